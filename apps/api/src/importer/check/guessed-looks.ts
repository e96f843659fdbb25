/** What tiles look like where the owner does not say: guessed from pictures and words, and told in the report. */
import type { Bundle } from "@showroom/api-contract/bundle/bundle";
import { appearanceInWords, glossInWords } from "@showroom/domain/filter/appearance-words";
import { nameColor } from "@showroom/domain/filter/color-group";
import { isTileProduct, type Product } from "@showroom/domain/model/product";
import { APPEARANCE_WORDS, COLOR_GROUP_WORDS, GLOSS_WORDS } from "@showroom/domain/words/filter-words";
import type { Remark } from "../findings/finding.ts";

type LookGuess = Pick<Product, "colorGroup" | "appearance" | "gloss">;
/** By article number. */
export type LookGuesses = ReadonlyMap<string, LookGuess>;

/** Guesses what the owner leaves empty. `measured` has the colours of pictures, by article number. */
export const guessLooks = ({ products }: Bundle, measured: ReadonlyMap<string, string>): LookGuesses =>
  new Map(
    products.flatMap((product) => {
      if (!isTileProduct(product.type)) return [];
      const colour = measured.get(product.productNumber);
      const guess: LookGuess = {
        ...(product.colorGroup === null && colour !== undefined && { colorGroup: nameColor(colour) }),
        ...(product.appearance === null && { appearance: appearanceInWords(product) }),
        ...(product.gloss === null && { gloss: glossInWords(product) }),
      };
      return [[product.productNumber, guess] as const];
    }),
  );

/** The guesses as remarks, each at its column. */
export const guessedLooks = ({ products }: Bundle, guesses: LookGuesses): readonly Remark[] =>
  products.flatMap(({ productNumber }, at) => {
    const { colorGroup, appearance, gloss } = guesses.get(productNumber) ?? {};
    const remark = (field: string, from: string, word: string): Remark => ({
      path: `products[${at}].${field}`,
      reason: `is leeg; ${from} gelezen als "${word.toLowerCase()}"`,
    });
    return [
      ...(colorGroup ? [remark("colorGroup", "uit de foto", COLOR_GROUP_WORDS[colorGroup])] : []),
      ...(appearance ? [remark("appearance", "uit de woorden van de tegel", APPEARANCE_WORDS[appearance])] : []),
      ...(gloss ? [remark("gloss", "uit de woorden van de tegel", GLOSS_WORDS[gloss])] : []),
    ];
  });
