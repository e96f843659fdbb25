import { mkdtemp, mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import readXlsxFile from "read-excel-file/node";
import { afterEach, beforeEach, expect, it } from "vitest";
import writeXlsxFile from "write-excel-file/node";
import { readBundle } from "../read/read-bundle.ts";
import { generateBundle } from "../generate/generate-bundle.ts";
import { inspectBundle } from "../publish/inspect-bundle.ts";
import { toCell, type Cell } from "./cell-values.ts";
import { writeWorkbook } from "./write-workbook.ts";

const ROWS = 5_000;
const SHEET = "Producten";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "showroom-supplier-"));
  await mkdir(join(folder, "images"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

type Sheets = { readonly sheet: string; readonly data: Cell[][] }[];

const typed = (cell: Cell) => {
  if (cell === null) return null;
  return typeof cell === "number" ? { value: cell, type: Number } : { value: String(cell), type: String };
};

async function save(sheets: Sheets): Promise<string> {
  const path = join(folder, "prijslijst.xlsx");
  const content = await writeXlsxFile(
    sheets.map(({ sheet, data }) => ({ sheet, data: data.map((row) => row.map(typed)) })),
  ).toBuffer();
  await writeFile(path, content);
  return path;
}

/** Adds typical faults of a supplier's list, some of which need a correction. */
function spoil(rows: Cell[][], columnOf: (heading: string) => number) {
  const [number, name, brand] = [columnOf("Artikelnummer"), columnOf("Naam"), columnOf("Merk")];
  const [price, width] = [columnOf("Prijs (€)"), columnOf("Breedte (cm)")];
  const put = (row: number, column: number, cell: Cell): void => {
    const line = rows[row];
    if (line) line[column] = cell;
  };
  const at = (row: number, column: number): Cell => rows[row]?.[column] ?? null;
  for (let row = 1; row < ROWS; row += 7) put(row, name, `${String(at(row, name))}   `);
  for (let row = 2; row < ROWS; row += 11) put(row, price, "1.234,50");
  for (let row = 3; row < ROWS; row += 13) put(row, price, "€ 45,-");
  for (let row = 4; row < 1_500; row += 17) put(row, width, "300 mm");
  // Vertically merged cells: only the first one keeps its text.
  for (const row of [101, 102, 103]) put(row, brand, null);
  for (const row of [201, 202]) put(row, name, null);
  for (const row of [301, 1_301]) put(row, price, "op aanvraag");
  put(401, width, '12"');
  for (const row of [501, 502]) put(row, number, at(row - 10, number));
  return { number, name, brand, price, width };
}

it("can be imported after one round of corrections", { timeout: 480_000 }, async () => {
  const bundle = generateBundle({ products: ROWS, rules: 50, seed: 5 });
  const original: Sheets = (await readXlsxFile(await writeWorkbook(bundle))).map(({ sheet, data }) => ({
    sheet,
    data: data.map((row) => row.map(toCell)),
  }));
  const sheets = structuredClone(original);
  const list = sheets.find(({ sheet }) => sheet === SHEET)?.data ?? [];
  const sound = original.find(({ sheet }) => sheet === SHEET)?.data ?? [];
  expect(list.length).toBeGreaterThan(ROWS);
  const columns = spoil(list, (heading) => list[0]?.indexOf(heading) ?? -1);
  const findings = await inspectBundle(await save(sheets));
  const told = findings.filter(({ path }) => path.startsWith(SHEET)).map(({ path, reason }) => `${path}: ${reason}`);
  const cell = (row: number, column: number) =>
    `Producten rij ${row + 1}, kolom ${String.fromCodePoint(65 + column)} (${String(sound[0]?.[column])})`;
  expect(told).toEqual(
    expect.arrayContaining([
      `${cell(301, columns.price)}: hier hoort een getal; er staat "op aanvraag"`,
      `${cell(401, columns.width)}: hier hoort een getal; er staat "12""`,
      `${cell(201, columns.name)}: is niet ingevuld; hier hoort een tekst`,
    ]),
  );
  const fix = (places: readonly string[]): void => {
    for (const place of places) {
      const row = Number(/rij (\d+)/.exec(place)?.[1]) - 1;
      list[row] = structuredClone(sound[row] ?? []);
    }
  };
  // The check reports exactly the faulty rows in one run.
  const named = findings.filter(({ level }) => level === "error").map(({ path }) => path);
  fix(named);
  const left = (await inspectBundle(await save(sheets))).filter(({ level }) => level === "error");
  const twice = left.map(({ path, reason }) => `${path}: ${reason}`);
  expect(twice).toEqual([]);
  expect((await readBundle(await save(sheets))).bundle.products.length).toBe(bundle.products.length);
});
