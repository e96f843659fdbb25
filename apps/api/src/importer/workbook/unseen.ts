import type { Remark } from "../findings/finding.ts";
import type { SheetFacts } from "./cell-facts.ts";
import { isEmpty, letterOf, type Cell } from "./cell-values.ts";

/** Rows or columns that one remark names. */
const MOST_NAMED = 10;

const listed = (names: readonly string[]): string =>
  names.length > MOST_NAMED
    ? `${names.slice(0, MOST_NAMED).join(", ")} en nog ${names.length - MOST_NAMED}`
    : names.join(", ");

type Rows = readonly (readonly { readonly value: Cell }[])[];

/** What an owner does not see and the import reads: hidden sheets, rows and columns; and comments, which it does not read. */
export function findUnseen({ name, hidden, isFiltered, comments }: SheetFacts, rows: Rows): Remark[] {
  const isFilled = (cells: Rows[number] | undefined): boolean => cells?.some(({ value }) => !isEmpty(value)) === true;
  const hiddenRows = hidden.rows.filter((at) => isFilled(rows[at]));
  const hiddenColumns = hidden.columns.filter((at) => rows.some((cells) => !isEmpty(cells[at]?.value)));
  const remarks: Remark[] = [];
  if (hidden.isSheet && rows.some(isFilled))
    remarks.push({ path: name, reason: "dit blad is verborgen, en is wel gelezen" });
  if (hiddenRows.length > 0) {
    const [first] = (rows[hiddenRows[0] ?? 0] ?? []).filter(({ value }) => !isEmpty(value));
    const isOne = hiddenRows.length === 1;
    const named = `rij ${listed(hiddenRows.map((at) => String(at + 1)))}`;
    const unseen = `${named} ${isOne ? "is verborgen, en is" : "zijn verborgen, en zijn"} wel gelezen`;
    const filtered = `een filter verbergt ${named}, die wel gelezen ${isOne ? "is" : "zijn"}`;
    remarks.push({
      path: `${name} rij ${(hiddenRows[0] ?? 0) + 1}`,
      reason: `${isFiltered ? filtered : unseen}; er staat "${String(first?.value ?? "").trim()}"`,
    });
  }
  for (const at of hiddenColumns) {
    const title = rows.map((cells) => cells[at]?.value).find((value) => !isEmpty(value));
    remarks.push({
      path: `${name} kolom ${letterOf(at)}`,
      reason: `deze kolom is verborgen, en is wel gelezen; er staat "${String(title ?? "").trim()}"`,
    });
  }
  for (const [place, text] of comments)
    remarks.push({
      path: `${name} ${place}`,
      reason: `de opmerking bij deze cel wordt niet gelezen; er staat "${text.trim().replaceAll(/\s+/g, " ")}"`,
    });
  return remarks;
}
