import * as z from "zod/mini";
import type { Cents } from "@showroom/domain/money/cents";

/**
 * Values without further checks. Each schema is one object for all fields: a browser makes the schemas of the contract before
 * it can show a page.
 */
export const textSchema = z.string();
export const integerSchema = z.int();
export const numberSchema = z.number();
export const flagSchema = z.boolean();

/** Largest id of a 32-bit integer column. */
const MAX_ID = 2_147_483_647;

/** Id of a database row. */
export const idSchema = z.int().check(z.gte(1), z.lte(MAX_ID));

const integer: z.ZodMiniType = integerSchema;

/** An amount in euro cents including VAT. The brand `Cents` exists only at compile time; this cast adds it. */
export const centsSchema = integer as z.ZodMiniType<Cents, Cents>;

/** A timestamp with its offset, e.g. `2026-03-01T09:30:00Z`. */
export const momentSchema = z.iso.datetime({ offset: true });

/** #RRGGBB */
export const colorSchema = z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/));
