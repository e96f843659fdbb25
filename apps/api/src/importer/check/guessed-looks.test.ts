import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bundleSchema } from "@showroom/api-contract/bundle/bundle";
import { ownersFolder } from "../../testing/owners-folder.ts";
import { compileBundle } from "../compile/compile-bundle.ts";
import { openIdBook } from "../compile/id-book.ts";
import { exampleBundle } from "../example/example-bundle.ts";
import { readBundle } from "../read/read-bundle.ts";

let folder: string;
beforeAll(async () => {
  folder = await ownersFolder();
  const sage = { width: 40, height: 20, channels: 3, background: "#7e9480" } as const;
  await writeFile(join(folder, "images/varen.png"), await sharp({ create: sage }).png().toBuffer());
});
afterAll(() => rm(folder, { recursive: true }));

const GREEN = { images: ["images/varen.png"], color: null, appearance: null, gloss: null };

/** What is said of the first tile, and what it becomes, with other fields. */
async function read(fields: Readonly<Record<string, unknown>>) {
  const example = bundleSchema.parse(exampleBundle("proef"));
  const products = example.products.map((product, at) => (at === 0 ? { ...product, ...fields } : product));
  await writeFile(join(folder, "bundle.json"), JSON.stringify({ ...example, products }));
  const loaded = await readBundle(join(folder, "bundle.json"));
  const [article] = compileBundle(loaded, openIdBook([], 1), 1).articles;
  const { colorGroup, appearance, gloss } = article?.product ?? {};
  const said = loaded.warnings.flatMap(({ path, reason }) =>
    reason.startsWith("is leeg;") ? [`${path} ${reason}`] : [],
  );
  return { look: [colorGroup, appearance, gloss], said };
}

it("a tile without colour, appearance and gloss gets those of its picture and words, and the report says so", async () => {
  const { look, said } = await read({ ...GREEN, description: "Marmerlook, gepolijst." });
  expect(look).toEqual(["green", "marble", "matt"]);
  expect(said).toEqual([
    'products[0].colorGroup is leeg; uit de foto gelezen als "groen"',
    'products[0].appearance is leeg; uit de woorden van de tegel gelezen als "marmer"',
    'products[0].gloss is leeg; uit de woorden van de tegel gelezen als "mat"',
  ]);
});

it("what the owner says is not guessed, and what no word says stays open", async () => {
  const own = { colorGroup: "blue", appearance: "stone", gloss: "gloss" };
  expect(await read({ ...GREEN, ...own })).toEqual({ look: ["blue", "stone", "gloss"], said: [] });
  expect(await read({ ...GREEN, color: "#FFFFFF", name: "Tegel 12", description: "" })).toEqual({
    look: [null, null, null],
    said: [],
  });
});
