import * as z from "zod/mini";
import { textSchema } from "./scalars.ts";

export const EDIT_SECTIONS = ["texts", "pictures", "people", "dates", "prices"] as const;
export const editSectionSchema = z.enum(EDIT_SECTIONS);
export type EditSection = z.output<typeof editSectionSchema>;

/** A field of a catalogue that can be edited, as it stands in a spreadsheet: euros with a comma, centimetres. */
export const catalogueFieldSchema = z.object({
  /** In `bundle.json`, e.g. `products[3].grossPrice`. */
  path: textSchema,
  /** Heading of its column in a spreadsheet, with its unit. */
  label: textSchema,
  value: textSchema,
  /** `long`: more than a line; `formatted`: the same with paragraphs, lists and links, without HTML; `files`: names of pictures, one per line. */
  kind: z.enum(["line", "long", "formatted", "date", "number", "yesNo", "file", "files"]),
});
export type CatalogueField = z.output<typeof catalogueFieldSchema>;

/** The fields of one entry, such as a page or an article. */
export const catalogueFieldGroupSchema = z.object({ title: textSchema, fields: z.array(catalogueFieldSchema) });
export type CatalogueFieldGroup = z.output<typeof catalogueFieldGroupSchema>;
