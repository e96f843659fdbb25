import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { JOB_SCHEMAS } from "@showroom/service/job-schemas";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { bundleSchema, type Bundle } from "@showroom/api-contract/bundle/bundle";
import { checkCatalogue, listCatalogueVersions } from "@showroom/api-contract/endpoints/catalogue";
import {
  cancelPlannedPublication,
  listStagedCatalogues,
  planPublication,
  publishCatalogue,
} from "@showroom/api-contract/endpoints/staged-catalogue";
import { bundleFolder } from "@showroom/demo-catalogue/bundles";
import { ADMIN, startTestApp, type TestApp } from "../../testing/test-app.ts";
import type { TestClient } from "../../testing/test-client.ts";

const SLUG = "leegveld";
const SOON = 1_500;

let app: TestApp;
let admin: TestClient;
let bundle: Bundle;
let params: { readonly projectId: number };
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signedIn(ADMIN);
  bundle = bundleSchema.parse(JSON.parse(await readFile(join(bundleFolder(SLUG), "bundle.json"), "utf8")));
  const { rows } = await app.pool.query<{ id: number }>("select id from projects where slug = $1", [SLUG]);
  params = { projectId: rows[0]?.id ?? 0 };
}, 60_000);
afterAll(() => app.stop());

/** Stages the bundle with another version name; returns the parameters of the staged catalogue. */
async function stage(catalogueVersion: string) {
  const content = Buffer.from(JSON.stringify({ ...bundle, catalogueVersion })).toString("base64");
  const { body } = await admin.call(checkCatalogue, { params, body: { fileName: "bundle.json", content } });
  return { ...params, stagedId: body.stagedId ?? 0 };
}

const plan = async (staged: { projectId: number; stagedId: number }, ahead: number) =>
  await admin.call(planPublication, {
    params: staged,
    body: { at: new Date(Date.now() + ahead).toISOString(), agreed: true },
  });
const staged = async () => (await admin.call(listStagedCatalogues, { params })).body.items;
/** Waits until a job that was planned for the catalogue has run. */
const jobEnded = (stagedId: number) =>
  vi.waitFor(async () => {
    const { rowCount } = await app.pool.query(
      `select from ${JOB_SCHEMAS.api}.job where name = 'catalogue.publish' and state = 'completed' and data ->> 'stagedId' = $1`,
      [String(stagedId)],
    );
    expect(rowCount).toBe(1);
  }, 20_000);
const current = async () =>
  (await admin.call(listCatalogueVersions, { params })).body.items.find((version) => version.current);

it("publishes at the planned time, in the name of who planned it", { timeout: 30_000 }, async () => {
  const later = await stage("later");
  expect((await plan(later, SOON)).body).toMatchObject({ planned: true, published: false });
  const [item] = await staged();
  expect(item?.plannedAt).not.toBeNull();
  expect((await current())?.catalogueVersion).not.toBe("later");
  await vi.waitFor(async () => expect((await current())?.catalogueVersion).toBe("later"), 20_000);
  expect((await current())?.importedBy).toBe(item?.plannedBy);
  await vi.waitFor(async () => expect(await staged()).toEqual([]));
});

it("publishes at the planned time when the server's clock is behind the database's", { timeout: 30_000 }, async () => {
  const planned = await stage("clock behind");
  await plan(planned, SOON);
  const now = Date.now.bind(Date);
  const clock = vi.spyOn(Date, "now").mockImplementation(() => now() - 5_000);
  try {
    await vi.waitFor(async () => expect((await current())?.catalogueVersion).toBe("clock behind"), 20_000);
  } finally {
    clock.mockRestore();
  }
  await vi.waitFor(async () => expect(await staged()).toEqual([]));
});

it("keeps a planned catalogue when another file is checked, until the plan is cancelled", async () => {
  const planned = await stage("gepland");
  await plan(planned, 3_600_000);
  const other = await stage("anders");
  expect((await staged()).map(({ id }) => id)).toEqual([other.stagedId, planned.stagedId]);
  expect((await admin.call(cancelPlannedPublication, { params: planned })).status).toBe(204);
  expect((await staged()).every(({ plannedAt }) => plannedAt === null)).toBe(true);
  expect((await admin.call(cancelPlannedPublication, { params: planned })).status).toBe(404);
});

it("publishes nothing when the plan was cancelled or moved", { timeout: 30_000 }, async () => {
  const before = await current();
  const cancelled = await stage("geannuleerd");
  await plan(cancelled, SOON);
  await plan(cancelled, 3_600_000);
  await jobEnded(cancelled.stagedId);
  expect(await current()).toEqual(before);
  await admin.call(cancelPlannedPublication, { params: cancelled });
});

it(
  "refuses when another catalogue was published since, with a mail and on the screen",
  { timeout: 30_000 },
  async () => {
    const planned = await stage("achterhaald");
    await plan(planned, SOON);
    const other = await stage("intussen");
    await admin.call(publishCatalogue, { params: other, body: { dryRun: false, agreed: true } });
    await vi.waitFor(async () => expect((await staged())[0]?.refusal).not.toBeNull(), 20_000);
    const [item] = await staged();
    expect(item).toMatchObject({ id: planned.stagedId, plannedAt: null });
    expect(item?.refusal?.[0]?.reason).toContain("andere catalogus gepubliceerd");
    expect((await current())?.catalogueVersion).toBe("intussen");
    const mails = await app.mails(1);
    expect(mails.join("\n")).toContain("niet gepubliceerd");
  },
);

it.each([-1_000, 400 * 24 * 3_600_000])("does not plan %i ms ahead", async (ahead) => {
  const planned = await stage(`nooit ${ahead}`);
  expect((await plan(planned, ahead)).status).toBe(422);
});
