import type { Trait } from "@showroom/domain/filter/traits";

export const traitTexts = {
  /** The button, short so that the filters fit one line. */
  label: "Kleur",
  /** The opened filter. */
  title: "Kleur en uitstraling",
  traits: { colorGroup: "Kleur", appearance: "Uitstraling", gloss: "Glans" } satisfies Record<Trait, string>,
} as const;
