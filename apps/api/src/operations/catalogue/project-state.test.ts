import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { JOB_SCHEMAS } from "@showroom/service/job-schemas";
import { checkCatalogue, revertProjectCatalogue } from "@showroom/api-contract/endpoints/catalogue";
import { changeProjectState, createProject, deleteProject } from "@showroom/api-contract/endpoints/new-project";
import { getProjectBySlug } from "@showroom/api-contract/endpoints/projects";
import { listStaffProjects } from "@showroom/api-contract/endpoints/staff-projects";
import { planPublication, publishCatalogue } from "@showroom/api-contract/endpoints/staged-catalogue";
import type { BundleInput } from "@showroom/api-contract/bundle/bundle";
import type { ProjectState } from "@showroom/domain/model/project";
import { exampleBundle } from "../../importer/example/example-bundle.ts";
import { IGNORED_STATE } from "../../importer/publish/ignored-settings.ts";
import { jsonFile } from "../../testing/json-file.ts";
import { ADMIN, ADVISOR, startTestApp, type TestApp } from "../../testing/test-app.ts";
import type { TestClient } from "../../testing/test-client.ts";

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signedIn(ADMIN);
}, 60_000);
afterAll(() => app.stop());

let slug: string;
let params: { readonly projectId: number };
let made = 0;
const example = (): BundleInput => exampleBundle(slug);
const file = (bundle: BundleInput) => ({ file: jsonFile(bundle) });
/** A new catalogue that names a status. */
const named = (catalogueVersion: string, status: 0 | 1 | 2): BundleInput => {
  const bundle = example();
  return { ...bundle, catalogueVersion, project: { ...bundle.project, status } };
};
beforeEach(async () => {
  made += 1;
  slug = `buurt-${made}`;
  const body = { ...file(example()), slug, name: "Buurt", agreed: true, dryRun: false };
  await admin.call(createProject, { body });
  const listed = (await admin.call(listStaffProjects, {})).body.find((project) => project.slug === slug);
  params = { projectId: listed?.id ?? 0 };
});

const become = async (state: ProjectState, client = admin) =>
  (await client.call(changeProjectState, { params, body: { state } })).status;
const seenByVisitors = async () => (await app.client().call(getProjectBySlug, { params: { slug } })).status;
const stateNow = async () => (await admin.call(getProjectBySlug, { params: { slug } })).body.state;
async function stage(catalogueVersion: string, status: 0 | 1 | 2) {
  const { body } = await admin.call(checkCatalogue, { params, body: file(named(catalogueVersion, status)) });
  return { ...body, at: { ...params, stagedId: body.stagedId ?? 0 } };
}
const publish = async (catalogueVersion: string, status: 0 | 1 | 2) => {
  const { at } = await stage(catalogueVersion, status);
  const { body } = await admin.call(publishCatalogue, { params: at, body: { dryRun: false, agreed: true } });
  expect(body.published).toBe(true);
};

it("opens a concept, once and for all", async () => {
  expect([await stateNow(), await seenByVisitors()]).toEqual(["concept", 404]);
  expect([await become("closed"), await become("archived")]).toEqual([422, 422]);
  expect([403, 404]).toContain(await become("open", await app.signedIn(ADVISOR)));
  expect(await become("open")).toBe(204);
  expect([await stateNow(), await seenByVisitors()]).toEqual(["open", 200]);
  expect(await become("concept")).toBe(422);
  const { rows } = await app.pool.query(
    "select details from audit_log where action = 'changed-project-state' and project_id = $1",
    [params.projectId],
  );
  expect(rows).toEqual([{ details: { from: "concept", to: "open" } }]);
});

it("no import, revert or planned publication changes the state, and one remark says so", async () => {
  await become("open");
  const checked = await stage("2", 2);
  expect(checked.findings.filter(({ reason }) => reason === IGNORED_STATE)).toMatchObject([
    { level: "warning", path: "project.status" },
  ]);
  await publish("3", 2);
  expect([await stateNow(), await seenByVisitors()]).toEqual(["open", 200]);
  await admin.call(revertProjectCatalogue, { params, body: { revision: 1, dryRun: false, agreed: true } });
  expect([await stateNow(), await seenByVisitors()]).toEqual(["open", 200]);
  await become("closed");
  await publish("4", 1);
  expect(await stateNow()).toBe("closed");
});

it("a concept stays a concept when a catalogue names it open", async () => {
  await publish("2", 1);
  expect([await stateNow(), await seenByVisitors()]).toEqual(["concept", 404]);
});

it(
  "a planned catalogue is published when the project was opened since, and leaves it open",
  { timeout: 30_000 },
  async () => {
    const { at } = await stage("2", 2);
    const soon = new Date(Date.now() + 3_600_000).toISOString();
    await admin.call(planPublication, { params: at, body: { at: soon, agreed: true } });
    await become("open");
    await app.pool.query("update staged_catalogues set planned_at = now() where id = $1", [at.stagedId]);
    await app.pool.query(
      `update ${JOB_SCHEMAS.api}.job set start_after = now() where name = 'catalogue.publish' and data ->> 'stagedId' = $1`,
      [String(at.stagedId)],
    );
    const revision = async () =>
      (await app.pool.query("select revision from projects where slug = $1", [slug])).rows[0]?.revision;
    await vi.waitFor(async () => expect(await revision()).toBe(2), 20_000);
    const project = (await admin.call(getProjectBySlug, { params: { slug } })).body;
    expect(project).toMatchObject({ state: "open", status: 1 });
  },
);

it("a concept can be deleted", async () => {
  const { body } = await admin.call(deleteProject, { params, body: { name: "Buurt", dryRun: false } });
  expect(body.deleted).toBe(true);
});
