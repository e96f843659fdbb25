/** What a product looks like, in the few words by which buyers narrow a list. */

export const COLOR_GROUPS = [
  "white",
  "beige",
  "brown",
  "grey",
  "anthracite",
  "black",
  "green",
  "blue",
  "yellow",
  "red",
  "pink",
  "steel",
  "brass",
  "copper",
  "wood",
] as const;
/** The named colour of a filter, which many colours of makers share. */
export type ColorGroup = (typeof COLOR_GROUPS)[number];

export const APPEARANCES = [
  "plain",
  "handmade",
  "stone",
  "marble",
  "concrete",
  "terrazzo",
  "wood-look",
  "relief",
  "textile",
  "pattern",
  "metal",
] as const;
/** What a tile looks as if it were made of. */
export type Appearance = (typeof APPEARANCES)[number];

export const GLOSSES = ["matt", "satin", "gloss"] as const;
/** How much a surface shines. */
export type Gloss = (typeof GLOSSES)[number];
