import type { ProductChoice } from "../model/choices.ts";
import type { PageProduct, Product, ProductVariant } from "../model/product.ts";
import { compareDimensions } from "../selection/dimension-order.ts";
import { variantsOf } from "../selection/variants.ts";
import { colourKey, sizeKey } from "./variant-keys.ts";

/** One colour of a product with the sizes it comes in. */
export interface ColourOption {
  /** Equal for equal colours; the empty text stands for "no colour". */
  readonly key: string;
  readonly name: string | null;
  /** #RRGGBB */
  readonly hex: string | null;
  /** By dimension, ascending. */
  readonly sizes: readonly SizeOption[];
  /** False when none of its sizes can be chosen. */
  readonly enabled: boolean;
  readonly product: Product;
}

export interface SizeOption {
  readonly variant: ProductVariant;
  readonly label: string | null;
  readonly enabled: boolean;
}

/** The current pick in the variant dialog; `variantId` is null when nothing can be chosen. */
export interface VariantPick {
  readonly colourKey: string | null;
  readonly variantId: number | null;
}

/** The colours on offer, each once and in the catalogue's order. `enabledIds` comes from `enabledVariantIds`. */
export function colourOptions(pageProduct: PageProduct, enabledIds: ReadonlySet<number>): readonly ColourOption[] {
  const byColour = new Map<string, ProductVariant[]>();
  for (const variant of variantsOf(pageProduct)) {
    const key = colourKey(variant.product);
    const list = byColour.get(key);
    if (list) list.push(variant);
    else byColour.set(key, [variant]);
  }
  return [...byColour].map(([key, variants]) => {
    const sizes = variants
      .toSorted((a, b) => compareDimensions(a.product, b.product) || a.id - b.id)
      .map((variant) => ({ variant, label: sizeKey(variant.product), enabled: enabledIds.has(variant.id) }));
    const { product } = variants[0] as ProductVariant;
    return {
      key,
      name: product.colorName,
      hex: product.color,
      sizes,
      enabled: sizes.some((size) => size.enabled),
      product,
    };
  });
}

/** The first pick when the dialog opens: the present choice, otherwise the first variant that can be chosen. */
export function startPick(colours: readonly ColourOption[], present: ProductChoice | null): VariantPick {
  const current =
    present &&
    colours.find((colour) =>
      colour.sizes.some((size) => size.variant.id === present.variantProjectProductId && size.enabled),
    );
  if (current) return { colourKey: current.key, variantId: present.variantProjectProductId };
  const first = colours.find((colour) => colour.enabled);
  return first ? pickOf(first, firstEnabled(first)) : { colourKey: colours[0]?.key ?? null, variantId: null };
}

/** Chooses a colour and keeps the size where that colour has it, else takes its first that can be chosen. Disabled: no change. */
export function pickColour(colours: readonly ColourOption[], pick: VariantPick, key: string): VariantPick {
  const colour = colours.find((option) => option.key === key);
  if (!colour?.enabled || colour.key === pick.colourKey) return pick;
  const present = pickedVariant(colours, pick);
  const same = present && colour.sizes.find((size) => size.enabled && size.label === sizeKey(present.product));
  return pickOf(colour, same ?? firstEnabled(colour));
}

/** Chooses a size of the present colour. Disabled or of another colour: no change. */
export function pickSize(colours: readonly ColourOption[], pick: VariantPick, variantId: number): VariantPick {
  const size = sizesOfPick(colours, pick).find((option) => option.variant.id === variantId);
  return size?.enabled && variantId !== pick.variantId ? { ...pick, variantId } : pick;
}

export function sizesOfPick(colours: readonly ColourOption[], pick: VariantPick): readonly SizeOption[] {
  return colours.find((colour) => colour.key === pick.colourKey)?.sizes ?? [];
}

export function pickedVariant(colours: readonly ColourOption[], pick: VariantPick): ProductVariant | null {
  return sizesOfPick(colours, pick).find((size) => size.variant.id === pick.variantId)?.variant ?? null;
}

/** The choice that saving the dialog makes; null while saving is not possible. */
export function pickedChoice(
  pageProduct: PageProduct,
  colours: readonly ColourOption[],
  pick: VariantPick,
): ProductChoice | null {
  const variant = pickedVariant(colours, pick);
  return variant ? { pageProductId: pageProduct.id, variantProjectProductId: variant.id } : null;
}

function firstEnabled(colour: ColourOption): SizeOption | undefined {
  return colour.sizes.find((size) => size.enabled);
}

function pickOf(colour: ColourOption, size: SizeOption | undefined): VariantPick {
  return { colourKey: colour.key, variantId: size?.variant.id ?? null };
}
