/** Bodies with files: multipart form data. */
import * as z from "zod/mini";

/** Part with all that is not a file, as JSON. Each file is a part with the name of its field. */
export const FIELDS_PART = "fields";
/** Bytes of a body besides its files: the other fields, and what separates the parts. */
export const FORM_OVERHEAD = 256 * 1024;

/** A file with its name. Its reader says what is wrong with its kind. @param limit in bytes */
export const uploadSchema = (limit: number) =>
  z.file().check(
    z.maxSize(limit),
    z.refine((file) => file.name.length > 0 && file.name.length <= 200),
  );

/** Makes multipart form data of a body. Files stand in its fields, alone or in lists. */
export function formOf(body: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  const fields: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(body)) {
    const files = [value].flat().filter((one) => one instanceof File);
    for (const file of files) form.append(name, file, file.name);
    if (Array.isArray(value) && value.length === files.length) fields[name] = [];
    else if (files.length === 0) fields[name] = value;
  }
  form.set(FIELDS_PART, JSON.stringify(fields));
  return form;
}
