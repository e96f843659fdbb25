import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { generateBundle } from "../generate/generate-bundle.ts";
import { writeFinding } from "../findings/finding.ts";
import { inspectBundle } from "../publish/inspect-bundle.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "showroom-check-"));
  await mkdir(join(folder, "images"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const bundle = () => generateBundle({ products: 20, rules: 0, seed: 1 });
const text = (value: unknown = bundle()) => JSON.stringify(value, null, 1);

async function told(content: string | Buffer): Promise<readonly string[]> {
  await writeFile(join(folder, "bundle.json"), content);
  const findings = await inspectBundle(folder);
  return findings
    .filter(({ reason }) => !reason.includes("camerastandpunt"))
    .map((finding) => `${finding.level}: ${writeFinding(finding)}`);
}

it("accepts a file with a byte order mark", async () => {
  expect(await told(`\uFEFF${text()}`)).toEqual([]);
});

it("names the line that is not UTF-8", async () => {
  const content = Buffer.from(text().replace("Voorbeeldstad", "Caf\u00e9"), "latin1");
  expect(await told(content)).toEqual([
    expect.stringMatching(/^error: bundle\.json: regel \d+ is niet in UTF-8 geschreven/),
  ]);
});

it("names line and position of a missing comma", async () => {
  expect(await told('{\n "format": 1\n "catalogueVersion": "1"\n}')).toEqual([
    "error: bundle.json: hier ontbreekt een komma (regel 3, teken 2)",
  ]);
});

it("warns about a duplicate field, with its line", async () => {
  const twice = text().replace('"format": 1,', '"format": 1,\n "catalogueVersion": "oud",');
  expect(await told(twice)).toEqual([
    'warning: bundle.json catalogueVersion: "catalogueVersion" staat hier twee keer (de tweede op regel 4); alleen de laatste telt',
  ]);
});

it("refuses a film file that contains text", async () => {
  await writeFile(join(folder, "images/film.mp4"), "dit is geen film");
  const { project } = bundle();
  expect(await told(text({ ...bundle(), project: { ...project, images: ["images/film.mp4"] } }))).toEqual([
    "error: bundle.json project.images[0]: images/film.mp4 is geen mp4: de inhoud is iets anders",
  ]);
});

it("suggests the price in cents for one in euros, with the article number", async () => {
  const [first, ...others] = bundle().products;
  const priced = (grossPrice: unknown) => text({ ...bundle(), products: [{ ...first, grossPrice }, ...others] });
  const place = `error: bundle.json products[0].grossPrice (${first?.productNumber})`;
  const words = "hier hoort een bedrag in hele centen, zonder aanhalingstekens: € 12,50 is 1250";
  expect(await told(priced(12.5))).toEqual([`${place}: ${words}`]);
  expect(await told(priced("€ 12,50"))).toEqual([`${place}: ${words}`]);
  expect(await told(priced("op aanvraag"))).toEqual([`${place}: ${words}`]);
});

it.each<[string, unknown, string]>([
  ["a field that is missing", undefined, "ontbreekt; hier hoort tekst tussen aanhalingstekens"],
  ["a number for a text", 5, "hier hoort tekst tussen aanhalingstekens; er staat 5"],
  ["an empty name", "", "mag niet leeg zijn"],
])("explains what is expected: %s", async (_, name, words) => {
  const { project } = bundle();
  expect(await told(text({ ...bundle(), project: { ...project, name } }))).toEqual([
    `error: bundle.json project.name: ${words}`,
  ]);
});
