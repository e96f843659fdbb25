import { PriceTag } from "@showroom/ui/showroom/price-tag/price-tag";
import { formatDifference } from "@showroom/domain/format/money";
import { cents } from "@showroom/domain/money/cents";
import type { CardPrice } from "@showroom/domain/pricing/card-price";

/** In a dialog: how much a part, such as a colour, costs more or less than the part that is picked there. Nothing for the picked part. */
export function PartDifference({
  price,
  picked,
}: {
  readonly price: CardPrice | null;
  readonly picked: CardPrice | null;
}) {
  if (price === null || picked === null || price.step === picked.step) return null;
  const difference = cents(price.extra - picked.extra);
  return <PriceTag size="small" amount={difference === 0 ? undefined : formatDifference(difference)} same />;
}
