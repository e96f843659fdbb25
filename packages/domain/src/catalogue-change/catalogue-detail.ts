/** One difference between two versions of a catalogue, in the words of its spreadsheet. */
export interface CatalogueDetail {
  /** The sheet. */
  readonly sheet: string;
  /** The entry, with those that it belongs to; null for a field that a catalogue has once. */
  readonly entry: string | null;
  /** The heading of the column; null when the whole entry is new or gone. */
  readonly field: string | null;
  /** The values in Dutch. An entry that is new has no `from`, one that is gone no `to`. */
  readonly from: string | null;
  readonly to: string | null;
}

/** A difference without its sheet, in one line: `Type A, badkamer: Wand m²: 19,2 → 1.920`. */
export function writeDetail({ entry, field, from, to }: CatalogueDetail): string {
  if (field !== null) return `${entry === null ? "" : `${entry}: `}${field}: ${from ?? "leeg"} → ${to ?? "leeg"}`;
  return `${entry ?? ""} ${to === null ? "vervalt" : "komt erbij"}`.trim();
}
