import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { requestToken } from "@showroom/api-contract/endpoints/oauth";
import { getCurrentUser } from "@showroom/api-contract/endpoints/session";
import { checkResetLink, requestPasswordReset, resetPassword } from "@showroom/api-contract/endpoints/users";
import {
  BUYER,
  BUYER_HALFWAY,
  DEMO_PASSWORD,
  OTHER_BUYER,
  startTestApp,
  type TestApp,
} from "../../testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const NEW_PASSWORD = "Nieuw-Wachtwoord-7";
const isUsable = async (token: string): Promise<unknown> =>
  (await app.client().call(checkResetLink, { body: { token } })).body;

describe("a forgotten password", () => {
  it("can be reset once by a mailed link, which ends every session", async () => {
    const before = await app.signedIn(BUYER_HALFWAY);
    expect((await app.client().call(requestPasswordReset, { body: { email: BUYER_HALFWAY } })).status).toBe(202);
    const [mail = ""] = await app.mails(1);
    expect(mail).toContain(`To: ${BUYER_HALFWAY}`);
    const token = /\/password\/reset\/([\w-]{43})/.exec(mail.replaceAll("=\n", ""))?.[1] ?? "";
    const body = { token, password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD };
    const common = { token, password: "Welkom2026!", password_confirmation: "Welkom2026!" };
    expect(await isUsable(token)).toEqual({ isUsable: true });
    expect((await app.client().call(resetPassword, { body: common })).body).toMatchObject({ code: "password-common" });
    const reset = await app.client().call(resetPassword, { body });
    expect(reset.status).toBe(200);
    const fresh = app.client();
    fresh.tokens.access = reset.body.access_token;
    expect((await fresh.call(getCurrentUser, {})).body.email).toBe(BUYER_HALFWAY);
    expect((await before.call(getCurrentUser, {})).status).toBe(401);
    expect(
      (
        await before.call(requestToken, {
          body: { client_id: "showroom", grant_type: "refresh_token", refresh_token: before.tokens.refresh ?? "" },
        })
      ).status,
    ).toBe(400);
    expect((await app.client().call(resetPassword, { body })).body).toMatchObject({ code: "reset-token-invalid" });
    expect(await isUsable(token)).toEqual({ isUsable: false });
    expect(await isUsable("niemand".padEnd(43, "x"))).toEqual({ isUsable: false });
    expect((await app.client().signIn(BUYER_HALFWAY, DEMO_PASSWORD)).status).toBe(400);
    expect((await app.client().signIn(BUYER_HALFWAY, NEW_PASSWORD)).status).toBe(200);
    const { rows } = await app.pool.query("select data::text as data from pgboss.job");
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it("gives the same response for an unknown address, and sends no mail", async () => {
    const known = await app.client().call(requestPasswordReset, { body: { email: BUYER } });
    const unknown = await app.client().call(requestPasswordReset, { body: { email: "niemand@lindehof.example" } });
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    // Jobs run in order, so when a later mail has arrived, the unknown address's job is done.
    await app.client().call(requestPasswordReset, { body: { email: OTHER_BUYER } });
    const mails = await app.mails(3);
    expect(mails.filter((mail) => mail.includes("niemand@"))).toEqual([]);
  });

  it("cannot be reset by a link that is an hour old", async () => {
    await app.client().call(requestPasswordReset, { body: { email: BUYER } });
    const mails = await app.mails(4);
    const token = /\/password\/reset\/([\w-]{43})/.exec((mails.at(-1) ?? "").replaceAll("=\n", ""))?.[1] ?? "";
    await app.pool.query("update password_resets set expires_at = now()");
    const answer = await app
      .client()
      .call(resetPassword, { body: { token, password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD } });
    expect(answer.body).toMatchObject({ code: "reset-token-invalid" });
    expect(await isUsable(token)).toEqual({ isUsable: false });
  });
});
