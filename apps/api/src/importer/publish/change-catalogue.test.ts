import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { CatalogueQuestion } from "@showroom/domain/catalogue-change/catalogue-difference";
import { describe, expect, it } from "vitest";
import { bundleSchema, type BundleInput } from "@showroom/api-contract/bundle/bundle";
import { withoutProducts } from "../../testing/bundle-edits.ts";
import { faultsOf, useImportDesk } from "../../testing/import-desk.ts";
import { ApprovalNeeded } from "../change/approval.ts";
import type { ImportOptions } from "../change/change-catalogue.ts";
import { writeSummary } from "../change/write-summary.ts";
import { listVersions, revertCatalogue, VersionError } from "./revert-catalogue.ts";
import { drizzle } from "drizzle-orm/node-postgres";

const desk = useImportDesk();
const { small, write, run } = desk;

/** The questions of an import without approval; empty when it succeeds. */
async function askedOf(options: Partial<ImportOptions> = {}): Promise<readonly CatalogueQuestion[]> {
  try {
    await run({ approved: false, ...options });
    return [];
  } catch (error) {
    if (error instanceof ApprovalNeeded) return error.questions;
    throw error;
  }
}

/** A bundle with a second house type, equal to the first. */
function withTwoTypes(): BundleInput {
  const bundle = small();
  const [first] = bundle.houseTypes;
  if (!first) throw new Error("The bundle has no house type");
  return { ...bundle, houseTypes: [first, { ...first, key: "type-b", name: "Type B" }] };
}

async function addBuyers(houseType: string, buildNumbers: readonly string[]): Promise<void> {
  for (const number of buildNumbers)
    await desk.pool.query(
      `insert into users (email, role, roles, project_id, house_type_id, build_number)
       select $1, 'projectuser', array['projectuser'], h.project_id, h.id, $2 from house_types h where h.name = $3`,
      [`koper${number}@example.org`, number, houseType],
    );
}

const revision = async () => (await desk.pool.query("select revision from projects")).rows[0]?.revision;

describe("an import without approval", () => {
  it("asks nothing for a new project or small changes", async () => {
    await write(small());
    expect(await askedOf()).toEqual([]);
    await write({ ...small(), catalogueVersion: "2" });
    expect(await askedOf()).toEqual([]);
  });

  it("asks before it removes a house type without buyers, and changes nothing until then", async () => {
    await write(withTwoTypes());
    await run();
    await write({ ...small(), catalogueVersion: "2" });
    expect(await askedOf()).toEqual([{ kind: "removes-house-types", names: ["Type B"] }]);
    expect(await revision()).toBe(1);
    expect((await run()).outcome).toBe("changed");
  });

  it("asks before it retires a tenth of the floors and products", async () => {
    const bundle = small();
    await write(bundle);
    await run();
    await write({
      ...bundle,
      catalogueVersion: "2",
      products: [],
      offers: [],
      rules: [],
      packages: [],
      tileOptions: [],
    });
    const before = bundle.products.length + bundle.floors.length + bundle.baseboards.length;
    expect(await askedOf()).toContainEqual({ kind: "retires-many", retired: bundle.products.length, of: before });
  });

  it("asks before another showroom takes over the project's slug", async () => {
    const bundle = small();
    await write(bundle);
    await run();
    const [owner, ...others] = bundle.organisations;
    if (!owner) throw new Error("The bundle has no organisation");
    const rival = { ...owner, key: "rivaal", name: "Rivaal Tegels" };
    await write({
      ...bundle,
      organisations: [owner, ...others, rival],
      project: { ...bundle.project, showroom: "rivaal" },
    });
    expect(await askedOf()).toEqual([
      {
        kind: "takes-over",
        slug: bundle.project.slug,
        from: bundle.organisations.find(({ key }) => key === bundle.project.showroom)?.name,
        to: "Rivaal Tegels",
      },
    ]);
  });

  it("asks before a new project uses an existing organisation's key, and names the advisors who would get access", async () => {
    const bundle = small();
    await write(bundle);
    await run();
    await desk.pool.query(
      `insert into users (email, role, roles, organisation_id)
       select 'adviseur@example.org', 'showroomadvisor', array['showroomadvisor'], id from organisations where key = $1`,
      [bundle.project.showroom],
    );
    await write({ ...bundle, project: { ...bundle.project, slug: "ander-project" } });
    const asked = await askedOf();
    expect(asked).toContainEqual(
      expect.objectContaining({ kind: "reuses-organisation", key: bundle.project.showroom, advisors: 1 }),
    );
  });

  it("lists the questions and the retired articles in a dry run, and asks nothing", async () => {
    const bundle = small();
    const gone = bundle.products.at(-1);
    if (!gone) throw new Error("The bundle has no product");
    await write(withTwoTypes());
    await run();
    await write(withoutProducts(bundleSchema.parse(bundle), [gone.productNumber]));
    const told = writeSummary(await run({ dryRun: true, approved: false }), true);
    expect(told).toMatch(new RegExp(`${gone.productNumber}.* vervalt`));
    expect(told).toMatch(/Type B.* vervalt/);
    expect(told).toContain("Let op: woningtypen zonder kopers vervallen: Type B");
    expect(await revision()).toBe(1);
  });

  it("says of a file that is written otherwise that nothing changes", async () => {
    await write(small());
    await run();
    await writeFile(join(desk.folder, "bundle.json"), JSON.stringify(small(), null, 4));
    const told = writeSummary(await run({ dryRun: true }), true).split("\n");
    expect(told.slice(0, 2)).toEqual([
      `${small().project.slug}: er is niets geïmporteerd`,
      "  Er verandert niets ten opzichte van wat er nu in de showroom staat.",
    ]);
  });
});

