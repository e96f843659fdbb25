import * as z from "zod/mini";
import type { Cents } from "@showroom/domain/money/cents";

/** Largest id of a 32-bit integer column. */
const MAX_ID = 2_147_483_647;

/** Id of a database row. */
export const idSchema = z.int().check(z.gte(1), z.lte(MAX_ID));

const integer: z.ZodMiniType = z.int();

/** An amount in euro cents including VAT. The brand `Cents` exists only at compile time; this cast adds it. */
export const centsSchema = integer as z.ZodMiniType<Cents, Cents>;

/** A timestamp with its offset, e.g. `2026-03-01T09:30:00Z`. */
export const momentSchema = z.iso.datetime({ offset: true });

/** #RRGGBB */
export const colorSchema = z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/));
