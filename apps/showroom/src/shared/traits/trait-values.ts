import { TRAITS, type Trait, type WantedTraits } from "@showroom/domain/filter/traits";
import { APPEARANCE_WORDS, COLOR_GROUP_WORDS, GLOSS_WORDS } from "@showroom/domain/words/filter-words";

/** The words of the values of each trait. */
export const TRAIT_WORDS: Readonly<Record<Trait, Readonly<Record<string, string>>>> = {
  colorGroup: COLOR_GROUP_WORDS,
  appearance: APPEARANCE_WORDS,
  gloss: GLOSS_WORDS,
};

/** What is asked for with other values of one trait. Values that there are not are left out. */
export function withValues<Name extends Trait>(
  wanted: WantedTraits,
  trait: Name,
  offered: WantedTraits[Name],
  values: readonly string[],
): WantedTraits {
  return { ...wanted, [trait]: offered.filter((value) => values.includes(value)) };
}

export interface TraitChip {
  readonly id: string;
  readonly label: string;
  readonly without: WantedTraits;
}

/** A chip for each value that is asked for. */
export const traitChips = (wanted: WantedTraits): readonly TraitChip[] =>
  TRAITS.flatMap((trait) =>
    wanted[trait].map((value) => ({
      id: `${trait}:${value}`,
      label: TRAIT_WORDS[trait][value] ?? value,
      without: { ...wanted, [trait]: wanted[trait].filter((other) => other !== value) },
    })),
  );

/** How many values are asked for, beside the filter's label; undefined when none are. */
export function traitSummary(wanted: WantedTraits): string | undefined {
  const count = TRAITS.reduce((sum, trait) => sum + wanted[trait].length, 0);
  return count === 0 ? undefined : String(count);
}
