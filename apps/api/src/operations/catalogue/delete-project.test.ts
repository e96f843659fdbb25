import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { createProject, changeProjectState, deleteProject } from "@showroom/api-contract/endpoints/new-project";
import { getProjectBySlug } from "@showroom/api-contract/endpoints/projects";
import { listBuyers } from "@showroom/api-contract/endpoints/staff";
import { listStaffProjects } from "@showroom/api-contract/endpoints/staff-projects";
import { printKeptOrders, removeProject } from "../../cli/project.ts";
import { exampleBundle } from "../../importer/example/example-bundle.ts";
import { jsonFile } from "../../testing/json-file.ts";
import { demoIds } from "../../testing/demo-ids.ts";
import { ADMIN, ADVISOR, BUYER, BUYER_DONE, startTestApp, type TestApp } from "../../testing/test-app.ts";
import type { TestClient } from "../../testing/test-client.ts";

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signedIn(ADMIN);
}, 60_000);
afterAll(() => app.stop());
beforeEach(() => {
  vi.stubEnv("DATABASE_URL", app.databaseUrl);
});
afterEach(() => vi.unstubAllEnvs());

const archive = async (projectId: number) =>
  await admin.call(changeProjectState, { params: { projectId }, body: { state: "archived" } });
const rows = async (table: string, where: string, value: unknown) =>
  (await app.pool.query(`select * from ${table} where ${where} = $1`, [value])).rows;
const slugs = async () => (await admin.call(listStaffProjects, {})).body.map(({ slug }) => slug);

it("removes an archived project with its people, and keeps its confirmations as they were", async () => {
  const { projectId } = await demoIds(app.pool, "de-lindehof");
  const params = { projectId };
  const orders = async () => (await app.pool.query("select * from confirmations order by id")).rows;
  const [before, buyer] = [await orders(), await app.signedIn(BUYER_DONE)];
  const name = "De Lindehof";
  // Only when it is archived, and by its name.
  expect((await admin.call(deleteProject, { params, body: { name, dryRun: false } })).status).toBe(422);
  await archive(projectId);
  expect((await admin.call(deleteProject, { params, body: { name: "Lindehof", dryRun: false } })).status).toBe(422);
  const dry = (await admin.call(deleteProject, { params, body: { name: "", dryRun: true } })).body;
  expect(dry).toEqual({ buyers: 4, confirmations: 1, deleted: false });
  expect(await slugs()).toContain("de-lindehof");

  const done = (await admin.call(deleteProject, { params, body: { name, dryRun: false } })).body;
  expect(done).toEqual({ ...dry, deleted: true });
  expect(await slugs()).not.toContain("de-lindehof");
  expect((await admin.call(getProjectBySlug, { params: { slug: "de-lindehof" } })).status).toBe(404);
  expect((await admin.call(getProjectBySlug, { params: { slug: `~${projectId}` } })).body).not.toHaveProperty("name");
  expect((await admin.call(listBuyers, { params, query: {} })).status).toBe(404);
  expect(await buyer.status("GET", "/api/users/current")).toBe(401);
  expect(await rows("users", "email", BUYER)).toEqual([]);
  expect(await rows("articles", "project_id", projectId)).toEqual([]);
  expect(await rows("contact_questions", "project_id", projectId)).toEqual([]);

  expect(await orders()).toEqual(before);
  const kept = JSON.parse(await printKeptOrders()) as { project: string; orderLines: unknown[] }[];
  expect(kept).toMatchObject([{ project: name, confirmation: before[0]?.document }]);
  expect(kept[0]?.orderLines.length).toBeGreaterThan(10);
  const [entry] = (await app.pool.query("select * from audit_log order by id desc limit 1")).rows;
  expect(entry).toMatchObject({
    action: "deleted-project",
    actor_role: "admin",
    project_id: projectId,
    details: { slug: "de-lindehof", name, buyers: "4", confirmations: "1" },
  });
});

it("leaves nothing of a project without orders, whose address is free again", async () => {
  const body = { file: jsonFile(exampleBundle("proef")), dryRun: false, agreed: true };
  const make = async () => await admin.call(createProject, { body: { ...body, slug: "proef", name: "Proef" } });
  expect((await make()).body.published).toBe(true);
  const { projectId } = await demoIds(app.pool, "proef");
  await expect(removeProject("proef", false)).rejects.toThrow("de bevestigingen (0) blijven bewaard. Geef --yes");
  await admin.call(changeProjectState, { params: { projectId }, body: { state: "open" } });
  await expect(removeProject("proef", true)).rejects.toThrow("archiveer het eerst");
  await archive(projectId);
  expect(await removeProject("proef", true)).toContain("proef is verwijderd");
  for (const table of ["house_types", "catalogue_versions", "catalogue_keys", "articles"])
    expect(await rows(table, "project_id", projectId), table).toEqual([]);
  expect(await rows("projects", "id", projectId)).toEqual([]);
  expect((await make()).body.published).toBe(true);
});

it("is not for advisors and buyers", async () => {
  const { projectId } = await demoIds(app.pool, "havenkwartier");
  const body = { name: "Havenkwartier", dryRun: false };
  for (const client of [await app.signedIn(ADVISOR), app.client()])
    expect([401, 403, 404]).toContain((await client.call(deleteProject, { params: { projectId }, body })).status);
});
