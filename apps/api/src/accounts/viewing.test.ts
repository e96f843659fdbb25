import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ALL_ENDPOINTS } from "@showroom/api-contract/all-endpoints";
import type { Endpoint } from "@showroom/api-contract/endpoint";
import { getBudget, setBudget } from "@showroom/api-contract/endpoints/budget";
import { calculateCost, getChoices, saveChoices } from "@showroom/api-contract/endpoints/choices";
import { getBuyerHistory, prepareForBuyer, viewAsBuyer } from "@showroom/api-contract/endpoints/staff";
import { getCurrentUser, logOut } from "@showroom/api-contract/endpoints/session";
import { demoIds, userId, type DemoIds } from "../testing/demo-ids.ts";
import { ADMIN, ADVISOR, BUYER, BUYER_HALFWAY, OTHER_ADVISOR } from "../testing/test-app.ts";
import { startTestApp, type TestApp } from "../testing/test-app.ts";
import { pathOf, type TestClient } from "../testing/test-client.ts";

const STAFF_CALLS = ALL_ENDPOINTS.filter(({ path }) => path.startsWith("/api/staff/"));
let app: TestApp;
let ids: DemoIds;
let buyerId: number;
beforeAll(async () => {
  app = await startTestApp();
  ids = await demoIds(app.pool, "de-lindehof");
  buyerId = await userId(app.pool, BUYER_HALFWAY);
});
afterAll(() => app.stop());

/** Hashes of all tables except sessions, which the test itself creates. */
async function everythingStored(): Promise<readonly unknown[]> {
  const tables = ["users", "project_choices", "choice_changes", "confirmations", "room_versions", "share_links"];
  return await Promise.all(
    tables.map(async (table) => {
      const { rows } = await app.pool.query(
        `select count(*), md5(string_agg(t::text, '|' order by t::text)) as print from ${table} t`,
      );
      return [table, rows[0]];
    }),
  );
}

const ANY = { versionId: 1, linkId: 1, offerId: 1, requestId: 1, threadId: 1, pictureId: 1 };
const callOf = (endpoint: Endpoint): string =>
  pathOf(endpoint, {
    params: { ...params(), id: buyerId, format: "csv", ...ANY },
    query: { toPage: ids.pages["toilet"] ?? 1 },
  });

const params = () => ({ projectId: ids.projectId, userId: buyerId });

type Grant = typeof viewAsBuyer | typeof prepareForBuyer;
async function openView(staff: TestClient, grant: Grant = viewAsBuyer): Promise<TestClient> {
  const granted = await staff.call(grant, { params: params() });
  expect(granted.status).toBe(201);
  expect(granted.body.expires_in).toBe(3_600);
  const client = app.client();
  await client.raw("GET", "/config.json");
  client.tokens.access = granted.body.access_token;
  return client;
}

