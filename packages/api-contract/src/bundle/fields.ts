import { z } from "zod";
import { FACTOR_DECIMALS, QUANTITY_DECIMALS } from "@showroom/domain/pricing/exact";
import { cents } from "@showroom/domain/money/cents";

/** A key by which parts of a bundle refer to one another and by which a later import finds them again. */
export const keySchema = z
  .string()
  .regex(
    /^[a-z0-9][a-z0-9._-]{0,79}$/,
    "a key has lower-case letters, digits, dots, dashes and underscores, 80 at most",
  );

/** What an article is ordered by. */
export const articleNumberSchema = z
  .string()
  .regex(/^[A-Z0-9][A-Z0-9.-]{1,39}$/, "capitals, digits, dots and dashes, 40 at most");

/** Euro cents including VAT. */
export const priceSchema = z
  .int()
  .min(0)
  .max(100_000_000)
  .transform((value) => cents(value));

/** Refuses decimals that prices would not count: nothing is rounded in silence. */
const withDecimals = (most: number) =>
  z.number().refine((value) => Math.abs(value * 10 ** most - Math.round(value * 10 ** most)) < 1e-6, {
    error: `at most ${most} decimals: prices do not count more`,
  });

/** m² or m¹ of a home. */
export const quantitySchema = withDecimals(QUANTITY_DECIMALS).min(0).max(10_000);
/** 0.07 is 7%. */
export const fractionSchema = withDecimals(FACTOR_DECIMALS).min(0).max(1);
/** How many units something takes per unit. */
export const factorSchema = withDecimals(FACTOR_DECIMALS).min(0);

/** A picture or film of the bundle, relative to its folder. */
export const fileSchema = z
  .string()
  .regex(/^images\/[a-z0-9/_.-]+\.(webp|jpg|png|svg|mp4|webm|vtt)$/, "a path below images/ with a known ending");

export const hexSchema = z.string().regex(/^#[0-9A-F]{6}$/, "a colour as #RRGGBB in capitals");

/** Plain text; never read as markup. */
export const textSchema = z.string().max(4000);
/** HTML; sanitised on import and once more on show. */
export const htmlSchema = z.string().max(20_000);
