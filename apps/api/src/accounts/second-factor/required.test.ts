import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { getProjectBySlug } from "@showroom/api-contract/endpoints/projects";
import { getCurrentUser } from "@showroom/api-contract/endpoints/session";
import { getSecondFactor, removeTotp } from "@showroom/api-contract/endpoints/second-factor";
import { viewAsBuyer } from "@showroom/api-contract/endpoints/staff";
import { listStaffProjects } from "@showroom/api-contract/endpoints/staff-projects";
import { getUserByHash, resetPassword } from "@showroom/api-contract/endpoints/users";
import { digestOf } from "../secrets.ts";
import { demoIds, userId } from "../../testing/demo-ids.ts";
import { enrolTotp } from "../../testing/second-factor.ts";
import {
  ADMIN,
  ADVISOR,
  BUYER,
  DEMO_PASSWORD,
  OTHER_ADVISOR,
  PROJECT_ADMIN,
  startTestApp,
  type TestApp,
} from "../../testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.pool.query("update users set totp_secret = null, totp_confirmed_at = null, totp_last_step = null");
  await app.pool.query("delete from rate_limits");
  await requireFactor(false);
});

/** Makes the advisor's organisation require a second factor, or not. */
async function requireFactor(isRequired: boolean): Promise<void> {
  await app.pool.query(
    "update organisations set second_factor_required = $1 where id = (select organisation_id from users where email = $2)",
    [isRequired, ADVISOR],
  );
}

describe("staff of an organisation that requires a second factor", () => {
  it("must enrol before anything else, also in a session of before", async () => {
    const staff = await app.signedIn(ADVISOR);
    expect((await staff.call(listStaffProjects, {})).status).toBe(200);
    await requireFactor(true);
    const refused = await staff.call(listStaffProjects, {});
    expect([refused.status, Object(refused.body).code]).toEqual([403, "second-factor-required"]);
    expect((await staff.call(getCurrentUser, {})).body.email).toBe(ADVISOR);
    expect((await staff.call(getSecondFactor, {})).body).toMatchObject({ isRequired: true, hasTotp: false });
    await enrolTotp(staff);
    expect((await staff.call(listStaffProjects, {})).status).toBe(200);
    await staff.call(removeTotp, {});
    expect((await staff.call(listStaffProjects, {})).status).toBe(403);
  });

  it("see no more than a visitor until then", async () => {
    const params = { slug: "buitenrand" };
    const staff = await app.signedIn(ADVISOR);
    expect((await staff.call(getProjectBySlug, { params })).status).toBe(200);
    await requireFactor(true);
    expect((await staff.call(getProjectBySlug, { params })).status).toBe(404);
    expect((await staff.call(getProjectBySlug, { params: { slug: "de-lindehof" } })).status).toBe(200);
  });

  it("cannot go on looking as a buyer until then", async () => {
    const staff = await app.signedIn(ADVISOR);
    const { projectId } = await demoIds(app.pool, "de-lindehof");
    const buyer = await userId(app.pool, BUYER);
    const viewing = app.client();
    viewing.tokens.access = (await staff.call(viewAsBuyer, { params: { projectId, userId: buyer } })).body.access_token;
    expect((await viewing.call(getCurrentUser, {})).status).toBe(200);
    await requireFactor(true);
    expect((await viewing.call(getCurrentUser, {})).status).toBe(401);
  });

  it.each([
    [ADVISOR, 403],
    [PROJECT_ADMIN, 403],
    [ADMIN, 403],
    [OTHER_ADVISOR, 200],
  ])("are those who may enter its projects: %s gets %i", async (email, status) => {
    await requireFactor(true);
    expect((await (await app.signedIn(email)).call(listStaffProjects, {})).status).toBe(status);
  });

  it("are not its buyers", async () => {
    await requireFactor(true);
    expect((await app.signedIn(BUYER)).tokens.access).not.toBeNull();
    expect((await (await app.signedIn(BUYER)).call(getCurrentUser, {})).body.email).toBe(BUYER);
  });
});

describe("no other way in passes the second factor", () => {
  it("a new password by mail is set, and does not sign in", async () => {
    await enrolTotp(await app.signedIn(ADVISOR));
    await app.pool.query(
      "insert into password_resets (hash, user_id, expires_at) values ($1, $2, now() + interval '1 hour')",
      [digestOf("a-reset-token-of-this-test"), await userId(app.pool, ADVISOR)],
    );
    const password = `${DEMO_PASSWORD}-Anders`;
    const body = { token: "a-reset-token-of-this-test", password, password_confirmation: password };
    const answer = await app.client().call(resetPassword, { body });
    expect([answer.status, answer.body]).toEqual([200, { access_token: null, refresh_token: null }]);
    expect(Object((await app.client().signIn(ADVISOR, password)).body).error).toBe("second_factor_required");
    await app.pool.query(
      "update users set password_hash = (select password_hash from users where email = $1) where email = $2",
      [BUYER, ADVISOR],
    );
  });

  it("an invitation does not sign in", async () => {
    await enrolTotp(await app.signedIn(ADVISOR));
    await app.pool.query(
      "insert into invitations (hash, user_id, expires_at) values ($1, $2, now() + interval '1 hour')",
      [digestOf("an-invitation-of-this-test"), await userId(app.pool, ADVISOR)],
    );
    const { body } = await app.client().call(getUserByHash, { params: { hash: "an-invitation-of-this-test" } });
    expect(body).toMatchObject({ success: false, access_token: null });
  });
});
