import { rm } from "node:fs/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { BundleError } from "../findings/bundle-error.ts";
import { inspectBundle } from "../publish/inspect-bundle.ts";
import { readBundle } from "../read/read-bundle.ts";
import { followGuide } from "../../testing/dutch-guide.ts";
import { ownersFolder } from "../../testing/owners-folder.ts";
import { rightWorkbook } from "../../testing/spoilt-workbook.ts";

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await ownersFolder();
  const workbook = await rightWorkbook();
  followGuide(workbook);
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
