import { z } from "zod";
import { cents } from "@showroom/domain/money/cents";

/** A key by which parts of a bundle refer to one another and by which a later import finds them again. */
export const keySchema = z
  .string()
  .regex(
    /^[a-z0-9][a-z0-9._-]{0,79}$/,
    "a key has lower-case letters, digits, dots, dashes and underscores, 80 at most",
  );

/** Euro cents including VAT. */
export const centsSchema = z
  .int()
  .min(-100_000_000)
  .max(100_000_000)
  .transform((value) => cents(value));
export const priceSchema = z
  .int()
  .min(0)
  .max(100_000_000)
  .transform((value) => cents(value));

/** A picture or film of the bundle, relative to its folder. */
export const fileSchema = z
  .string()
  .regex(/^images\/[a-z0-9/_.-]+\.(webp|jpg|png|svg|mp4|webm|vtt)$/, "a path below images/ with a known ending");

export const hexSchema = z.string().regex(/^#[0-9A-F]{6}$/, "a colour as #RRGGBB in capitals");

/** Plain text; never read as markup. */
export const textSchema = z.string().max(4000);
/** HTML; sanitised on import and once more on show. */
export const htmlSchema = z.string().max(20_000);
