import { expect, it } from "vitest";
import type { CatalogueFieldGroup } from "@showroom/api-contract/entities/catalogue-fields";
import { priceTables } from "./price-tables.ts";

const group = (title: string, ...labels: readonly string[]): CatalogueFieldGroup => ({
  title,
  fields: labels.map((label) => ({ path: `${title}/${label}`, label, value: "1", kind: "number" })),
});

it("has a table for each sheet, with a row for each entry", () => {
  const groups = [
    group("Project", "Montage (€)"),
    group("Producten: WT-1 Wit: mat", "Prijs (€)", "Toeslag (€)"),
    group("Producten: WT-2 Zand", "Prijs (€)", "Toeslag (€)"),
    group("Plinten: Recht", "Prijs per m¹ (€)"),
  ];
  const tables = priceTables(groups);
  expect(tables.map(({ sheet, headings, rows }) => [sheet, headings, rows.map(({ name }) => name)])).toEqual([
    ["Project", ["Montage (€)"], ["Project"]],
    ["Producten", ["Prijs (€)", "Toeslag (€)"], ["WT-1 Wit: mat", "WT-2 Zand"]],
    ["Plinten", ["Prijs per m¹ (€)"], ["Recht"]],
  ]);
  expect(tables.flatMap(({ rows }) => rows.flatMap(({ fields }) => fields))).toEqual(
    groups.flatMap(({ fields }) => fields),
  );
});
