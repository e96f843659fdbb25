import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { expect, it } from "vitest";
import { bundleFolder } from "@showroom/demo-catalogue/bundles";
import { useImportDesk } from "../../testing/import-desk.ts";
import { EXPORT_FORMATS, exportProject, FILE_NAMES } from "./export-project.ts";
import { importBundle } from "./import-bundle.ts";
import { readBundle } from "../read/read-bundle.ts";
import { VersionError } from "./revert-catalogue.ts";

const desk = useImportDesk();
const AGREED = { dryRun: false, approved: true };

it.each(EXPORT_FORMATS)("writes a project as %s that can be imported again without a change", async (format) => {
  const original = bundleFolder("leegveld");
  await importBundle(desk.tools, original, AGREED);
  const folder = join(desk.dataDir, "export");
  const tools = { db: drizzle(desk.pool), images: desk.tools.images };
  const file = await exportProject(tools, "leegveld", folder, format);
  expect(file).toBe(join(folder, FILE_NAMES[format]));
  const source = format === "xlsx" ? file : folder;
  expect((await readBundle(source)).bundle).toEqual((await readBundle(original)).bundle);
  const again = await importBundle(desk.tools, source, AGREED);
  expect(again).toMatchObject({ added: {}, retired: {}, changed: { articles: [], pages: 0 } });
  expect((await readdir(folder)).toSorted()).toEqual([FILE_NAMES[format], "images"].toSorted());
});

it("explains what to do when the bundle was not stored", async () => {
  await desk.write(desk.small());
  const { slug } = await desk.run();
  await desk.pool.query("update catalogue_versions set source = null");
  const tools = { db: drizzle(desk.pool), images: desk.tools.images };
  const exporting = exportProject(tools, slug, join(desk.dataDir, "export"), "json");
  await expect(exporting).rejects.toThrow(VersionError);
});
