import { cp, mkdir, mkdtemp, readFile, readdir, rm, symlink, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Pool } from "pg";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bundleSchema, type BundleInput } from "@showroom/api-contract/bundle/bundle";
import { ALL_BUNDLES, bundleFolder } from "@showroom/demo-catalogue/bundles";
import { createPasswords, type Passwords } from "../accounts/passwords.ts";
import { openImageStore } from "../images/image-store.ts";
import { cloneDatabase } from "../testing/test-database.ts";
import { BundleError } from "./bundle-error.ts";
import { generateBundle } from "./generate/generate-bundle.ts";
import { importBundle, type ImportTools } from "./import-bundle.ts";
import { writeSummary } from "./import-summary.ts";

let pool: Pool;
let dataDir: string;
let passwords: Passwords;
let tools: ImportTools;
let folder: string;

beforeAll(async () => {
  pool = new Pool({ connectionString: await cloneDatabase("empty"), max: 4 });
  passwords = await createPasswords();
});
afterAll(() => pool.end());
beforeEach(async () => {
  await pool.query("truncate projects, organisations, users, catalogue_keys restart identity cascade");
  dataDir = await mkdtemp(join(tmpdir(), "showroom-import-"));
  folder = join(dataDir, "bundle");
  await mkdir(join(folder, "images"), { recursive: true });
  tools = { pool, images: openImageStore(dataDir), passwords, production: false };
  return () => rm(dataDir, { recursive: true, force: true });
});

const small = (): BundleInput => generateBundle({ products: 60, rules: 6, seed: 3 });
const write = (bundle: unknown) => writeFile(join(folder, "bundle.json"), JSON.stringify(bundle));
const run = (dryRun = false) => importBundle(tools, folder, { dryRun });

async function faultsOf(work: Promise<unknown>): Promise<BundleError["faults"]> {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(BundleError);
  return error instanceof BundleError ? error.faults : [];
}

/** Rows of every table that an import writes. */
async function rowCounts(): Promise<number[]> {
  const tables = [
    "projects",
    "organisations",
    "house_types",
    "pages",
    "articles",
    "catalogue_keys",
    "catalogue_imports",
    "users",
    "content_blocks",
    "floor_offers",
  ];
  return await Promise.all(
    tables.map(async (table) => Number((await pool.query(`select count(*) as n from ${table}`)).rows[0].n)),
  );
}

const keys = async () =>
  (
    await pool.query<{ kind: string; key: string; id: number; retired: boolean }>(
      "select kind, key, id, retired_at is not null as retired from catalogue_keys order by id",
    )
  ).rows;

