import type { CatalogueField, CatalogueFieldGroup } from "@showroom/api-contract/entities/catalogue-fields";

interface PriceRow {
  /** Name of the article, package or other entry. */
  readonly name: string;
  readonly fields: readonly CatalogueField[];
}

/** Entries with the same prices, one row each. */
export interface PriceTable {
  /** Name of their sheet. */
  readonly sheet: string;
  readonly headings: readonly string[];
  readonly rows: readonly PriceRow[];
}

/** The sheet of a group and the name of its entry: `Producten: WT-1 Wit`. A form has no entries. */
function placeOf({ title }: CatalogueFieldGroup): readonly [sheet: string, name: string] {
  const at = title.indexOf(": ");
  return at < 0 ? [title, title] : [title.slice(0, at), title.slice(at + 2)];
}

/** The tables of price fields, in the order of the groups. */
export function priceTables(groups: readonly CatalogueFieldGroup[]): readonly PriceTable[] {
  const tables = new Map<string, PriceTable>();
  for (const group of groups) {
    const [sheet, name] = placeOf(group);
    const headings = group.fields.map(({ label }) => label);
    const key = JSON.stringify([sheet, headings]);
    const rows = tables.get(key)?.rows ?? [];
    tables.set(key, { sheet, headings, rows: [...rows, { name, fields: group.fields }] });
  }
  return [...tables.values()];
}
