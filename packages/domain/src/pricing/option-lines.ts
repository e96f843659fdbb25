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
  const own = tile && amounts ? [line(pricing, { id: kind, title, tile, amounts, isStandard: false })] : [];
  const accessories = (["GroutColor", "FinishingProfile"] as const).flatMap(
    (type) => accessoryLine(pricing, room, kind, type) ?? [],
  );
  return [...own, ...accessories];
}

function accessoryLine(
  pricing: PagePricing,
  room: RoomChoice,
  kind: OfferedOptionKind,
  type: AccessoryType,
): TileOptionLine | null {
  const choice = chosenAccessory(room, kind, type);
  const tile = chosen(pricing, choice);
  const amounts = optionAccessoryAmounts(pricing, room, kind, type);
  if (!tile || !amounts) return null;
  const isStandard = sameChoice(choice, standardAccessories(pricing.catalogue, kind)[type]);
  return line(pricing, { id: `${kind}${SUFFIX[type]}`, title: tile.product.name, tile, amounts, isStandard });
}

interface OptionFacts {
  readonly id: string;
  readonly title: string;
  readonly tile: CatalogueVariant;
  readonly amounts: Amounts;
  readonly isStandard: boolean;
}

function line({ project }: PagePricing, { id, title, tile, amounts, isStandard }: OptionFacts): TileOptionLine {
  const { name, colorName, size } = tile.product;
  const specifications = [...new Set([name, colorName, size])]
    .filter((fact) => fact !== null && fact !== "")
    .join(", ");
  return {
    ...productLine(tile, amounts, { indicative: !project.hasHardPrices, isStandard, group: null }),
    id,
    name: title,
    specifications,
  };
}
