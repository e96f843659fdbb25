import type { ProductChoice, RoomChoice } from "../model/choices.ts";
import type { LineStatus } from "../model/cost.ts";
import type { ProductGroup } from "../model/product.ts";
import type { CatalogueVariant } from "../selection/page-catalogue.ts";
import { chosenInGroup } from "../selection/sanitary.ts";
import { sameChoice } from "../selection/variants.ts";
import { lineAmounts, NO_AMOUNTS, type Amounts } from "./amounts.ts";
import { exact } from "./exact.ts";
import { chosen, type PagePricing } from "./page-pricing.ts";

export interface SanitaryAmounts {
  readonly variant: CatalogueVariant;
  readonly amounts: Amounts;
  readonly status: LineStatus;
}

/** The lines of one group: what is chosen, then the standard products that were dropped. */
export function groupAmounts(pricing: PagePricing, room: RoomChoice, group: ProductGroup): readonly SanitaryAmounts[] {
  const choices = chosenInGroup(room, group.id);
  const standards = chosenInGroup(pricing.standard, group.id);
  const replaceable = standards.filter((standard) => !choices.some((choice) => sameChoice(choice, standard)));
  const lines: SanitaryAmounts[] = [];
  for (const choice of choices) {
    const variant = chosen(pricing, choice);
    if (!variant) continue;
    if (standards.some((standard) => sameChoice(choice, standard))) {
      lines.push({ variant, amounts: NO_AMOUNTS, status: "standard" });
      continue;
    }
    const replaced = takeReplaced(replaceable, choice, group.singleChoice);
    lines.push({ variant, amounts: difference(pricing, variant, chosen(pricing, replaced)), status: "chosen" });
  }
  for (const choice of replaceable) {
    const variant = chosen(pricing, choice);
    if (variant) lines.push({ variant, amounts: difference(pricing, null, variant), status: "dropped" });
  }
  return lines;
}

/** The standard that a choice replaces: the same product in its standard variant, or the standard of a single-choice group. */
function takeReplaced(
  replaceable: ProductChoice[],
  choice: ProductChoice,
  singleChoice: boolean,
): ProductChoice | null {
  const same = replaceable.findIndex((standard) => standard.pageProductId === choice.pageProductId);
  const at = same === -1 && singleChoice ? 0 : same;
  return at === -1 ? null : (replaceable.splice(at, 1)[0] ?? null);
}

function difference(
  { project }: PagePricing,
  own: CatalogueVariant | null,
  standard: CatalogueVariant | null,
): Amounts {
  const gross = own ? exact(own.product.grossPrice) + exact(own.product.addedCosts) : 0;
  const labour = (own ? exact(own.product.labourPrice) : 0) - (standard ? exact(standard.product.labourPrice) : 0);
  return lineAmounts(gross, standard ? exact(standard.product.returnPrice) : 0, project.enableLabour ? labour : 0);
}
