import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getCurrentUser } from "@showroom/api-contract/endpoints/session";
import {
  listStaffAccounts,
  resetStaffSecondFactor,
  switchStaffAccount,
} from "@showroom/api-contract/endpoints/staff-accounts";
import { userId } from "../../testing/demo-ids.ts";
import { answer, codeOf, enrolTotp, startSignIn } from "../../testing/second-factor.ts";
import { ADMIN, ADVISOR, BUYER, DEMO_PASSWORD, startTestApp, type TestApp } from "../../testing/test-app.ts";
import type { TestClient } from "../../testing/test-client.ts";

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signedIn(ADMIN);
});
afterAll(() => app.stop());

const switched = async (email: string, isEnabled: boolean): Promise<number> =>
  (await admin.call(switchStaffAccount, { params: { userId: await userId(app.pool, email) }, body: { isEnabled } }))
    .status;

/** The newest entries of the audit log, oldest first. */
async function audit(entries: number) {
  const { rows } = await app.pool.query(
    "select action, actor_id as actor, subject_id as subject from audit_log order by id desc limit $1",
    [entries],
  );
  return rows.toReversed();
}

describe("an admin", () => {
  it("sees the accounts of staff, and no buyers", async () => {
    const { body } = await admin.call(listStaffAccounts, {});
    expect(body.find(({ email }) => email === ADVISOR)).toMatchObject({
      role: "showroomadvisor",
      isEnabled: true,
      hasSecondFactor: false,
    });
    expect(body.some(({ email }) => email === BUYER)).toBe(false);
  });

  it("switches an account off, which signs it out at once, and on again", async () => {
    const staff = await app.signedIn(ADVISOR);
    expect(await switched(ADVISOR, false)).toBe(204);
    expect((await staff.call(getCurrentUser, {})).status).toBe(401);
    expect((await app.client().signIn(ADVISOR, DEMO_PASSWORD)).status).toBe(400);
    expect(await switched(ADVISOR, true)).toBe(204);
    expect((await app.client().signIn(ADVISOR, DEMO_PASSWORD)).status).toBe(200);
    const by = { actor: await userId(app.pool, ADMIN), subject: await userId(app.pool, ADVISOR) };
    expect(await audit(2)).toEqual([
      { action: "disabled-account", ...by },
      { action: "enabled-account", ...by },
    ]);
  });

  it("cannot switch off their own account, a buyer's or one that does not exist", async () => {
    expect([await switched(ADMIN, false), await switched(BUYER, false)]).toEqual([404, 404]);
    const absent = { params: { userId: 999_999 }, body: { isEnabled: false } };
    expect((await admin.call(switchStaffAccount, absent)).status).toBe(404);
    expect((await admin.call(getCurrentUser, {})).status).toBe(200);
  });

  it("removes the second factor of somebody who lost it", async () => {
    const staff = await app.signedIn(ADVISOR);
    const { secret } = await enrolTotp(staff);
    const params = { userId: await userId(app.pool, ADVISOR) };
    const waiting = await startSignIn(app.client(), ADVISOR);
    expect((await admin.call(resetStaffSecondFactor, { params })).status).toBe(204);
    expect((await staff.call(getCurrentUser, {})).status).toBe(401);
    const late = await answer(app.client(), waiting.token, { method: "totp", code: codeOf(secret) });
    expect(late.status).toBe(400);
    expect((await app.client().signIn(ADVISOR, DEMO_PASSWORD)).status).toBe(200);
    expect(await audit(1)).toMatchObject([{ action: "reset-second-factor", subject: params.userId }]);
  });
});

it("nobody but an admin sees or switches accounts", async () => {
  const staff = await app.signedIn(ADVISOR);
  const params = { userId: await userId(app.pool, ADMIN) };
  expect((await staff.call(listStaffAccounts, {})).status).toBe(403);
  expect((await staff.call(switchStaffAccount, { params, body: { isEnabled: false } })).status).toBe(403);
  expect((await staff.call(resetStaffSecondFactor, { params })).status).toBe(403);
});
