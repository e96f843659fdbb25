import { execFileSync } from "node:child_process";
import { copyFileSync, cpSync, existsSync, globSync, mkdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runCommand } from "./command.ts";
import { startAsking } from "./picture-asker.ts";
import { endEverything, newDataFolder, ROOT, startProduct, until } from "./product.ts";
import type { Product } from "./product.ts";
import { startSaving } from "./saving-loop.ts";
import { fillDisk, freeDisk, mountDisk, unmountDisk } from "./small-disk.ts";

const BUYER = ["koper@lindehof.example", "Welkom-Thuis-2026"] as const;
const SPARE_MEGABYTES = 64;
const FOLDERS = ["images", "image-cache", "render/pictures", "render/light", "postgres"] as const;
type Folder = (typeof FOLDERS)[number];

const dataDir = newDataFolder();
const at = (folder: Folder): string => join(dataDir, folder);
const mounted: Folder[] = [];
let product: Product;

/** Moves a folder of the stopped product to a small disk of its own. */
function moveToDisk(folder: Folder): void {
  const place = at(folder);
  const before = `${place}.before`;
  if (existsSync(place)) renameSync(place, before);
  else mkdirSync(before, { recursive: true });
  const used = Number(execFileSync("du", ["-sm", before]).toString().split("\t")[0]);
  mkdirSync(place);
  mountDisk(place, used + SPARE_MEGABYTES);
  mounted.push(folder);
  execFileSync("cp", ["-a", `${before}/.`, place]);
}

beforeAll(async () => {
  const first = await startProduct({ dataDir });
  await first.untilReady();
  first.process.kill("SIGTERM");
  await first.end(60);
  for (const folder of FOLDERS) moveToDisk(folder);
  product = await startProduct({ dataDir, port: first.port });
  await product.untilReady();
});

afterAll(() =>
  endEverything(() => {
    for (const folder of mounted) unmountDisk(at(folder));
  }),
);

/** What must work while any folder but the database's is full. */
async function expectTheRest(): Promise<void> {
  for (const path of ["/", "/config.json", "/health/live", "/health/ready"])
    expect(await product.status(path), path).toBe(200);
  const buyer = await startSaving(product.url, ...BUYER);
  await until(10, "a buyer saves", async () => buyer.saved() >= 3);
  await buyer.end();
  expect(buyer.repeated()).toBe(0);
}

/** A bundle of the demo with another logo, in the data folder. */
function bundleWithNewImage(): string {
  const bundles = join(ROOT, "packages/demo-catalogue/bundles");
  const folder = join(dataDir, "bundle");
  cpSync(join(bundles, "leegveld"), folder, { recursive: true });
  const other = globSync("de-lindehof/images/hero/*.webp", { cwd: bundles })[0] ?? "";
  copyFileSync(join(bundles, other), join(folder, "images/brand/steenland.webp"));
  return folder;
}

/** Files that an interrupted write left. */
const leftOvers = (folder: Folder): string[] => globSync("**/*.part", { cwd: at(folder) });

const importBundle = (folder: string) =>
  runCommand(["apps/api/src/cli/main.ts", "import", folder, "--yes"], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir },
  });

describe("a full disk", () => {
  it("of the image cache refuses new sizes with 503, and makes them when there is space", async () => {
    const image = execFileSync("find", [at("images"), "-name", "*.webp", "-printf", "%P\n"])
      .toString()
      .split("\n")[0];
    const url = `${product.url}/images/c_fit,w_300/${image}`;
    fillDisk(at("image-cache"));
    const refused = await fetch(url);
    expect(refused.status).toBe(503);
    expect(refused.headers.get("retry-after")).toBe("5");
    expect(await refused.json()).toMatchObject({ code: "not-ready" });
    await expectTheRest();
    freeDisk(at("image-cache"));
    expect((await fetch(url)).status).toBe(200);
    expect(leftOvers("image-cache")).toEqual([]);
  });

  it("of the images refuses an import with the reason, and takes it when there is space", async () => {
    const bundle = bundleWithNewImage();
    fillDisk(at("images"));
    const refused = importBundle(bundle);
    expect(refused.code).toBe(1);
    expect(refused.said).toBe("De schijf is vol: maak ruimte en geef de opdracht nog eens.\n");
    await expectTheRest();
    freeDisk(at("images"));
    expect(importBundle(bundle).code).toBe(0);
    expect(leftOvers("images")).toEqual([]);
  });

  it("of the rendered pictures says that a picture cannot be made, and makes it when there is space", async () => {
    fillDisk(at("render/pictures"));
    const asker = await startAsking(product.url, ...BUYER);
    await until(30, "two pictures were refused", async () => asker.repeated() >= 2);
    expect(asker.came()).toBe(0);
    await expectTheRest();
    freeDisk(at("render/pictures"));
    await until(30, "pictures come", async () => asker.came() >= 3);
    await asker.end();
  });

  it("of the solved light does not keep pictures from coming", async () => {
    fillDisk(at("render/light"));
    const asker = await startAsking(product.url, ...BUYER, { skip: 20, width: 160 });
    await until(60, "pictures come", async () => asker.came() >= 3);
    await asker.end();
    await expectTheRest();
    freeDisk(at("render/light"));
  });

  it("of the database refuses saves with 503, loses none, and works again when there is space", async () => {
    const buyer = await startSaving(product.url, ...BUYER, { mostTries: 400 });
    fillDisk(at("postgres"));
    await until(60, "a save is refused", async () => buyer.refused().has(503));
    expect(await product.status("/health/live")).toBe(200);
    freeDisk(at("postgres"));
    const before = buyer.saved();
    await until(60, "saves go through", async () => buyer.saved() > before + 3);
    await buyer.end();
    expect([...buyer.refused()]).toEqual([503]);
    await until(30, "the product is ready", async () => (await product.status("/health/ready")) === 200);
  });
});
