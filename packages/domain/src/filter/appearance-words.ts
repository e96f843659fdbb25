/** What a tile's own words say of its appearance and gloss. An owner's workbook often has these words and no columns for them. */
import type { Appearance, Gloss } from "../model/appearance.ts";
import type { Product } from "../model/product.ts";

/** The first that fits counts: 'marmerlook' is marble, although it is stone too. */
const APPEARANCE_WORDS: readonly (readonly [RegExp, Appearance])[] = [
  [/motief|patroon|ornament/, "pattern"],
  [/terrazzo|granito/, "terrazzo"],
  [/marmer|marble|carrara|calacatta|statuario/, "marble"],
  [/hout(?:look|nerf|structuur)?\b|\beiken|\bplank/, "wood-look"],
  [/beton|concrete|\bcement(?:look)?\b/, "concrete"],
  [/travertij?n|leisteen|kalksteen|natuursteen|hardsteen|graniet|zandsteen|steenlook|\bslate\b/, "stone"],
  [/handvorm|handgemaakt|handwerk|zellige|zellij|gebakken klei/, "handmade"],
  [/reliëf|relief|geribbeld|\bribbel/, "relief"],
  [/linnen|textiel|geweven/, "textile"],
  [/metaallook|cortenstaal|\bmetaal/, "metal"],
  [/\beffen\b|\buni\b/, "plain"],
];

const GLOSS_WORDS: readonly (readonly [RegExp, Gloss])[] = [
  [/zijdeglans|zijdezacht|halfglans|half ?mat|gesatineerd|satin/, "satin"],
  [/\b(?:hoog)?glan[sz]|gepolijst|geglazuurd|\bgloss/, "gloss"],
  [/\bmat(?:te?)?\b|\bstroef/, "matt"],
];

/** Products by the fields that have words. */
export type DescribedProduct = Pick<Product, "name" | "colorName" | "description">;

const firstIn = <Word>(text: string, words: readonly (readonly [RegExp, Word])[]): Word | null =>
  words.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** The name says it before the description does, which may also tell what a tile goes with. */
function said<Word>({ name, colorName, description }: DescribedProduct, words: readonly (readonly [RegExp, Word])[]) {
  return firstIn(`${name} ${colorName ?? ""}`.toLowerCase(), words) ?? firstIn(description.toLowerCase(), words);
}

/** The appearance that a tile's words name; null when they name none. */
export const appearanceInWords = (product: DescribedProduct): Appearance | null => said(product, APPEARANCE_WORDS);

/** The gloss that a tile's words name; null when they name none. */
export const glossInWords = (product: DescribedProduct): Gloss | null => said(product, GLOSS_WORDS);
