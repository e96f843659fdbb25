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
import { jsonFile } from "../../testing/json-file.ts";
import { ADMIN, PROJECT_ADMIN, startTestApp, type TestApp } from "../../testing/test-app.ts";
import type { TestClient } from "../../testing/test-client.ts";

const SLUG = "leegveld";
const SOON = 1_500;
const HOUR = 3_600_000;

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
async function stage(catalogueVersion: string, by = admin) {
  const file = jsonFile({ ...bundle, catalogueVersion });
  const { body } = await by.call(checkCatalogue, { params, body: { file } });
  return { ...params, stagedId: body.stagedId ?? 0 };
}

const plan = async (staged: { projectId: number; stagedId: number }, ahead: number, by = admin) =>
  await by.call(planPublication, {
    params: staged,
    body: { at: new Date(Date.now() + ahead).toISOString(), agreed: true },
  });
const staged = async () => (await admin.call(listStagedCatalogues, { params })).body.items;
/** Sets the planned time of a catalogue to now; its job stays where it was. */
const makeDue = (stagedId: number) =>
  app.pool.query("update staged_catalogues set planned_at = now() where id = $1", [stagedId]);
/** Starts the jobs of a catalogue at the next poll. */
const startJobs = (stagedId: number) =>
  app.pool.query(
    `update ${JOB_SCHEMAS.api}.job set start_after = now() where name = 'catalogue.publish' and data ->> 'stagedId' = $1`,
    [String(stagedId)],
  );
/** When the jobs of a catalogue start, and their states. */
const jobs = async (stagedId: number) =>
  (
    await app.pool.query<{ startAfter: Date; state: string }>(
      `select start_after as "startAfter", state from ${JOB_SCHEMAS.api}.job where name = 'catalogue.publish' and data ->> 'stagedId' = $1`,
      [String(stagedId)],
    )
  ).rows;
/** Waits until all jobs of a catalogue have run. */
const jobsEnded = (stagedId: number) =>
  vi.waitFor(
    async () => expect(new Set((await jobs(stagedId)).map(({ state }) => state))).toEqual(new Set(["completed"])),
    20_000,
  );
/** Waits until a query of the server waits for a row that the test holds. */
const somethingWaits = () =>
  vi.waitFor(async () => {
    const { rowCount } = await app.pool.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    expect(rowCount).toBeGreaterThan(0);
  }, 20_000);
const current = async () =>
  (await admin.call(listCatalogueVersions, { params })).body.items.find((version) => version.current);

it("publishes at the planned time, in the name of who planned it", { timeout: 30_000 }, async () => {
  const later = await stage("later");
  expect((await plan(later, HOUR)).body).toMatchObject({ planned: true, published: false });
  const [item] = await staged();
  expect((await jobs(later.stagedId)).map(({ startAfter }) => startAfter.toISOString())).toEqual([item?.plannedAt]);
  expect((await current())?.catalogueVersion).not.toBe("later");
  await makeDue(later.stagedId);
  await startJobs(later.stagedId);
  await vi.waitFor(async () => expect((await current())?.catalogueVersion).toBe("later"), 20_000);
  expect((await current())?.importedBy).toBe(item?.plannedBy);
  expect(await staged()).toEqual([]);
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
  await plan(planned, HOUR);
  const other = await stage("anders");
  expect((await staged()).map(({ id }) => id)).toEqual([other.stagedId, planned.stagedId]);
  expect((await admin.call(cancelPlannedPublication, { params: planned })).status).toBe(204);
  expect((await staged()).every(({ plannedAt }) => plannedAt === null)).toBe(true);
  expect((await admin.call(cancelPlannedPublication, { params: planned })).status).toBe(404);
});

it("publishes nothing when the plan was moved", { timeout: 30_000 }, async () => {
  const before = await current();
  const moved = await stage("verplaatst");
  await plan(moved, HOUR);
  await plan(moved, 2 * HOUR);
  await startJobs(moved.stagedId);
  await jobsEnded(moved.stagedId);
  expect(await current()).toEqual(before);
  expect((await admin.call(cancelPlannedPublication, { params: moved })).status).toBe(204);
});

