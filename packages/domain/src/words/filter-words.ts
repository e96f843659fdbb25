/** Dutch names of what products look like, in filters and in the report of an import. */
import type { Appearance, ColorGroup, Gloss } from "../model/appearance.ts";

export const COLOR_GROUP_WORDS: Readonly<Record<ColorGroup, string>> = {
  white: "Wit",
  beige: "Beige",
  brown: "Bruin",
  grey: "Grijs",
  anthracite: "Antraciet",
  black: "Zwart",
  green: "Groen",
  blue: "Blauw",
  yellow: "Geel",
  red: "Terra",
  pink: "Roze",
  steel: "Chroom",
  brass: "Messing",
  copper: "Koper",
  wood: "Hout",
};

export const APPEARANCE_WORDS: Readonly<Record<Appearance, string>> = {
  plain: "Effen",
  handmade: "Handvorm",
  stone: "Natuursteen",
  marble: "Marmer",
  concrete: "Beton",
  terrazzo: "Terrazzo",
  "wood-look": "Houtlook",
  relief: "Reliëf",
  textile: "Textiel",
  pattern: "Motief",
  metal: "Metaal",
};

export const GLOSS_WORDS: Readonly<Record<Gloss, string>> = { matt: "Mat", satin: "Zijdeglans", gloss: "Glans" };
