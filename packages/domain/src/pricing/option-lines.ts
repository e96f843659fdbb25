import type { AccessoryType, RoomChoice, TileOptionChoice } from "../model/choices.ts";
import type { TileOptionLine } from "../model/cost.ts";
import { chosenAccessory } from "../selection/accessories.ts";
import { isAccent, type CatalogueVariant, type OfferedOptionKind } from "../selection/page-catalogue.ts";
import { standardAccessories } from "../selection/standard-accessories.ts";
import { sameChoice } from "../selection/variants.ts";
import { optionAccessoryAmounts } from "./accessory-amounts.ts";
import type { Amounts } from "./amounts.ts";
import { productLine } from "./line-item.ts";
import { optionAmounts } from "./option-amounts.ts";
import { chosen, type PagePricing } from "./page-pricing.ts";

const SUFFIX: Readonly<Record<AccessoryType, string>> = { GroutColor: "-grout", FinishingProfile: "-profile" };

/** The lines of the chosen tile options: the option itself, its grout, its profile. CeilingHigh has none of its own. */
export function optionLines(pricing: PagePricing, room: RoomChoice): readonly TileOptionLine[] {
  return room.tileOptions.flatMap((option) => linesOf(pricing, room, option));
}

function linesOf(pricing: PagePricing, room: RoomChoice, option: TileOptionChoice): readonly TileOptionLine[] {
  const kind = option.tileOption;
  if (kind === "CeilingHigh") return [];
  const tile = chosen(pricing, isAccent(kind) ? option.selectedVariant : room.floorTileProduct);
  const amounts = optionAmounts(pricing, room, option);
  const title = pricing.catalogue.options.get(kind)?.title ?? kind;
  const own =
    tile && amounts
      ? [line(pricing, { id: kind, name: title, specifications: factsOf(tile), tile, amounts, isStandard: false })]
      : [];
  const accessories = (["GroutColor", "FinishingProfile"] as const).flatMap(
    (type) => accessoryLine(pricing, room, { kind, title, type }) ?? [],
  );
  return [...own, ...accessories];
}

/** Its own name, and the option that it goes with: a room may have the same grout in several places. */
function accessoryLine(
  pricing: PagePricing,
  room: RoomChoice,
  { kind, title, type }: { readonly kind: OfferedOptionKind; readonly title: string; readonly type: AccessoryType },
): TileOptionLine | null {
  const choice = chosenAccessory(room, kind, type);
  const tile = chosen(pricing, choice);
  const amounts = optionAccessoryAmounts(pricing, room, kind, type);
  if (!tile || !amounts) return null;
  const isStandard = sameChoice(choice, standardAccessories(pricing.catalogue, kind)[type]);
  const id = `${kind}${SUFFIX[type]}`;
  return line(pricing, { id, name: tile.product.name, specifications: title, tile, amounts, isStandard });
}

interface OptionFacts {
  readonly id: string;
  readonly name: string;
  readonly specifications: string;
  readonly tile: CatalogueVariant;
  readonly amounts: Amounts;
  readonly isStandard: boolean;
}

function line({ project }: PagePricing, { tile, amounts, isStandard, ...words }: OptionFacts): TileOptionLine {
  return {
    ...productLine(tile, amounts, { indicative: !project.hasHardPrices, isStandard, group: null }),
    ...words,
  };
}

/** What a tile is in words, no part of them twice. */
function factsOf({ product: { name, colorName, size } }: CatalogueVariant): string {
  return [name, ...[colorName, size].filter((fact) => fact !== null && fact !== "" && !name.includes(fact))].join(", ");
}
