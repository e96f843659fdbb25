import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { checkCatalogue } from "@showroom/api-contract/endpoints/catalogue";
import { planPublication, publishCatalogue } from "@showroom/api-contract/endpoints/staged-catalogue";
import { bundleSchema, type Bundle } from "@showroom/api-contract/bundle/bundle";
import { bundleFolder } from "@showroom/demo-catalogue/bundles";
import { writeDetail } from "@showroom/domain/catalogue-change/catalogue-detail";
import { jsonFile } from "../../testing/json-file.ts";
import { ADMIN, startTestApp, type TestApp } from "../../testing/test-app.ts";
import type { TestClient } from "../../testing/test-client.ts";

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signedIn(ADMIN);
}, 60_000);
afterAll(() => app.stop());

async function open(slug: string) {
  const bundle = bundleSchema.parse(JSON.parse(await readFile(join(bundleFolder(slug), "bundle.json"), "utf8")));
  const { rows } = await app.pool.query<{ id: number }>("select id from projects where slug = $1", [slug]);
  const params = { projectId: rows[0]?.id ?? 0 };
  const check = async (changed: Bundle) => {
    const body = { file: jsonFile(changed) };
    const { difference, stagedId } = (await admin.call(checkCatalogue, { params, body })).body;
    return { difference, at: { ...params, stagedId: stagedId ?? 0 } };
  };
  return { bundle, check };
}

const RUN = { dryRun: false, agreed: true } as const;

it(
  "names every difference before it is published, and the buyers whose total changes",
  { timeout: 120_000 },
  async () => {
    const { bundle, check } = await open("de-lindehof");
    // The buyer with tiles and a floor has not handed them in.
    await app.pool.query("update project_choices set submit_type = null, submitted_at = null");
    const changed = {
      ...bundle,
      project: { ...bundle.project, enableLabour: !bundle.project.enableLabour, wallTileCuttingLoss: 1 },
      houseTypes: bundle.houseTypes.map((type) => ({
        ...type,
        rooms: type.rooms.map((room) => ({ ...room, surfaceWall: room.surfaceWall + 50 })),
      })),
    };
    const { difference } = await check(changed);
    const lines = (difference?.details ?? []).map((detail) => `${detail.sheet}: ${writeDetail(detail)}`);
    expect(lines.filter((line) => line.startsWith("Project: "))).toEqual([
      "Project: Met montage: ja → nee",
      expect.stringMatching(/^Project: Snijverlies wandtegels \(%\): .* → 100$/),
    ]);
    const rooms = bundle.houseTypes.reduce((total, type) => total + type.rooms.length, 0);
    expect(lines.filter((line) => /^Ruimten: .*Wand m²: .* → /.test(line))).toHaveLength(rooms);
    expect(lines).toHaveLength(rooms + 2);
    const repriced = (difference?.buyers ?? []).filter(({ totalBefore, totalNow }) => totalBefore !== totalNow);
    expect(repriced).toMatchObject([{ buildNumber: "16" }]);
  },
);

it("says what a catalogue undoes that was published after it was checked", { timeout: 60_000 }, async () => {
  const { bundle, check } = await open("leegveld");
  expect((await check({ ...bundle, catalogueVersion: "anders" })).difference).toMatchObject({
    details: [{ sheet: "Project", field: "Versie van de catalogus" }],
    buyers: [],
  });
  const named = (catalogueVersion: string, name: string, website: string | null) =>
    ({ ...bundle, catalogueVersion, project: { ...bundle.project, name, website } }) satisfies Bundle;
  const { name, website } = bundle.project;
  const second = await check(named("2026-2", name, "https://voorbeeld.nl"));
  expect(second.difference?.undoes).toBeNull();
  // A planned catalogue stays when the same admin checks another one.
  const at = new Date(Date.now() + 3_600_000).toISOString();
  await admin.call(planPublication, { params: second.at, body: { at, agreed: true } });
  const edit = await check(named("2026-1b", "Leegveld aan de plas", website));
  expect((await admin.call(publishCatalogue, { params: edit.at, body: RUN })).body.published).toBe(true);
  const asked = await admin.call(publishCatalogue, { params: second.at, body: { ...RUN, dryRun: true } });
  expect(asked.body.difference?.undoes?.version).toBe("2026-1b");
  const undone = asked.body.difference?.undoes?.details?.map(writeDetail);
  expect(undone).toContain(`Naam: Leegveld aan de plas → ${name}`);
  expect(undone?.some((line) => line.includes("voorbeeld.nl"))).toBe(false);
});