it.each([
  ["cancelled", "null"],
  ["moved", "now() + interval '1 hour'"],
])("publishes nothing when the plan is %s while its job runs", { timeout: 40_000 }, async (what, plannedAt) => {
  const before = await current();
  const changed = await stage(what);
  await plan(changed, HOUR);
  await makeDue(changed.stagedId);
  const change = await app.pool.connect();
  try {
    await change.query("begin");
    await change.query(`update staged_catalogues set planned_at = ${plannedAt} where id = $1`, [changed.stagedId]);
    await startJobs(changed.stagedId);
    await somethingWaits();
    await change.query("commit");
  } finally {
    change.release();
  }
  await jobsEnded(changed.stagedId);
  expect(await current()).toEqual(before);
  const left = (await staged()).find(({ id }) => id === changed.stagedId);
  expect(left).toMatchObject({ refusal: null });
  expect(left?.plannedAt === null).toBe(what === "cancelled");
});

it("reports that a catalogue which is published meanwhile can no longer be planned", { timeout: 30_000 }, async () => {
  const taken = await stage("weg");
  const change = await app.pool.connect();
  let planned: ReturnType<typeof plan> | undefined;
  try {
    await change.query("begin");
    await change.query("delete from staged_catalogues where id = $1", [taken.stagedId]);
    planned = plan(taken, HOUR);
    await somethingWaits();
    await change.query("commit");
  } finally {
    change.release();
  }
  expect((await planned).status).toBe(404);
  expect(await jobs(taken.stagedId)).toEqual([]);
});

it(
  "refuses when another catalogue was published since, with a mail and on the screen",
  { timeout: 30_000 },
  async () => {
    const planned = await stage("achterhaald");
    await plan(planned, HOUR);
    const other = await stage("intussen");
    await admin.call(publishCatalogue, { params: other, body: { dryRun: false, agreed: true } });
    await makeDue(planned.stagedId);
    await startJobs(planned.stagedId);
    await vi.waitFor(async () => expect((await staged())[0]?.refusal).not.toBeNull(), 20_000);
    const [item] = await staged();
    expect(item).toMatchObject({ id: planned.stagedId, plannedAt: null });
    expect(item?.refusal?.[0]?.reason).toContain("andere catalogus gepubliceerd");
    expect((await current())?.catalogueVersion).toBe("intussen");
    const mails = await app.mails(1);
    expect(mails.join("\n")).toContain("niet gepubliceerd");
  },
);

it("refuses when who planned it may no longer enter the project", { timeout: 30_000 }, async () => {
  const before = await current();
  const projectAdmin = await app.signedIn(PROJECT_ADMIN);
  const planned = await stage("zonder toegang", projectAdmin);
  expect((await plan(planned, HOUR, projectAdmin)).body.planned).toBe(true);
  const assign = (isAssigned: boolean) =>
    app.pool.query(
      "update organisations set projects_assigned = $1 where id = (select organisation_id from users where email = $2)",
      [isAssigned, PROJECT_ADMIN],
    );
  await assign(true);
  await makeDue(planned.stagedId);
  await startJobs(planned.stagedId);
  await jobsEnded(planned.stagedId);
  await assign(false);
  const left = (await staged()).find(({ id }) => id === planned.stagedId);
  expect(left?.refusal?.[0]?.reason).toContain("mag de catalogus niet meer wijzigen");
  expect(await current()).toEqual(before);
});

it("ends without a refusal when the project has the planned catalogue already", { timeout: 30_000 }, async () => {
  const planned = await stage("dezelfde");
  await plan(planned, HOUR);
  const same = await stage("dezelfde");
  await admin.call(publishCatalogue, { params: same, body: { dryRun: false, agreed: true } });
  const before = await current();
  await makeDue(planned.stagedId);
  await startJobs(planned.stagedId);
  await jobsEnded(planned.stagedId);
  expect((await staged()).map(({ id }) => id)).not.toContain(planned.stagedId);
  expect(await current()).toEqual(before);
});

it.each([-1_000, 400 * 24 * 3_600_000])("does not plan %i ms ahead", async (ahead) => {
  const planned = await stage(`nooit ${ahead}`);
  expect((await plan(planned, ahead)).status).toBe(422);
});