describe("an import", () => {
  it("takes every demo bundle", async () => {
    for (const [slug] of ALL_BUNDLES) {
      const summary = await importBundle(tools, bundleFolder(slug), { dryRun: false });
      expect(summary).toMatchObject({ slug, outcome: "new" });
    }
    const { rows } = await pool.query("select slug, status from projects order by slug");
    expect(rows).toEqual([
      { slug: "buitenrand", status: 2 },
      { slug: "de-lindehof", status: 1 },
      { slug: "havenkwartier", status: 1 },
      { slug: "leegveld", status: 1 },
    ]);
  });

  it("changes nothing when it is done again", async () => {
    await write(small());
    expect((await run()).outcome).toBe("new");
    const before = await rowCounts();
    const again = await run();
    expect(again.outcome).toBe("unchanged");
    expect(writeSummary(again, false)).toContain("nothing changed");
    expect(await rowCounts()).toEqual(before);
    expect((await pool.query("select revision from projects")).rows).toEqual([{ revision: 1 }]);
  });

  it("keeps the number of every key, retires what is left out and brings it back", async () => {
    const bundle = small();
    await write(bundle);
    await run();
    const before = await keys();
    const [dropped] = bundle.rules.slice(-1);
    await write({ ...bundle, rules: bundle.rules.slice(0, -1), catalogueVersion: "2" });
    const changed = await run();
    expect(changed).toMatchObject({ outcome: "changed", retired: { rule: 1 }, added: {} });
    const retired = (await keys()).filter((entry) => entry.retired);
    expect(retired).toEqual([
      { ...before.find((entry) => entry.kind === "rule" && entry.key === dropped?.key), retired: true },
    ]);
    await write({ ...bundle, catalogueVersion: "3" });
    await run();
    expect(await keys()).toEqual(before);
  });

  it("says what would change in a dry run, and changes nothing", async () => {
    await write(small());
    const before = await rowCounts();
    const summary = await run(true);
    expect(summary.outcome).toBe("new");
    expect(writeSummary(summary, true)).toContain("would be added");
    expect(await rowCounts()).toEqual(before);
    expect(await readdir(dataDir)).toEqual(["bundle"]);
  });

  it("names the articles whose facts changed", async () => {
    const bundle = small();
    await write(bundle);
    await run();
    const products = bundle.products.map((product, at) => (at === 2 ? { ...product, grossPrice: 1 } : product));
    await write({ ...bundle, products });
    const summary = await run(true);
    expect(summary.changed.articles).toEqual([bundle.products[2]?.productNumber]);
    expect(summary.changed.pages).toBeGreaterThan(0);
    expect(writeSummary(summary, true)).toContain(`changed: 1 product (${bundle.products[2]?.productNumber})`);
  });

  it("gives two imports at the same time numbers of their own", async () => {
    const other = join(dataDir, "other");
    await mkdir(join(other, "images"), { recursive: true });
    await write(small());
    await writeFile(join(other, "bundle.json"), JSON.stringify(generateBundle({ products: 60, rules: 6, seed: 4 })));
    await Promise.all([run(), importBundle(tools, other, { dryRun: false })]);
    const ids = (await keys()).map((entry) => entry.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("generates the same bundle from the same seed, of the size asked for", () => {
    const size = { products: 500, rules: 80, seed: 9 };
    expect(generateBundle(size)).toEqual(generateBundle(size));
    expect(generateBundle(size).products.length).toBeGreaterThanOrEqual(500);
    expect(generateBundle(size).rules).toHaveLength(80);
  });
});

describe("a broken bundle", () => {
  const spoil = async (change: (bundle: BundleInput) => unknown) => {
    const before = await rowCounts();
    await write(change(small()));
    const faults = await faultsOf(run());
    expect(await rowCounts()).toEqual(before);
    expect(await readdir(dataDir)).toEqual(["bundle"]);
    return faults;
  };

  it.each<[string, (bundle: BundleInput) => unknown, string, string]>([
    [
      "a negative price",
      (bundle) => ({
        ...bundle,
        products: bundle.products.map((product, at) => (at === 3 ? { ...product, grossPrice: -1 } : product)),
      }),
      "products[3].grossPrice",
      ">=0",
    ],
    ["an unknown field", (bundle) => ({ ...bundle, extra: 1 }), "", "extra"],
    [
      "an offer of an unknown product",
      (bundle) => ({
        ...bundle,
        offers: bundle.offers.map((offer, at) => (at === 1 ? { ...offer, product: "WEG-1" } : offer)),
      }),
      "offers[1].product",
      'there is no product "WEG-1"',
    ],
    [
      "a key twice",
      (bundle) => ({ ...bundle, productGroups: [...bundle.productGroups, ...bundle.productGroups.slice(0, 1)] }),
      "productGroups[",
      "second time",
    ],
    [
      "a picture that is not there",
      (bundle) => ({ ...bundle, project: { ...bundle.project, headerImage: "images/weg.webp" } }),
      "project.headerImage",
      "there is no images/weg.webp",
    ],
    [
      "a picture outside the folder",
      (bundle) => ({ ...bundle, project: { ...bundle.project, headerImage: "images/../bundle.json.webp" } }),
      "project.headerImage",
      "images/",
    ],
  ])("with %s is refused by file, path and reason, and leaves nothing", async (_, change, path, reason) => {
    const [fault] = await spoil(change);
    expect(fault).toMatchObject({ file: "bundle.json" });
    expect(fault?.path).toContain(path);
    expect(fault?.reason).toContain(reason);
  });

  it("with rules that undo one another is refused with the rules named", async () => {
    const faults = await spoil((bundle) => {
      const [one, other] = bundle.offers.filter((offer) => offer.group === "groep-0");
      const rule = (key: string, from: string | undefined, to: string | undefined) => ({
        key,
        type: "show" as const,
        subjects: [{ offer: from ?? "" }],
        affected: [{ offer: to ?? "" }],
      });
      return {
        ...bundle,
        rules: [
          { ...rule("wis-zichzelf", one?.key, one?.key), type: "hide" as const },
          rule("toon", one?.key, other?.key),
        ],
      };
    });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatchObject({ path: "rules[0]", reason: expect.stringContaining('"wis-zichzelf"') });
  });

  it("whose picture is no picture is refused", async () => {
    await writeFile(join(folder, "images", "kop.webp"), "<html>");
    const [fault] = await spoil((bundle) => ({
      ...bundle,
      project: { ...bundle.project, headerImage: "images/kop.webp" },
    }));
    expect(fault).toMatchObject({
      path: "project.headerImage",
      reason: expect.stringContaining("unsupported image format"),
    });
  });

  it("whose file is larger than 25 MB is refused, one byte too many already", async () => {
    const film = { ...small().project, headerImage: "images/film.mp4" };
    const path = join(folder, "images", "film.mp4");
    await writeFile(path, "");
    await truncate(path, 26_214_400);
    await write({ ...small(), project: film });
    expect((await run(true)).outcome).toBe("new");
    await truncate(path, 26_214_401);
    const [fault] = await faultsOf(run());
    expect(fault?.reason).toContain("is larger than 26214400 bytes");
  });

  it("that reaches out of its folder by a link is refused", async () => {
    await sharp({ create: { width: 4, height: 4, channels: 3, background: "red" } })
      .webp()
      .toFile(join(dataDir, "geheim.webp"));
    await symlink(join(dataDir, "geheim.webp"), join(folder, "images", "kop.webp"));
    await write({ ...small(), project: { ...small().project, headerImage: "images/kop.webp" } });
    expect(await faultsOf(run())).toMatchObject([{ reason: expect.stringContaining("outside images/") }]);
  });

  it.each([
    ["nothing at all", null, "there is no bundle.json"],
    ["no JSON", "{", "is not JSON"],
    ["JSON without end", "[".repeat(50_000), "nested deeper"],
  ])("with %s is refused", async (_, text, reason) => {
    if (text !== null) await writeFile(join(folder, "bundle.json"), text);
    expect(await faultsOf(run())).toMatchObject([{ file: "bundle.json", reason: expect.stringContaining(reason) }]);
  });

  it("that fails half-way in the database leaves nothing", async () => {
    await write(small());
    await pool.query(
      "create function refuse() returns trigger language plpgsql as $$ begin raise exception 'disk full' using errcode = '53100'; end $$",
    );
    await pool.query("create trigger refuse before insert on floor_offers execute function refuse()");
    const before = await rowCounts();
    await expect(run()).rejects.toThrow();
    expect(await rowCounts()).toEqual(before);
    await pool.query("drop trigger refuse on floor_offers");
    await pool.query("drop function refuse");
    expect((await run()).outcome).toBe("new");
  });

  it("with published passwords is refused in production", async () => {
    await cp(bundleFolder("de-lindehof"), folder, { recursive: true });
    tools = { ...tools, production: true };
    expect(await faultsOf(run())).toMatchObject([{ path: "demoAccounts" }]);
  });
});

describe("what is imported", () => {
  it("is cleaned of everything that could run", async () => {
    const bundle = small();
    const [houseType] = bundle.houseTypes;
    const dirty =
      '<p onclick="x()">Hallo <script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:x()">link</a><a href="https://voorbeeld.example">goed</a></p>';
    await write({
      ...bundle,
      houseTypes: [{ ...houseType, pages: houseType?.pages.map((page) => ({ ...page, introText: dirty })) }],
    });
    await run();
    const { rows } = await pool.query<{ text: string }>("select document->>'introText' as text from pages limit 1");
    expect(rows[0]?.text).toBe('<p>Hallo <a>link</a><a href="https://voorbeeld.example">goed</a></p>');
  });

  it("passes the schema of the bundle as written in the demo", async () => {
    const text = await readFile(join(bundleFolder("de-lindehof"), "bundle.json"), "utf8");
    expect(bundleSchema.safeParse(JSON.parse(text)).success).toBe(true);
  });
});
