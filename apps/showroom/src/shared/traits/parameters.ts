/** In the address: what products look like. */
export const TRAIT_PARAMETERS = { colorGroup: "kleur", appearance: "uitstraling", gloss: "glans" } as const;
