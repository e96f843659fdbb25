import { z } from "zod";
import { FACTOR_DECIMALS, QUANTITY_DECIMALS } from "@showroom/domain/pricing/exact";
import { cents } from "@showroom/domain/money/cents";
import { gtinFault } from "@showroom/domain/validation/gtin";

/** The unit of each number in a bundle. A spreadsheet uses euros, centimetres and percentages instead. */
export const BUNDLE_UNITS = z.registry<{ readonly unit: "cents" | "millimetres" | "fraction" | "percent" }>();

/** A key of a bundle entry. Other entries refer to it, and a later import finds the stored entry by it. */
export const keySchema = z
  .string()
  .regex(
    /^[a-z0-9][a-z0-9._-]{0,79}$/,
    "een sleutel heeft kleine letters, cijfers, punten en streepjes, hoogstens 80, en geen spaties",
  );

/** The number by which an article is ordered. */
export const articleNumberSchema = z
  .string()
  .regex(/^[A-Z0-9][A-Z0-9.-]{1,39}$/, "een artikelnummer heeft hoofdletters, cijfers, punten en streepjes, 2 tot 40");

/** Explains how to write a price that is not a whole number of cents. */
function priceWords(input: unknown): string {
  const amount = typeof input === "string" ? Number(input.replace(/[€\s]/g, "").replace(",", ".")) : Number(input);
  if (!Number.isFinite(amount) || typeof input === "boolean" || input === null)
    return "hier hoort een bedrag in hele centen, zonder aanhalingstekens: € 12,50 is 1250";
  const shown = amount.toFixed(2).replace(".", ",");
  return `hier hoort een bedrag in hele centen, zonder aanhalingstekens: € ${shown} is ${Math.round(amount * 100)}`;
}

/** Euro cents including VAT. */
export const priceSchema = z
  .int({
    error: ({ input }) => (input === undefined ? "ontbreekt; hier hoort een bedrag in hele centen" : priceWords(input)),
  })
  .min(0, "een bedrag is niet negatief")
  .max(100_000_000, "hoogstens een miljoen euro; bedragen zijn in centen")
  .transform((value) => cents(value))
  .register(BUNDLE_UNITS, { unit: "cents" });

/** Refuses more decimals than a price calculation uses, so that no value is rounded silently. */
const withDecimals = (most: number) =>
  z.number().refine((value) => Math.abs(value * 10 ** most - Math.round(value * 10 ** most)) < 1e-6, {
    error: `hoogstens ${most} cijfers achter de komma: met meer wordt niet gerekend`,
  });

/** A quantity of a home in m² or metres. */
export const quantitySchema = withDecimals(QUANTITY_DECIMALS).min(0).max(10_000);
/** A fraction: 0.07 is 7%. */
export const fractionSchema = withDecimals(FACTOR_DECIMALS).min(0).max(1).register(BUNDLE_UNITS, { unit: "fraction" });
/** A percentage: 21 is 21%. */
export const percentageSchema = z.number().min(0).max(100).register(BUNDLE_UNITS, { unit: "percent" });
/** A length of a product in millimetres. */
export const millimetresSchema = z.number().positive().max(20_000).register(BUNDLE_UNITS, { unit: "millimetres" });
/** A length of a room in millimetres. */
export const roomLengthSchema = withDecimals(QUANTITY_DECIMALS)
  .min(0)
  .max(20_000)
  .register(BUNDLE_UNITS, { unit: "millimetres" });
/** A number of units per unit of something else. */
export const factorSchema = withDecimals(FACTOR_DECIMALS).min(0);

/** A picture or film of the bundle, relative to its folder. */
export const fileSchema = z
  .string()
  .regex(
    /^images\/[a-z0-9/_.-]+\.(webp|jpg|png|svg|mp4|webm|vtt)$/,
    "de naam van een bestand in de map images, in kleine letters, met .webp, .jpg, .png, .svg, .mp4, .webm of .vtt",
  );

export const hexSchema = z
  .string()
  .regex(/^#[0-9A-F]{6}$/, "een kleur als #RRGGBB, met hoofdletters, bijvoorbeeld #F2F1EE");

/** Plain text; never read as markup. */
export const textSchema = z.string().max(4000);

/** Where an article is ordered. Order lists have it; buyers do not see it. */
export const SUPPLY_FIELDS = {
  supplier: textSchema.max(200).nullable().default(null),
  /** The supplier's own number of the article. */
  supplierNumber: textSchema.max(100).nullable().default(null),
  /** The number below the bar code, with its check digit. */
  gtin: z
    .string()
    .max(100)
    .superRefine((text, context) => {
      const message = gtinFault(text);
      if (message !== null) context.addIssue({ code: "custom", message });
    })
    .nullable()
    .default(null),
};
/** HTML; sanitised at import and again before it is shown. */
export const htmlSchema = z.string().max(20_000);
