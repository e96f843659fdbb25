import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as fc from "fast-check";
import readXlsxFile from "read-excel-file/node";
import { expect, it } from "vitest";
import { bundleSchema, type Bundle } from "@showroom/api-contract/bundle/bundle";
import { ALL_BUNDLES, bundleFolder } from "@showroom/demo-catalogue/bundles";
import { runs, timeLimit } from "@showroom/property-tests/runs";
import { arbitraryReimports } from "../../testing/arbitrary-reimport.ts";
import { reimportBundle } from "../../testing/reimport-bundle.ts";
import { exampleBundle } from "../example/example-bundle.ts";
import { hintOf } from "./cell-hints.ts";
import { formatCell, parseCell } from "./cell-values.ts";
import { FIELD_LABELS } from "./labels.ts";
import { readWorkbook } from "./read-workbook.ts";
import { FORM, SHEETS, type SheetLayout } from "./sheet-layout.ts";
import { writeWorkbook } from "./write-workbook.ts";

async function thereAndBack(bundle: Bundle): Promise<Bundle> {
  const { value, faults, warnings } = await readWorkbook(await writeWorkbook(bundle));
  expect([faults, warnings]).toEqual([[], []]);
  return bundleSchema.parse(value);
}

it.each(ALL_BUNDLES.map(([slug]) => slug))("loses no data of %s", { timeout: 60_000 }, async (slug) => {
  const bundle = bundleSchema.parse(JSON.parse(await readFile(join(bundleFolder(slug), "bundle.json"), "utf8")));
  expect(await thereAndBack(bundle)).toEqual(bundle);
});

const texts = fc.record({
  // Spaces around a name are trimmed.
  name: fc.string({ minLength: 1, maxLength: 40 }).filter((text) => text.trim() === text && !/[\p{C}]/u.test(text)),
  grossPrice: fc.integer({ min: 0, max: 100_000_000 }),
  surfaceWall: fc.integer({ min: 0, max: 9_999_999 }).map((value) => value / 1_000),
  cuttingLoss: fc.integer({ min: 0, max: 10_000 }).map((value) => value / 10_000),
  width: fc.integer({ min: 1, max: 200_000 }).map((value) => value / 10),
});

it("loses no data of randomly changed bundles", { timeout: timeLimit(120_000) }, async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryReimports, texts, async (changes, facts) => {
      const edited = changes.reduce<Bundle>(
        (bundle, change) => (change.kind === "import" ? change.edit(bundle) : bundle),
        reimportBundle(),
      );
      const { name, grossPrice, surfaceWall, cuttingLoss, width } = facts;
      const bundle = bundleSchema.parse({
        ...edited,
        project: { ...edited.project, name, wallTileCuttingLoss: cuttingLoss },
        products: edited.products.map((product, at) => (at === 0 ? { ...product, name, grossPrice, width } : product)),
        houseTypes: edited.houseTypes.map((type) => ({
          ...type,
          rooms: type.rooms.map((room) => ({ ...room, surfaceWall })),
        })),
      });
      expect(await thereAndBack(bundle)).toEqual(bundle);
    }),
    { numRuns: runs(15) },
  );
});

const allSheets = (layout: SheetLayout): readonly SheetLayout[] => [layout, ...layout.below.flatMap(allSheets)];

it("has a name of at most 31 characters for every sheet, and unique headings per sheet", () => {
  const sheets = SHEETS.flatMap(allSheets);
  expect(new Set(sheets.map(({ name }) => name)).size).toBe(sheets.length);
  for (const { name, columns } of sheets) {
    expect(name.length).toBeLessThanOrEqual(31);
    const headings = columns.map(({ heading }) =>
      heading
        .replace(/\([^)]*\)$/, "")
        .trim()
        .toLowerCase(),
    );
    expect(new Set(headings).size, name).toBe(headings.length);
  }
});

const columns = [...FORM, ...SHEETS.flatMap(allSheets).flatMap((layout) => layout.columns)];

it("has a Dutch heading for every field", () => {
  const without = columns.flatMap(({ path }) => path.filter((step) => !Object.hasOwn(FIELD_LABELS, step)));
  expect([...new Set(without)]).toEqual([]);
});

it("has a Dutch word for every fixed choice, and reads it in any case, as also the word of bundle.json", () => {
  const choices = columns.flatMap(({ cell, heading }) => ("options" in cell ? [{ cell, heading }] : []));
  expect(choices.length).toBeGreaterThan(20);
  for (const { cell, heading } of choices) {
    const words = cell.options.map(({ word }) => word.toLowerCase());
    expect(new Set(words).size, heading).toBe(words.length);
    for (const { word, value } of cell.options) {
      const read = cell.isNumber ? Number(value) : value;
      const expected = cell.kind === "choices" ? [read] : read;
      expect(formatCell(cell, expected)).toBe(word);
      for (const written of [word, word.toUpperCase(), ` ${value} `])
        expect(parseCell(cell, written)).toEqual(expected);
    }
  }
});

it("names the choices for a word that is none of them", async () => {
  const bundle = bundleSchema.parse(exampleBundle("mijn-project"));
  const kind = columns.find(({ heading }) => heading === "Status")?.cell;
  if (!kind) throw new Error("There is no such column");
  expect(() => parseCell(kind, "klaar")).toThrow('kies uit gesloten, open, concept; er staat "klaar"');
  const cells = await readXlsxFile(await writeWorkbook(bundle));
  const products = cells.find(({ sheet }) => sheet === "Producten")?.data ?? [];
  expect(products[1]?.[products[0]?.indexOf("Soort") ?? -1]).toBe("wandtegel");
});

it("explains every column in at most 255 characters, the most that a spreadsheet shows", () => {
  for (const column of columns) {
    expect(hintOf(column)).not.toBe("");
    // The guide has all of a long choice, as has the finding for another word.
    if (column.cell.kind !== "choice" || column.cell.options.length <= 15)
      expect(hintOf(column).length, column.heading).toBeLessThanOrEqual(255);
  }
});

it("has prices in euros, lengths in centimetres and fractions in percent", async () => {
  const bundle = bundleSchema.parse(exampleBundle("mijn-project"));
  const { value, places } = await readWorkbook(await writeWorkbook(bundle));
  expect(bundleSchema.parse(value)).toEqual(bundle);
  expect(places.find("products[1].grossPrice")).toBe("Producten rij 3, kolom E (Prijs (€))");
  expect(places.find("houseTypes[0].rooms[0].width")).toMatch(/^Ruimten rij 2, kolom [A-Z]+ \(Breedte \(cm\)\)$/);
  expect(places.find("project.wallTileCuttingLoss")).toMatch(/^Project rij \d+ \(.*\(%\)\)$/);
});
