import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import {
  endAllSessions,
  endOwnSession,
  getCurrentUser,
  listOwnSessions,
  logOut,
} from "@showroom/api-contract/endpoints/session";
import { downloadBuyerOrderList, downloadProjectOrderList, viewAsBuyer } from "@showroom/api-contract/endpoints/staff";
import { listStaffProjects } from "@showroom/api-contract/endpoints/staff-projects";
import { assignProjects, giveProjects, switchAccount } from "../cli/account.ts";
import { demoIds, userId } from "../testing/demo-ids.ts";
import {
  ADVISOR,
  BUYER,
  BUYER_DONE,
  DEMO_PASSWORD,
  OTHER_BUYER,
  PROJECT_ADMIN,
  startTestApp,
  type TestApp,
} from "../testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
afterEach(() => vi.unstubAllEnvs());

describe("a user's own sessions", () => {
  it("are listed, and end at once when the user ends them", async () => {
    const [here, there] = [await app.signedIn(BUYER), await app.signedIn(BUYER)];
    const listed = (await here.call(listOwnSessions, {})).body;
    expect(listed.map(({ isCurrent }) => (isCurrent ? "here" : "there")).toSorted()).toEqual(["here", "there"]);
    const other = listed.find(({ isCurrent }) => !isCurrent)?.id ?? "";
    expect((await here.call(endOwnSession, { params: { sessionId: other } })).status).toBe(204);
    expect((await there.call(getCurrentUser, {})).status).toBe(401);
    expect((await here.call(listOwnSessions, {})).body).toHaveLength(1);
    expect((await here.call(endOwnSession, { params: { sessionId: other } })).status).toBe(404);
  });

  it("end on the device that signs out, and on every device where the user asks for that", async () => {
    const [here, there, other] = [
      await app.signedIn(BUYER),
      await app.signedIn(BUYER),
      await app.signedIn(OTHER_BUYER),
    ];
    expect((await here.call(logOut, {})).status).toBe(204);
    expect((await here.call(getCurrentUser, {})).status).toBe(401);
    expect((await there.call(getCurrentUser, {})).status).toBe(200);
    const back = await app.signedIn(BUYER);
    expect((await back.call(endAllSessions, {})).status).toBe(204);
    for (const client of [back, there]) expect((await client.call(getCurrentUser, {})).status).toBe(401);
    expect((await other.call(getCurrentUser, {})).status).toBe(200);
  });

  it("cannot be seen or ended by another user, nor by staff who view as the user", async () => {
    const [buyer, stranger] = [await app.signedIn(BUYER_DONE), await app.signedIn(OTHER_BUYER)];
    const [own] = (await buyer.call(listOwnSessions, {})).body;
    expect((await stranger.call(endOwnSession, { params: { sessionId: own?.id ?? "" } })).status).toBe(404);
    const staff = await app.signedIn(ADVISOR);
    const { projectId } = await demoIds(app.pool, "de-lindehof");
    const params = { projectId, userId: await userId(app.pool, BUYER_DONE) };
    const viewing = app.client();
    viewing.tokens.access = (await staff.call(viewAsBuyer, { params })).body.access_token;
    expect((await viewing.call(listOwnSessions, {})).status).toBe(403);
    expect((await viewing.call(endOwnSession, { params: { sessionId: own?.id ?? "" } })).status).toBe(403);
    expect((await viewing.call(endAllSessions, {})).status).toBe(403);
    expect((await buyer.call(getCurrentUser, {})).status).toBe(200);
  });
});

describe("an account that is switched off", () => {
  it("is signed out at once, cannot sign in, and can again when it is switched on", async () => {
    vi.stubEnv("DATABASE_URL", app.databaseUrl);
    const staff = await app.signedIn(ADVISOR);
    await switchAccount(ADVISOR, false);
    expect((await staff.call(getCurrentUser, {})).status).toBe(401);
    expect((await app.client().signIn(ADVISOR, DEMO_PASSWORD)).status).toBe(400);
    await switchAccount(ADVISOR, true);
    expect((await staff.call(getCurrentUser, {})).status).toBe(401);
    expect((await app.client().signIn(ADVISOR, DEMO_PASSWORD)).status).toBe(200);
  });
});

describe("a project admin", () => {
  it("may enter any project, and only assigned ones when the organisation assigns projects", async () => {
    vi.stubEnv("DATABASE_URL", app.databaseUrl);
    const admin = await app.signedIn(PROJECT_ADMIN);
    const slugs = async () => (await admin.call(listStaffProjects, {})).body.map(({ slug }) => slug);
    const everything = await slugs();
    expect(everything).toEqual(expect.arrayContaining(["de-lindehof", "havenkwartier", "leegveld"]));
    const { rows } = await app.pool.query<{ key: string }>(
      "select o.key from organisations o join users u on u.organisation_id = o.id where u.email = $1",
      [PROJECT_ADMIN],
    );
    const organisation = rows[0]?.key ?? "";
    await assignProjects(organisation, true);
    expect(await slugs()).toEqual(["de-lindehof"]);
    await giveProjects(PROJECT_ADMIN, ["havenkwartier", "leegveld"]);
    expect(await slugs()).toEqual(["havenkwartier", "leegveld"]);
    await assignProjects(organisation, false);
    expect(await slugs()).toEqual(everything);
    await expect(assignProjects("niemand", true)).rejects.toThrow("niemand");
    await expect(giveProjects(ADVISOR, ["leegveld"])).rejects.toThrow("geen projectbeheerder");
    await expect(giveProjects(PROJECT_ADMIN, ["nergens"])).rejects.toThrow("nergens");
  });
});

it("viewing as a buyer and every download of personal data is in the audit log", async () => {
  const staff = await app.signedIn(ADVISOR);
  const { projectId } = await demoIds(app.pool, "de-lindehof");
  const buyer = await userId(app.pool, BUYER);
  const params = { projectId, userId: buyer };
  const since = (await app.pool.query("select coalesce(max(id), 0) as id from audit_log")).rows[0].id;
  await staff.call(viewAsBuyer, { params });
  await staff.call(downloadBuyerOrderList, { params: { ...params, format: "csv" }, query: { scope: "current" } });
  await staff.call(downloadProjectOrderList, { params: { projectId, format: "xlsx" }, query: { scope: "requested" } });
  const { rows } = await app.pool.query(
    "select actor_id, actor_role, action, subject_id, project_id, details from audit_log where id > $1 order by id",
    [since],
  );
  const by = { actor_id: await userId(app.pool, ADVISOR), actor_role: "showroomadvisor", project_id: projectId };
  expect(rows).toEqual([
    { ...by, action: "viewed-as-buyer", subject_id: buyer, details: {} },
    {
      ...by,
      action: "downloaded-order-list",
      subject_id: buyer,
      details: { format: "csv", scope: "current", prices: "false", view: "room" },
    },
    {
      ...by,
      action: "downloaded-order-list",
      subject_id: null,
      details: { format: "xlsx", scope: "requested", prices: "false", view: "room" },
    },
  ]);
});
