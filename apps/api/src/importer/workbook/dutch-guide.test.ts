import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { BundleError } from "../findings/bundle-error.ts";
import { inspectBundle } from "../publish/inspect-bundle.ts";
import { readBundle } from "../read/read-bundle.ts";
import { ownersFolder, rightWorkbook, type SpoiltWorkbook } from "../../testing/spoilt-workbook.ts";

/** The sheets of the template that the guide leaves as they are. */
const KEPT = ["Project", "Organisaties", "Verwerkingscodes", "Indienen"];
const guide = readFileSync(join(import.meta.dirname, "../../../../../docs/uw-eigen-project.md"), "utf8");

/** The tables of the guide, by the sheet on which they are typed. */
function tables(): readonly (readonly [sheet: string, rows: readonly (readonly string[])[]])[] {
  return [...guide.matchAll(/^<!-- blad: (.+) -->\n\n((?:\|.*\n)+)/gm)].map(([, sheet = "", table = ""]) => {
    const rows = table
      .trim()
      .split("\n")
      .map((line) =>
        line
          .split("|")
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );
    return [sheet, rows.filter(([first]) => !first?.startsWith("---"))] as const;
  });
}

/** A number is typed as a number; an article number stays a text. */
const typed = (text: string): string | number =>
  /^-?\d+(?:,\d+)?$/.test(text) ? Number(text.replace(",", ".")) : text;

/** Does what the guide says: empties the other sheets, and types its tables. */
function follow(workbook: SpoiltWorkbook): void {
  for (const { name, rows } of workbook.sheets) if (!KEPT.includes(name)) rows.splice(1);
  for (const [sheet, [headings = [], ...rows]] of tables()) {
    if (sheet === "Project") for (const [field = "", value = ""] of rows) workbook.field(field, typed(value));
    else
      rows.forEach((row, at) =>
        row.forEach((cell, column) => {
          if (cell !== "") workbook.set(sheet, at + 2, headings[column] ?? "", typed(cell));
        }),
      );
  }
}

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await ownersFolder();
  const workbook = await rightWorkbook();
  follow(workbook);
  file = await workbook.save(folder);
});
afterAll(() => rm(folder, { recursive: true }));

it("who follows the Dutch guide gets a project without errors and warnings", async () => {
  const findings = await inspectBundle(file).catch((error: unknown) => {
    if (error instanceof BundleError) return error.findings;
    throw error;
  });
  expect(findings.map(({ path, reason }) => `${path}: ${reason}`)).toEqual([]);
});

it("its bathroom has a page, measures, a standard and something to choose", async () => {
  const { bundle } = await readBundle(file);
  expect(bundle.project).toMatchObject({ slug: "wilgenhof", name: "Wilgenhof", hasFloors: false });
  expect(bundle.houseTypes[0]?.pages.map(({ title, type }) => [title, type])).toContainEqual([
    "Badkamer",
    "configurator",
  ]);
  expect(bundle.houseTypes[0]?.rooms).toMatchObject([{ name: "bathroom", surfaceWall: 16.8, width: 2400 }]);
  expect(bundle.offers.filter(({ standardIn }) => standardIn.length === 0).map(({ key }) => key)).toEqual([
    "wand-zand",
    "toilet-randloos",
  ]);
  expect(bundle.products[0]).toMatchObject({ supplier: "Tegelgroothandel Noord", gtin: "8712345678906" });
});
