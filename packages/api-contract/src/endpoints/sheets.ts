/** What calls that read a sheet of staff have in common. */
import * as z from "zod/mini";
import { FORM_OVERHEAD, uploadSchema } from "../entities/upload.ts";
import { idSchema } from "../entities/scalars.ts";

/** Largest sheet, in bytes. */
export const SHEET_FILE_LIMIT = 1024 * 1024;
/** Also of a list of typed rows. */
export const SHEET_BODY_LIMIT = SHEET_FILE_LIMIT + FORM_OVERHEAD;

export const sheetFileSchema = z.strictObject({ file: uploadSchema(SHEET_FILE_LIMIT) });

/** A text as it was typed: the server says what is wrong with it. */
export const typedSchema = z.string().check(z.maxLength(300));

/** Row of the sheet, from 1; null for a typed one. */
export const sheetLine = { line: z.nullable(idSchema) };
