import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, expect, test } from "vitest";
import { exampleBundle } from "../example/example-bundle.ts";
import { BundleError } from "../findings/bundle-error.ts";
import { generateBundle } from "../generate/generate-bundle.ts";
import { writeWorkbook } from "../workbook/write-workbook.ts";
import { ownersFolder } from "../../testing/owners-folder.ts";
import { rightWorkbook } from "../../testing/spoilt-workbook.ts";
import { foreignIn } from "../../testing/told-owner.ts";
import { createBundleReader, type ReaderOptions } from "./bundle-reader.ts";
import { readBundle } from "./read-bundle.ts";

const OWN: ReaderOptions = {
  script: new URL("./reading-process.ts", import.meta.url),
  megabytes: 1_024,
  milliseconds: 60_000,
  keptMilliseconds: 5_000,
};

async function workbook(products: number): Promise<string> {
  const path = join(await ownersFolder(), "catalogus.xlsx");
  const bundle = products === 0 ? exampleBundle("proef") : generateBundle({ products, rules: 2, seed: 5 });
  await writeFile(path, await writeWorkbook(bundle));
  return path;
}

/** A process that does something else than to read. */
async function processThat(code: string): Promise<URL> {
  const path = join(await mkdtemp(join(tmpdir(), "showroom-process-")), "process.mjs");
  await writeFile(path, `process.on("message", () => { ${code} });`);
  return pathToFileURL(path);
}

/** The one thing that an owner is told about a file that was not read. */
async function toldBy(reading: Promise<unknown>): Promise<string> {
  const error: unknown = await reading.catch((caught: unknown) => caught);
  if (!(error instanceof BundleError)) throw error;
  const [only, ...others] = error.findings;
  expect([only?.level, only?.file, others]).toEqual(["error", "catalogus.xlsx", []]);
  expect(foreignIn(only?.reason ?? "")).toEqual([]);
  return only?.reason ?? "";
}

afterEach(() => {
  // A dead process must not have ended the process of the server.
  expect(process.exitCode).toBeUndefined();
});

test("a process reads what this one reads, and names the same cells", { timeout: 60_000 }, async () => {
  const [source, read] = [await workbook(0), createBundleReader(OWN)];
  const [here, there] = [await readBundle(source), await read(source)];
  const { found: _here, places: _cells, ...expected } = here;
  expect(there).toMatchObject(expected);
  for (const path of [
    "project.slug",
    "project.status",
    "organisations[1].phone",
    "houseTypes[0].rooms[0].width",
    "rules[0]",
  ])
    expect(there.found("error", { path, reason: "x" })).toEqual(here.found("error", { path, reason: "x" }));
  expect(there.found("error", { path: "products[1].grossPrice", reason: "x" }).path).toBe("Producten rij 3");
});

test("a process finds what this one finds", { timeout: 60_000 }, async () => {
  const book = await rightWorkbook();
  book.set("Producten", 2, "Prijs (€)", "op aanvraag").set("Aanbod", 3, "Groep", "geen");
  const source = await book.save(await ownersFolder());
  const findingsOf = async (reading: Promise<unknown>) => {
    const error: unknown = await reading.catch((caught: unknown) => caught);
    return error instanceof BundleError ? error.findings : [];
  };
  const expected = await findingsOf(readBundle(source));
  expect(expected.length).toBeGreaterThan(0);
  expect(await findingsOf(createBundleReader(OWN)(source))).toEqual(expected);
});

test("too little memory is a finding, and the next file is read", { timeout: 120_000 }, async () => {
  const read = createBundleReader({ ...OWN, megabytes: 64 });
  expect(await toldBy(read(await workbook(3_000)))).toContain("vraagt meer geheugen dan de server heeft");
  expect((await read(await workbook(0))).bundle.project.slug).toBe("proef");
});

test("one object that is larger than the memory is a finding", { timeout: 60_000 }, async () => {
  // In a worker thread this aborted the whole process, because it passes the limit of a thread in one step.
  const script = await processThat("for (const all = []; ; ) all.push(new Array(5e6).fill(1));");
  expect(await toldBy(createBundleReader({ ...OWN, megabytes: 128, script })(await workbook(0)))).toContain(
    "vraagt meer geheugen dan de server heeft",
  );
});

test("a process that dies is a finding", { timeout: 60_000 }, async () => {
  const read = createBundleReader({ ...OWN, script: await processThat("process.exit(3)") });
  const source = await workbook(0);
  for (let times = 0; times < 2; times++) expect(await toldBy(read(source))).toContain("is onverwacht gestopt");
});

test("a process that does not end is stopped, and said", { timeout: 60_000 }, async () => {
  const read = createBundleReader({ ...OWN, milliseconds: 300, script: await processThat("for (;;);") });
  expect(await toldBy(read(await workbook(0)))).toContain("duurde langer dan 1 minuut, en is gestopt");
});

test("an error of the program reaches who asked", { timeout: 60_000 }, async () => {
  const read = createBundleReader({
    ...OWN,
    script: await processThat('process.send({ kind: "failed", error: new Error("broken disk") })'),
  });
  await expect(read(await workbook(0))).rejects.toThrow("broken disk");
});
