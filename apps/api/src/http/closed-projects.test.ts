import { afterAll, beforeAll, expect, it } from "vitest";
import { checkCatalogue } from "@showroom/api-contract/endpoints/catalogue";
import { getChoices, saveChoices } from "@showroom/api-contract/endpoints/choices";
import { changeProjectState } from "@showroom/api-contract/endpoints/new-project";
import { getProjectBySlug } from "@showroom/api-contract/endpoints/projects";
import { createShareLink, revokeShareLink } from "@showroom/api-contract/endpoints/share-links";
import { reopenSubmission } from "@showroom/api-contract/endpoints/submissions";
import { listStaffProjects } from "@showroom/api-contract/endpoints/staff-projects";
import type { ProjectState } from "@showroom/domain/model/project";
import { demoIds, userId, type DemoIds } from "../testing/demo-ids.ts";
import { ADMIN, ADVISOR, BUYER, startTestApp, type TestApp } from "../testing/test-app.ts";
import type { TestClient } from "../testing/test-client.ts";

const SLUG = "de-lindehof";

let app: TestApp;
let admin: TestClient;
let buyer: TestClient;
let ids: DemoIds;
beforeAll(async () => {
  app = await startTestApp();
  [admin, buyer] = [await app.signedIn(ADMIN), await app.signedIn(BUYER)];
  ids = await demoIds(app.pool, SLUG);
});
afterAll(() => app.stop());

const params = () => ({ projectId: ids.projectId });
const change = async (state: ProjectState) =>
  (await admin.call(changeProjectState, { params: params(), body: { state } })).status;
const save = async (client: TestClient) => {
  const { version } = (await client.call(getChoices, { params: params() })).body;
  const choices = { projectRoomChoices: {}, submitType: null };
  const body = { choices, house_type: { id: ids.houseTypeId }, version };
  return await client.call(saveChoices, { params: params(), body });
};

it("lets buyers of a closed project only read, and tells them", async () => {
  expect((await save(buyer)).status).toBe(200);
  expect(await change("closed")).toBe(204);
  expect((await buyer.call(getProjectBySlug, { params: { slug: SLUG } })).body.state).toBe("closed");
  expect((await save(buyer)).body).toMatchObject({ code: "project-closed" });
  expect((await buyer.call(createShareLink, { params: params() })).status).toBe(409);
  expect((await buyer.call(getChoices, { params: params() })).status).toBe(200);
  expect((await save(admin)).status).toBe(200);
  await change("open");
  expect((await save(buyer)).status).toBe(200);
});

it("lets a buyer revoke a link to the choices, whatever the state of the project", async () => {
  for (const state of ["closed", "archived"] as const) {
    const { id: linkId } = (await buyer.call(createShareLink, { params: params() })).body;
    await change(state);
    expect((await buyer.call(revokeShareLink, { params: { ...params(), linkId } })).status).toBe(204);
    await change("open");
  }
});

it("lets staff of an archived project only read", async () => {
  await change("archived");
  expect((await save(admin)).body).toMatchObject({ code: "project-closed" });
  const body = { file: new File(["{}"], "bundle.json") };
  expect((await admin.call(checkCatalogue, { params: params(), body })).status).toBe(409);
  const ofBuyer = { ...params(), userId: await userId(app.pool, BUYER) };
  const reopening = { params: ofBuyer, body: { version: 0, reason: "Anders" } };
  expect((await admin.call(reopenSubmission, reopening)).body).toMatchObject({ code: "project-closed" });
  const listed = (await admin.call(listStaffProjects, {})).body.find(({ slug }) => slug === SLUG);
  expect(listed?.state).toBe("archived");
  await change("open");
});

it("is written in the audit log, once for each change", async () => {
  await change("open");
  await change("closed");
  await change("open");
  const { rows } = await app.pool.query(
    "select details, actor_role from audit_log where action = 'changed-project-state' order by id desc limit 2",
  );
  expect(rows).toEqual([
    { details: { from: "closed", to: "open" }, actor_role: "admin" },
    { details: { from: "open", to: "closed" }, actor_role: "admin" },
  ]);
});

it("is not for advisors and buyers", async () => {
  for (const client of [await app.signedIn(ADVISOR), buyer])
    expect([403, 404]).toContain(
      (await client.call(changeProjectState, { params: params(), body: { state: "closed" } })).status,
    );
});
