/** Filters by what products look like: colour, appearance and gloss. */
import { APPEARANCES, COLOR_GROUPS, GLOSSES } from "../model/appearance.ts";
import type { Appearance, ColorGroup, Gloss } from "../model/appearance.ts";
import type { Product } from "../model/product.ts";
import { colorGroupOf } from "./color-group.ts";

/** What is asked for. Within a trait one of the values is enough; a trait without values asks for nothing. */
export interface WantedTraits {
  readonly colorGroup: readonly ColorGroup[];
  readonly appearance: readonly Appearance[];
  readonly gloss: readonly Gloss[];
}
export type Trait = keyof WantedTraits;
export const TRAITS = ["colorGroup", "appearance", "gloss"] as const satisfies readonly Trait[];

export const TRAIT_VALUES = { colorGroup: COLOR_GROUPS, appearance: APPEARANCES, gloss: GLOSSES } as const satisfies {
  readonly [Name in Trait]: WantedTraits[Name];
};

export const NO_TRAITS: WantedTraits = { colorGroup: [], appearance: [], gloss: [] };

/** A bit for each value of each trait; a product has at most one of each trait. */
export type TraitBits = number;

const FIRST_BIT: Readonly<Record<Trait, number>> = {
  colorGroup: 0,
  appearance: COLOR_GROUPS.length,
  gloss: COLOR_GROUPS.length + APPEARANCES.length,
};

function bitOf(trait: Trait, value: string | null | undefined): TraitBits {
  const at = (TRAIT_VALUES[trait] as readonly string[]).indexOf(value ?? "");
  return at < 0 ? 0 : 1 << (FIRST_BIT[trait] + at);
}

export type ProductWithTraits = Pick<Product, "colorGroup" | "color" | "model" | "appearance" | "gloss">;

export const traitBits = (product: ProductWithTraits): TraitBits =>
  bitOf("colorGroup", colorGroupOf(product)) | bitOf("appearance", product.appearance) | bitOf("gloss", product.gloss);

/** One mask for each trait that is asked for; a product fits when it has a bit of every mask. */
export const wantedMasks = (wanted: WantedTraits): readonly TraitBits[] =>
  TRAITS.filter((trait) => wanted[trait].length > 0).map((trait) =>
    wanted[trait].reduce((mask, value) => mask | bitOf(trait, value), 0),
  );

/** The values that at least one of the products has, in their fixed order. */
export function traitsAmong(all: Iterable<TraitBits>): WantedTraits {
  let found = 0;
  for (const bits of all) found |= bits;
  const among = <Value extends string>(trait: Trait, values: readonly Value[]) =>
    values.filter((value) => (found & bitOf(trait, value)) !== 0);
  return {
    colorGroup: among("colorGroup", COLOR_GROUPS),
    appearance: among("appearance", APPEARANCES),
    gloss: among("gloss", GLOSSES),
  };
}

/** Whether anything is asked for. */
export const asksTraits = (wanted: WantedTraits): boolean => TRAITS.some((trait) => wanted[trait].length > 0);
