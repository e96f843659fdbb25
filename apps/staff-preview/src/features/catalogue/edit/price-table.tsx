import { TextField } from "@showroom/ui/controls/text-field/text-field";
import { EntryTable } from "@showroom/ui/staff/entry-table/entry-table";
import type { PriceTable as Table } from "./price-tables.ts";
import { editTexts as texts } from "./texts.ts";
import type { Edits } from "./use-edits.ts";

/** Prices of the entries of a sheet, one row each, to type in like a spreadsheet. */
export function PriceTable({ table: { sheet, headings, rows }, edits }: { table: Table; edits: Edits }) {
  return (
    <EntryTable
      title={sheet}
      nameHeading={texts.entry}
      headings={headings}
      rows={rows.map(({ name, fields }) => ({
        id: fields[0]?.path ?? name,
        name,
        fields: fields.map((field) => (
          <TextField
            key={field.path}
            hideLabel
            label={texts.priceOf(field.label, name)}
            inputMode="decimal"
            value={edits.valueOf(field)}
            onChange={(event) => edits.edit(field, event.target.value)}
          />
        )),
      }))}
    />
  );
}
