/** What calls that read a sheet of staff have in common. */
import * as z from "zod/mini";
import { idSchema } from "../entities/scalars.ts";

/** Largest sheet, in bytes. */
export const SHEET_FILE_LIMIT = 1024 * 1024;
/** In Base64, with room for the rest of the body; a list of typed rows is smaller. */
export const SHEET_BODY_LIMIT = Math.ceil((SHEET_FILE_LIMIT * 4) / 3) + 4_096;

export const sheetFileSchema = z.strictObject({
  fileName: z.string().check(z.maxLength(200), z.regex(/\.(xlsx|csv)$/i)),
  /** Base64. */
  content: z.string().check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/), z.maxLength(SHEET_BODY_LIMIT)),
});

/** A text as it was typed: the server says what is wrong with it. */
export const typedSchema = z.string().check(z.maxLength(300));

/** Row of the sheet, from 1; null for a typed one. */
export const sheetLine = { line: z.nullable(idSchema) };
