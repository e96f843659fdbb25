import { LARGEST_BUDGET } from "@showroom/api-contract/endpoints/budget";
import { cents, type Cents } from "@showroom/domain/money/cents";

const AMOUNT = /^(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,(?:\d{2}|-))?$/;

/** Reads a typed budget ('5000', '€ 5.000', '5.000,-', '4.999,50'); null when it is none. */
export function readBudget(typed: string): Cents | null {
  const text = typed.replaceAll(/[€\s]/g, "");
  if (!AMOUNT.test(text)) return null;
  const [euros = "", rest = ""] = text.replaceAll(".", "").split(",");
  const amount = Number(euros) * 100 + (rest === "-" ? 0 : Number(rest));
  return amount >= 1 && amount <= LARGEST_BUDGET ? cents(amount) : null;
}
