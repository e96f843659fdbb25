import { cp, readdir, symlink, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { BundleInput } from "@showroom/api-contract/bundle/bundle";
import { bundleFolder } from "@showroom/demo-catalogue/bundles";
import { faultsOf, useImportDesk } from "../../testing/import-desk.ts";
import { reimportBundle } from "../../testing/reimport-bundle.ts";

const desk = useImportDesk();
const { small, write, run, rowCounts } = desk;

describe("a broken bundle", () => {
  const spoil = async (change: (bundle: BundleInput) => unknown) => {
    const before = await rowCounts();
    await write(change(small()));
    const faults = await faultsOf(run());
    expect(await rowCounts()).toEqual(before);
    expect(await readdir(desk.dataDir)).toEqual(["bundle"]);
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
      "niet negatief",
    ],
    ["an unknown field", (bundle) => ({ ...bundle, extra: 1 }), "", "extra"],
    [
      "an offer of an unknown product",
      (bundle) => ({
        ...bundle,
        offers: bundle.offers.map((offer, at) => (at === 1 ? { ...offer, product: "WEG-1" } : offer)),
      }),
      "offers[1].product",
      'er is geen product "WEG-1"',
    ],
    [
      "a key twice",
      (bundle) => ({ ...bundle, productGroups: [...bundle.productGroups, ...bundle.productGroups.slice(0, 1)] }),
      "productGroups[",
      "tweede keer",
    ],
    [
      "two floors under one article number",
      (bundle) => {
        const { floorMaterials, floors, baseboards } = reimportBundle();
        const [floor] = floors;
        return { ...bundle, floorMaterials, baseboards, floors: [floor, { ...floor, key: "ander" }] };
      },
      "floors[1].productNumber",
      'het artikelnummer "PVC-0" heeft ook een vloer',
    ],
    [
      "a picture that is not there",
      (bundle) => ({ ...bundle, project: { ...bundle.project, headerImage: "images/weg.webp" } }),
      "project.headerImage",
      "er is geen bestand images/weg.webp",
    ],
    [
      "a picture outside the folder",
      (bundle) => ({ ...bundle, project: { ...bundle.project, headerImage: "images/../bundle.json.webp" } }),
      "project.headerImage",
      "images/",
    ],
  ])("with %s is refused with file, path and reason, and stores nothing", async (_, change, path, reason) => {
    const [fault] = await spoil(change);
    expect(fault).toMatchObject({ file: "bundle.json" });
    expect(fault?.path).toContain(path);
    expect(fault?.reason).toContain(reason);
  });

  it("with contradictory rules is refused, and names the rules", async () => {
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

  it("whose picture is not a picture is refused", async () => {
    await writeFile(join(desk.folder, "images", "kop.webp"), "<html>");
    const [fault] = await spoil((bundle) => ({
      ...bundle,
      project: { ...bundle.project, headerImage: "images/kop.webp" },
    }));
    expect(fault).toMatchObject({
      path: "project.headerImage",
      reason: expect.stringContaining("is geen webp die te openen is"),
    });
  });

  it("with a file one byte over 25 MB is refused", async () => {
    const film = { ...small().project, headerImage: "images/film.mp4" };
    const path = join(desk.folder, "images", "film.mp4");
    await writeFile(path, "\0\0\0\0ftyp");
    await truncate(path, 26_214_400);
    await write({ ...small(), project: film });
    expect((await run({ dryRun: true })).outcome).toBe("new");
    await truncate(path, 26_214_401);
    const [fault] = await faultsOf(run());
    expect(fault?.reason).toContain("is groter dan 25 MB");
  });

  it("with a symbolic link out of its folder is refused", async () => {
    await sharp({ create: { width: 4, height: 4, channels: 3, background: "red" } })
      .webp()
      .toFile(join(desk.dataDir, "geheim.webp"));
    await symlink(join(desk.dataDir, "geheim.webp"), join(desk.folder, "images", "kop.webp"));
    await write({ ...small(), project: { ...small().project, headerImage: "images/kop.webp" } });
    expect(await faultsOf(run())).toMatchObject([{ reason: expect.stringContaining("buiten de map images") }]);
  });

  it.each([
    ["nothing at all", null, "er is geen bundle.json"],
    ["no JSON", "{", "hier"],
    ["JSON without end", "[".repeat(50_000), "diep in elkaar"],
  ])("with %s is refused", async (_, text, reason) => {
    if (text !== null) await writeFile(join(desk.folder, "bundle.json"), text);
    expect(await faultsOf(run())).toMatchObject([{ file: "bundle.json", reason: expect.stringContaining(reason) }]);
  });

  it("that fails halfway in the database stores nothing", async () => {
    await write(small());
    await desk.pool.query(
      "create function refuse() returns trigger language plpgsql as $$ begin raise exception 'disk full' using errcode = '53100'; end $$",
    );
    await desk.pool.query("create trigger refuse before insert on floor_offers execute function refuse()");
    const before = await rowCounts();
    await expect(run()).rejects.toThrow();
    expect(await rowCounts()).toEqual(before);
    await desk.pool.query("drop trigger refuse on floor_offers");
    await desk.pool.query("drop function refuse");
    expect((await run()).outcome).toBe("new");
  });

  it("with published passwords is refused in production", async () => {
    await cp(bundleFolder("de-lindehof"), desk.folder, { recursive: true });
    desk.tools = { ...desk.tools, production: true };
    expect(await faultsOf(run())).toMatchObject([{ path: "demoAccounts" }]);
  });
});
