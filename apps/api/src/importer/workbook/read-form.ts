import { writePath } from "../findings/write-path.ts";
import { isEmpty, placeOf } from "./cell-values.ts";
import { meantBy, namesOf, titleOf } from "./find-headings.ts";
import { findSheet } from "./find-sheets.ts";
import { FORM_HEADINGS, FORM_SHEET } from "./labels.ts";
import { EMPTY, findMissingColumns, put, readField, type Entry, type Reader } from "./reader.ts";
import { FORM, type Column } from "./sheet-layout.ts";

/** Reads the sheet with the fields that a bundle has once. */
export function readForm(reader: Reader, bundle: Entry): void {
  const { name, rows } = findSheet(reader.sheets, FORM_SHEET) ?? { name: FORM_SHEET, rows: [] };
  const titles = rows.map(([title]) => titleOf(String(title?.value ?? "")));
  const known = new Set([...FORM.flatMap(namesOf), ...FORM_HEADINGS.map((heading) => titleOf(heading).name)]);
  const isThere = (column: Column): boolean => titles.some(({ name: title }) => namesOf(column).includes(title));
  const headings = FORM.map(({ heading }) => heading);
  const absent = FORM.filter((column) => !isThere(column)).map(({ heading }) => heading);
  const missing: Column[] = [];
  rows.forEach((row, at) => {
    const title = titles[at]?.name ?? "";
    const text = String(row[0]?.value ?? "");
    if (!known.has(title) && row.some(({ value }) => !isEmpty(value)) && !isEmpty(row[1]?.value))
      reader.warnings.push({
        path: `${name} rij ${at + 1}`,
        reason: `de regel "${text}" bestaat niet en wordt niet gelezen${meantBy(text, headings, absent)}`,
      });
    for (const [place, { value }] of row.entries())
      if (place > 1 && !isEmpty(value))
        reader.warnings.push({
          path: `${name} ${placeOf(at, place)}`,
          reason: `deze cel wordt niet gelezen; er staat "${String(value)}"`,
        });
  });
  for (const column of FORM) {
    const names = namesOf(column);
    const at = titles.findIndex((title) => names.includes(title.name));
    const place = at < 0 ? FORM_SHEET : `${FORM_SHEET} rij ${at + 1} (${column.heading})`;
    const cell = at < 0 ? undefined : rows[at]?.[1];
    const again = titles.findIndex((title, other) => other > at && names.includes(title.name));
    if (at >= 0 && again >= 0)
      reader.faults.push({
        path: `${FORM_SHEET} rij ${again + 1} (${column.heading})`,
        reason: `deze regel staat ook op rij ${at + 1}; laat er één staan, want één ervan telt`,
      });
    if (at < 0) {
      missing.push(column);
      reader.silenced.add(writePath(column.path));
    }
    if (isEmpty(cell?.value) && column.path.length > 1 && column.empty !== "absent")
      put(bundle, column.path, EMPTY[column.empty]);
    readField(reader, bundle, "", column, { cell, place, unit: "" });
  }
  if (rows.length === 0)
    reader.faults.push({
      path: FORM_SHEET,
      reason: `het blad "${FORM_SHEET}" (${FORM_HEADINGS.join(", ")}) ontbreekt`,
    });
  else findMissingColumns(reader, FORM_SHEET, missing, "line");
}
