import type { ProductChoice, RoomChoice } from "../model/choices.ts";
import type { LineStatus } from "../model/cost.ts";
import { piecesOf } from "../model/fixture-pieces.ts";
import type { ProductGroup } from "../model/product.ts";
import type { CatalogueVariant } from "../selection/page-catalogue.ts";
import { basinsIn } from "../selection/pieces.ts";
import { chosenInGroup } from "../selection/sanitary.ts";
import { sameChoice } from "../selection/variants.ts";
import { lineAmounts, NO_AMOUNTS, type Amounts } from "./amounts.ts";
import { exact, type Exact } from "./exact.ts";
import { chosen, type PagePricing } from "./page-pricing.ts";

export interface SanitaryAmounts {
  readonly variant: CatalogueVariant;
  /** Number of pieces that are delivered, or of the standard that is dropped. */
  readonly pieces: number;
  readonly amounts: Amounts;
  readonly status: LineStatus;
}

/** The lines of one group: what is chosen, then the standard products that were dropped. */
export function groupAmounts(pricing: PagePricing, room: RoomChoice, group: ProductGroup): readonly SanitaryAmounts[] {
  const choices = chosenInGroup(room, group.id);
  const standards = chosenInGroup(pricing.standard, group.id);
  const replaceable = standards.filter((standard) => !choices.some((choice) => sameChoice(choice, standard)));
  const own = { pricing, basins: basinsIn(pricing, room) };
  const usual = { pricing, basins: basinsIn(pricing, pricing.standard) };
  const lines: SanitaryAmounts[] = [];
  for (const choice of choices) {
    const delivered = counted(own, choice);
    if (!delivered) continue;
    const { variant, pieces } = delivered;
    if (standards.some((standard) => sameChoice(choice, standard))) {
      lines.push({
        variant,
        pieces,
        amounts: moreOrFewer(pricing, delivered, counted(usual, choice)),
        status: "standard",
      });
      continue;
    }
    const replaced = counted(usual, takeReplaced(replaceable, choice, group.singleChoice));
    lines.push({ variant, pieces, amounts: difference(pricing, delivered, replaced), status: "chosen" });
  }
  for (const choice of replaceable) {
    const dropped = counted(usual, choice);
    if (dropped) lines.push({ ...dropped, amounts: difference(pricing, null, dropped), status: "dropped" });
  }
  return lines;
}

interface Counted {
  readonly variant: CatalogueVariant;
  readonly pieces: number;
}

function counted(
  { pricing, basins }: { readonly pricing: PagePricing; readonly basins: number },
  choice: ProductChoice | null,
): Counted | null {
  const variant = chosen(pricing, choice);
  return variant && { variant, pieces: piecesOf(variant.product.model, basins) };
}

/** The amounts of the standard product itself: nothing, unless the room has more or fewer pieces of it than the standard. */
function moreOrFewer(pricing: PagePricing, own: Counted, usual: Counted | null): Amounts {
  const more = own.pieces - (usual?.pieces ?? own.pieces);
  if (more === 0) return NO_AMOUNTS;
  const { variant } = own;
  return more > 0
    ? difference(pricing, { variant, pieces: more }, null)
    : difference(pricing, null, { variant, pieces: -more });
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

function difference({ project }: PagePricing, own: Counted | null, standard: Counted | null): Amounts {
  const gross = own
    ? exact(own.variant.product.grossPrice, own.pieces) + exact(own.variant.product.addedCosts, own.pieces)
    : 0;
  const returned = standard ? exact(standard.variant.product.returnPrice, standard.pieces) : 0;
  const labour = labourOf(own) - labourOf(standard);
  return lineAmounts(gross, returned, project.enableLabour ? labour : 0);
}

function labourOf(counted: Counted | null): Exact {
  return counted ? exact(counted.variant.product.labourPrice, counted.pieces) : 0;
}
