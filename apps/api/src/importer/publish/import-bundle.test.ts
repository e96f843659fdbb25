import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { bundleSchema } from "@showroom/api-contract/bundle/bundle";
import { ALL_BUNDLES, bundleFolder } from "@showroom/demo-catalogue/bundles";
import { useImportDesk } from "../../testing/import-desk.ts";
import { generateBundle } from "../generate/generate-bundle.ts";
import { importBundle } from "./import-bundle.ts";
import { writeSummary } from "../change/write-summary.ts";

const desk = useImportDesk();
const { small, write, run, rowCounts } = desk;

const keys = async () =>
  (
    await desk.pool.query<{ kind: string; key: string; id: number; retired: boolean }>(
      "select kind, key, id, retired_at is not null as retired from catalogue_keys order by id",
    )
  ).rows;

describe("an import", () => {
  it("accepts every demo bundle", { timeout: 60_000 }, async () => {
    for (const [slug] of ALL_BUNDLES) {
      const summary = await importBundle(desk.tools, bundleFolder(slug), { dryRun: false, approved: true });
      expect(summary).toMatchObject({ slug, outcome: "new" });
    }
    const { rows } = await desk.pool.query("select slug, status from projects order by slug");
    expect(rows).toEqual([
      { slug: "buitenrand", status: 2 },
      { slug: "de-lindehof", status: 1 },
      { slug: "havenkwartier", status: 1 },
      { slug: "leegveld", status: 1 },
    ]);
  });

  it("stores the project's own film and terms", async () => {
    const bundle = small();
    await writeFile(join(desk.folder, "images", "welkom.webm"), Buffer.from([0x1a, 0x45, 0xdf, 0xa3]));
    await writeFile(join(desk.folder, "images", "welkom.vtt"), "WEBVTT");
    const terms = {
      key: "TERMS",
      title: "Betaling",
      body: "<p>In termijnen.</p>",
      sequence: 0,
      status: "active",
      headerTitle: "",
      headerSubtitle: "",
      showTiles: true,
      showFloors: true,
      showSanitary: true,
    } as const;
    const film = { introductionFilm: "images/welkom.webm", introductionCaptions: "images/welkom.vtt" };
    const stored = async () =>
      (
        await desk.pool.query(
          "select document->'introductionFilm' as film, document->'hasTerms' as terms from projects",
        )
      ).rows;
    await write({ ...bundle, project: { ...bundle.project, ...film }, contentBlocks: [terms] });
    await run();
    expect(await stored()).toEqual([
      {
        film: {
          film: { public_id: expect.stringMatching(/welkom-\w+\.webm$/) },
          captions: { public_id: expect.stringMatching(/welkom-\w+\.vtt$/) },
        },
        terms: true,
      },
    ]);
    await write({ ...bundle, catalogueVersion: "2", contentBlocks: [{ ...terms, status: "concept" }] });
    await run();
    expect(await stored()).toEqual([{ film: null, terms: false }]);
  });

  it("changes nothing when it is repeated", async () => {
    await write(small());
    expect((await run()).outcome).toBe("new");
    const before = await rowCounts();
    const again = await run();
    expect(again.outcome).toBe("unchanged");
    expect(writeSummary(again, false)).toContain("niets gewijzigd");
    expect(await rowCounts()).toEqual(before);
    expect((await desk.pool.query("select revision from projects")).rows).toEqual([{ revision: 1 }]);
  });

  it("keeps the id of every key, retires missing entries and restores them", async () => {
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

  it("retires a missing page, keeps the others, and restores it", async () => {
    const bundle = small();
    const [houseType, ...otherHouseTypes] = bundle.houseTypes;
    if (!houseType) throw new Error("The bundle has no house type");
    const pages = async () =>
      (await desk.pool.query<{ id: number; retired: boolean }>("select id, retired from pages order by id")).rows;
    await write(bundle);
    await run();
    const before = await pages();
    expect(before.length).toBeGreaterThan(1);
    expect(before.every(({ retired }) => !retired)).toBe(true);
    const shorter = { ...houseType, pages: houseType.pages.slice(0, -1) };
    await write({ ...bundle, houseTypes: [shorter, ...otherHouseTypes], catalogueVersion: "2" });
    await run();
    expect((await pages()).filter(({ retired }) => retired)).toHaveLength(1);
    expect((await pages()).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    await write({ ...bundle, catalogueVersion: "3" });
    await run();
    expect(await pages()).toEqual(before);
  });

  it("reports the changes in a dry run, without making them", async () => {
    await write(small());
    const before = await rowCounts();
    const summary = await run({ dryRun: true });
    expect(summary.outcome).toBe("new");
    expect(writeSummary(summary, true)).toContain("zou nieuw zijn");
    expect(await rowCounts()).toEqual(before);
    expect(await readdir(desk.dataDir)).toEqual(["bundle"]);
  });

  it("names the changed articles", async () => {
    const bundle = small();
    await write(bundle);
    await run();
    const products = bundle.products.map((product, at) => (at === 2 ? { ...product, grossPrice: 1 } : product));
    await write({ ...bundle, products });
    const summary = await run({ dryRun: true });
    expect(summary.changed.articles).toEqual([bundle.products[2]?.productNumber]);
    expect(summary.changed.pages).toBeGreaterThan(0);
    expect(writeSummary(summary, true)).toMatch(new RegExp(`${bundle.products[2]?.productNumber}.*Prijs.*→`));
  });

  it("gives different ids to two simultaneous imports", async () => {
    const other = join(desk.dataDir, "other");
    await mkdir(join(other, "images"), { recursive: true });
    await write(small());
    await writeFile(join(other, "bundle.json"), JSON.stringify(generateBundle({ products: 60, rules: 6, seed: 4 })));
    await Promise.all([run(), importBundle(desk.tools, other, { dryRun: false, approved: true })]);
    const ids = (await keys()).map((entry) => entry.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("generates the same bundle of the given size from the same seed", () => {
    const size = { products: 500, rules: 80, seed: 9 };
    expect(generateBundle(size)).toEqual(generateBundle(size));
    expect(generateBundle(size).products.length).toBeGreaterThanOrEqual(500);
    expect(generateBundle(size).rules).toHaveLength(80);
  });
});

describe("imported content", () => {
  it("has no executable HTML", async () => {
    const bundle = small();
    const [houseType] = bundle.houseTypes;
    const dirty =
      '<p onclick="x()">Hallo <script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:x()">link</a><a href="https://voorbeeld.example">goed</a></p>';
    await write({
      ...bundle,
      houseTypes: [{ ...houseType, pages: houseType?.pages.map((page) => ({ ...page, introText: dirty })) }],
    });
    await run();
    const { rows } = await desk.pool.query<{ text: string }>(
      "select document->>'introText' as text from pages limit 1",
    );
    expect(rows[0]?.text).toBe('<p>Hallo <a>link</a><a href="https://voorbeeld.example">goed</a></p>');
  });

  it("in the demo matches the schema", async () => {
    const text = await readFile(join(bundleFolder("de-lindehof"), "bundle.json"), "utf8");
    expect(bundleSchema.safeParse(JSON.parse(text)).success).toBe(true);
  });
});