describe("a house type that buyers have", () => {
  it("is not removed; the message names the homes", async () => {
    await write(withTwoTypes());
    await run();
    await addBuyers("Type B", ["12", "3"]);
    await write({ ...small(), catalogueVersion: "2" });
    const [fault] = await faultsOf(run());
    expect(fault?.reason).toContain('het woningtype "Type B" (type-b) staat er niet meer in, maar 2 kopers hebben het');
    expect(fault?.reason).toContain("bouwnummers 3, 12");
    expect(await revision()).toBe(1);
  });

  it("is removed when its buyers move to another one", async () => {
    const bundle = small();
    const to = bundle.houseTypes[0]?.key ?? "";
    await write(withTwoTypes());
    await run();
    await addBuyers("Type B", ["12", "3"]);
    await write({ ...bundle, catalogueVersion: "2" });
    const summary = await run({ moveHouseTypes: new Map([["type-b", to]]) });
    expect(summary.movedBuyers).toBe(2);
    const { rows } = await desk.pool.query(
      "select h.name, count(*)::int as buyers from users u join house_types h on h.id = u.house_type_id group by h.name",
    );
    expect(rows).toEqual([{ name: bundle.houseTypes[0]?.name, buyers: 2 }]);
  });

  it("cannot be replaced by an unknown house type, nor when it is not removed", async () => {
    await write(withTwoTypes());
    await run();
    await addBuyers("Type B", ["12"]);
    const moves = { moveHouseTypes: new Map([["type-b", "type-c"]]) };
    await write({ ...withTwoTypes(), catalogueVersion: "2" });
    expect((await faultsOf(run(moves))).map(({ reason }) => reason)).toEqual([
      '--move-house-type type-b=type-c: deze import haalt het woningtype "type-b" niet weg',
    ]);
    await write(small());
    expect((await faultsOf(run(moves))).map(({ reason }) => reason)).toEqual([
      '--move-house-type type-b=type-c: er is geen woningtype "type-c"',
    ]);
  });
});

describe("the versions of a catalogue", () => {
  const db = () => drizzle(desk.pool);

  it("are stored, the last ten, and can be restored with the same ids", async () => {
    const bundle = small();
    const { slug } = bundle.project;
    const state = async () => {
      const { rows } = await desk.pool.query(
        `select (select jsonb_agg(p.document order by p.id) from pages p where not p.retired) as pages,
           (select jsonb_agg(a.product order by a.product_number) from articles a where not a.retired) as articles,
           (select jsonb_agg(f.floors) from floor_offers f) as floors,
           (select jsonb_agg(k.id order by k.id) from catalogue_keys k where k.retired_at is null) as keys,
           (select document from projects) as project`,
      );
      return rows[0];
    };
    await write(bundle);
    await run();
    const first = await state();
    await write({ ...bundle, catalogueVersion: "2", rules: bundle.rules.slice(1) });
    await run();
    expect(await state()).not.toEqual(first);
    const summary = await revertCatalogue(desk.tools, slug, 1, { dryRun: false, approved: true });
    expect(summary).toMatchObject({ outcome: "changed", removals: [] });
    expect(await state()).toEqual(first);
    expect((await listVersions(db(), slug)).map((version) => [version.revision, version.current])).toEqual([
      [3, true],
      [2, false],
      [1, false],
    ]);
    for (let at = 3; at <= 12; at += 1) {
      await write({ ...bundle, catalogueVersion: String(at) });
      await run();
    }
    expect((await listVersions(db(), slug)).map((version) => version.revision)).toEqual([
      13, 12, 11, 10, 9, 8, 7, 6, 5, 4,
    ]);
    await expect(revertCatalogue(desk.tools, slug, 1, { dryRun: false })).rejects.toThrow(VersionError);
  });
});