describe("viewing the showroom as a buyer", () => {
  it("shows what the buyer sees, and records the view in the buyer's history", async () => {
    const staff = await app.signedIn(ADVISOR);
    const viewer = await openView(staff);
    expect((await viewer.call(getCurrentUser, {})).body).toMatchObject({ id: buyerId, buildno: "14" });
    const choices = await viewer.call(getChoices, { params: { projectId: ids.projectId } });
    expect(choices.body).toMatchObject({ userId: buyerId, buildNumber: "14" });
    const history = await staff.call(getBuyerHistory, { params: params(), query: {} });
    expect(history.body.items[0]).toMatchObject({ event: "viewed", changes: [], actor: { role: "showroomadvisor" } });
  });

  it.each([
    ["to look", viewAsBuyer, []],
    ["to prepare choices", prepareForBuyer, [saveChoices.name]],
  ] as const)(
    "%s, refuses every call that would change anything else, and keeps the buyer signed in",
    async (_, grant, allowed: readonly string[]) => {
      const buyer = await app.signedIn(BUYER_HALFWAY);
      const viewer = await openView(await app.signedIn(ADVISOR), grant);
      const before = await everythingStored();
      const changing = ALL_ENDPOINTS.filter(
        ({ method, name, access }) =>
          access.kind !== "public" && name !== "choices.calculate" && (method !== "GET" || name === logOut.name),
      );
      // Reads, price calculations and public calls.
      const leftOut = ALL_ENDPOINTS.filter((endpoint) => endpoint.method !== "GET" && !changing.includes(endpoint));
      expect(leftOut.map(({ name }) => name).toSorted()).toEqual([
        "choices.calculate",
        "oauth.openid.finish",
        "oauth.openid.start",
        "oauth.secondFactor",
        "oauth.token",
        "planning.stop",
        "projects.ask",
        "users.checkResetLink",
        "users.requestPasswordReset",
        "users.resetPassword",
      ]);
      expect(changing.length).toBeGreaterThan(8);
      for (const endpoint of changing.filter(({ name }) => !allowed.includes(name))) {
        const body = endpoint.method === "GET" ? undefined : {};
        expect(await viewer.status(endpoint.method, callOf(endpoint), body), endpoint.name).toBe(403);
      }
      expect(await everythingStored()).toEqual(before);
      expect((await buyer.call(getCurrentUser, {})).status).toBe(200);
    },
  );

  it("does not show what the buyer wants to spend", async () => {
    const buyer = await app.signedIn(BUYER_HALFWAY);
    await buyer.call(setBudget, { params: params(), body: { budget: 300_000 } });
    const viewer = await openView(await app.signedIn(ADVISOR));
    expect((await viewer.call(getBudget, { params: params() })).status).toBe(403);
    expect((await buyer.call(getBudget, { params: params() })).body).toEqual({ budget: 300_000 });
  });

  it("calculates prices", async () => {
    const viewer = await openView(await app.signedIn(ADVISOR));
    const body = {
      project: { id: ids.projectId },
      projectHouseType: { id: ids.houseTypeId },
      projectChoices: { projectRoomChoices: {}, submitType: null },
    };
    expect((await viewer.call(calculateCost, { body })).status).toBe(200);
  });

  it("is possible before the buyer has accepted the invitation, and only while they are a buyer", async () => {
    const viewer = await openView(await app.signedIn(ADVISOR));
    const { rows } = await app.pool.query("select approved_terms_at, role, roles from users where id = $1", [buyerId]);
    await app.pool.query("update users set approved_terms_at = null where id = $1", [buyerId]);
    expect((await viewer.call(getCurrentUser, {})).status).toBe(200);
    await app.pool.query("update users set role = 'showroomadvisor', roles = '{}' where id = $1", [buyerId]);
    expect((await viewer.call(getCurrentUser, {})).status).toBe(401);
    const restored = [rows[0].approved_terms_at, rows[0].role, rows[0].roles, buyerId];
    await app.pool.query("update users set approved_terms_at = $1, role = $2, roles = $3 where id = $4", restored);
    expect((await viewer.call(getCurrentUser, {})).status).toBe(200);
  });

  it("gives no access to calls for staff", async () => {
    const viewer = await openView(await app.signedIn(ADVISOR));
    expect(STAFF_CALLS.length).toBeGreaterThan(8);
    for (const endpoint of STAFF_CALLS)
      expect(await viewer.status(endpoint.method, callOf(endpoint)), endpoint.name).toBe(403);
  });

  it("and the calls that change a project, its homes, dates, appointments and webhooks, a submission, an offer, an account, an invitation or a failed job are the only staff calls that are not reads", async () => {
    const staff = await app.signedIn(ADMIN);
    expect(STAFF_CALLS.flatMap(({ method, name }) => (method === "GET" ? [] : [name])).toSorted()).toEqual([
      "accounts.resetSecondFactor",
      "accounts.switch",
      "appointments.offer",
      "appointments.set",
      "appointments.withdraw",
      "bouncedMails.settle",
      "catalogue.cancelPlan",
      "catalogue.check",
      "catalogue.discard",
      "catalogue.edit",
      "catalogue.plan",
      "catalogue.preview",
      "catalogue.publish",
      "catalogue.revert",
      "closings.except",
      "closings.save",
      "day.mark",
      "day.setAbsence",
      "day.setRequestMails",
      "failedJobs.discard",
      "failedJobs.retry",
      "homes.change",
      "homes.endPurchase",
      "homes.move",
      "homes.read",
      "homes.save",
      "invitations.read",
      "invitations.resend",
      "invitations.send",
      "invitations.withdraw",
      "offers.countersign",
      "offers.make",
      "offers.makeChange",
      "offers.makeLast",
      "offers.refuseRequest",
      "offers.saveTerms",
      "offers.withdraw",
      "planning.setDistances",
      "projects.changeState",
      "projects.create",
      "projects.delete",
      "questions.close",
      prepareForBuyer.name,
      "staff.reopen",
      "staff.saveNote",
      "staff.submit",
      viewAsBuyer.name,
      "webhooks.add",
      "webhooks.change",
      "webhooks.remove",
      "webhooks.resend",
      "webhooks.rotate",
    ]);
    const before = await everythingStored();
    const isCall = (method: string, { path }: Endpoint): boolean =>
      STAFF_CALLS.some((other) => other.path === path && other.method === method);
    for (const endpoint of STAFF_CALLS)
      for (const method of ["PUT", "PATCH", "DELETE", "POST"].filter((other) => !isCall(other, endpoint)))
        expect(await staff.status(method, callOf(endpoint), {}), `${method} ${endpoint.name}`).toBe(404);
    expect(await everythingStored()).toEqual(before);
  });

  it("does not let staff save a buyer's choices with their own token", async () => {
    const staff = await app.signedIn(ADMIN);
    const choicesOf = async () =>
      (await app.pool.query("select to_jsonb(c) from project_choices c where user_id = $1", [buyerId])).rows;
    const before = await choicesOf();
    const saved = await staff.status("PUT", pathOf(saveChoices, { params: params() }), {
      choices: { projectRoomChoices: {}, submitType: null },
      house_type: { id: ids.houseTypeId },
      version: 0,
      userId: buyerId,
    });
    expect([200, 201, 422]).toContain(saved);
    expect(await choicesOf()).toEqual(before);
  });

  it("ends with the session of the member of staff", async () => {
    const staff = await app.signedIn(ADVISOR);
    const viewer = await openView(staff);
    await staff.raw("GET", logOut.path);
    expect((await viewer.call(getCurrentUser, {})).status).toBe(401);
  });

  it("ends when the member of staff loses access to the project", async () => {
    const staff = await app.signedIn(ADVISOR);
    const viewer = await openView(staff);
    const { rows } = await app.pool.query("select organisation_id from users where email = $1", [ADVISOR]);
    await app.pool.query(
      "update users set organisation_id = (select organisation_id from users where email = $1) where email = $2",
      [OTHER_ADVISOR, ADVISOR],
    );
    expect((await viewer.call(getCurrentUser, {})).status).toBe(401);
    await app.pool.query("update users set organisation_id = $1 where email = $2", [rows[0].organisation_id, ADVISOR]);
    expect((await viewer.call(getCurrentUser, {})).status).toBe(200);
  });

  it("is only for staff of the project and only for its buyers", async () => {
    const path = pathOf(viewAsBuyer, { params: params() });
    expect(await (await app.signedIn(OTHER_ADVISOR)).status("POST", path)).toBe(404);
    expect(await (await app.signedIn(BUYER)).status("POST", path)).toBe(403);
    const staff = await app.signedIn(ADVISOR);
    const noBuyer = { projectId: ids.projectId, userId: await userId(app.pool, ADVISOR) };
    expect(await staff.status("POST", pathOf(viewAsBuyer, { params: noBuyer }))).toBe(404);
  });
});
