import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { getCurrentUser } from "@showroom/api-contract/endpoints/session";
import {
  addPasskey,
  confirmTotp,
  getSecondFactor,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
  startPasskey,
  startTotp,
} from "@showroom/api-contract/endpoints/second-factor";
import {
  addPasskeyTo,
  answer,
  codeOf,
  enrolTotp,
  ORIGIN,
  removeSecondFactors,
  startSecondFactorApp,
  startSignIn,
} from "../../testing/second-factor.ts";
import { createSoftAuthenticator } from "../../testing/soft-authenticator.ts";
import { ADMIN, ADVISOR, BUYER, DEMO_PASSWORD, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startSecondFactorApp();
});
afterAll(() => app.stop());
beforeEach(() => removeSecondFactors(app));

describe("an authenticator app", () => {
  it("is asked for at sign-in, and its code signs in", async () => {
    const { secret } = await enrolTotp(await app.signedIn(ADVISOR));
    const client = app.client();
    const refused = await client.signIn(ADVISOR, DEMO_PASSWORD);
    expect([refused.status, Object(refused.body).error]).toEqual([403, "second_factor_required"]);
    expect(client.tokens.access).toBeNull();
    const { token, totp, passkey } = await startSignIn(client, ADVISOR);
    expect({ totp, passkey }).toEqual({ totp: true, passkey: null });
    expect((await answer(client, token, { method: "totp", code: codeOf(secret) })).status).toBe(200);
    expect((await client.call(getCurrentUser, {})).body.email).toBe(ADVISOR);
  });

  it("is not asked for before its first code, and a wrong first code adds nothing", async () => {
    const client = await app.signedIn(ADVISOR);
    const { secret } = (await client.call(startTotp, {})).body;
    expect((await client.call(confirmTotp, { body: { code: codeOf(secret, 9) } })).status).toBe(422);
    expect((await app.client().signIn(ADVISOR, DEMO_PASSWORD)).status).toBe(200);
  });

  it("gives codes that work once", async () => {
    const { secret } = await enrolTotp(await app.signedIn(ADVISOR));
    const code = codeOf(secret);
    const first = await startSignIn(app.client(), ADVISOR);
    const second = await startSignIn(app.client(), ADVISOR);
    expect((await answer(app.client(), first.token, { method: "totp", code })).status).toBe(200);
    const replayed = await answer(app.client(), second.token, { method: "totp", code });
    expect([replayed.status, Object(replayed.body).error]).toEqual([400, "invalid_grant"]);
  });

  it("lets one of two simultaneous uses of a code in", async () => {
    const { secret } = await enrolTotp(await app.signedIn(ADVISOR));
    const code = codeOf(secret);
    const tokens = [await startSignIn(app.client(), ADVISOR), await startSignIn(app.client(), ADVISOR)];
    const answers = await Promise.all(tokens.map(({ token }) => answer(app.client(), token, { method: "totp", code })));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400]);
  });

  it("has its secret encrypted in the database", async () => {
    const { secret } = await enrolTotp(await app.signedIn(ADVISOR));
    const { rows } = await app.pool.query("select totp_secret from users where email = $1", [ADVISOR]);
    expect(rows[0].totp_secret.toString("latin1")).not.toContain(secret);
    expect(rows[0].totp_secret.length).toBe(secret.length + 28);
  });
});

describe("guessing codes", () => {
  it("ends the step after five wrong codes, and all codes of the account after ten", async () => {
    const { secret, recoveryCodes } = await enrolTotp(await app.signedIn(ADVISOR));
    const wrong = { method: "totp", code: "000000" } as const;
    const guess = async (token: string) => Object((await answer(app.client(), token, wrong)).body).error;
    for (let round = 0; round < 2; round += 1) {
      const { token } = await startSignIn(app.client(), ADVISOR);
      const errors: string[] = [];
      for (let tries = 0; tries < 6; tries += 1) errors.push(await guess(token));
      expect(errors).toEqual([...Array.from({ length: 5 }, () => "invalid_grant"), "expired_token"]);
    }
    const { token } = await startSignIn(app.client(), ADVISOR);
    const right = { method: "totp", code: codeOf(secret) } as const;
    expect((await answer(app.client(), token, right)).status).toBe(429);
    const recovery = { method: "recovery", code: recoveryCodes[0] ?? "" } as const;
    expect((await answer(app.client(), token, recovery)).status).toBe(429);
  });

  it("is reported to the owner by mail at the fifth wrong code, once a day", async () => {
    await app.pool.query("delete from pgboss.job where name = 'mail.code-warning'");
    const before = (await app.mails(0)).length;
    const owner = await app.signedIn(ADMIN);
    const { secret } = await enrolTotp(owner);
    const wrong = async (times: number): Promise<void> => {
      const { token } = await startSignIn(app.client(), ADMIN);
      for (let tries = 0; tries < times; tries += 1)
        await answer(app.client(), token, { method: "totp", code: "000000" });
    };
    await wrong(4);
    const { token } = await startSignIn(app.client(), ADMIN);
    expect((await answer(app.client(), token, { method: "totp", code: codeOf(secret) })).status).toBe(200);
    await wrong(4);
    await wrong(4);
    const mails = (await app.mails(before + 1)).slice(before);
    expect(mails.map((mail) => /^To: (.+)$/m.exec(mail)?.[1])).toEqual([ADMIN]);
    expect(mails[0]).toContain("Verkeerde codes");
    const { rows } = await app.pool.query("select 1 from pgboss.job where name = 'mail.code-warning'");
    expect(rows).toHaveLength(1);
  });

  it("does not keep out the owner of a passkey", async () => {
    const owner = await app.signedIn(ADVISOR);
    await enrolTotp(owner);
    const { authenticator } = await addPasskeyTo(owner);
    for (let round = 0; round < 3; round += 1) {
      const { token } = await startSignIn(app.client(), ADVISOR);
      for (let tries = 0; tries < 5; tries += 1) await answer(app.client(), token, { method: "totp", code: "000000" });
    }
    const { token, passkey } = await startSignIn(app.client(), ADVISOR);
    const proof = authenticator.prove(passkey?.challenge ?? "");
    expect((await answer(app.client(), token, { method: "passkey", proof })).status).toBe(200);
  });
});

describe("a recovery code", () => {
  it("signs in once, in capitals or not, and is in the audit log", async () => {
    const { recoveryCodes } = await enrolTotp(await app.signedIn(ADVISOR));
    expect(new Set(recoveryCodes).size).toBe(10);
    const code = recoveryCodes[3]?.toLowerCase() ?? "";
    const statuses: number[] = [];
    for (let use = 0; use < 2; use += 1) {
      const { token } = await startSignIn(app.client(), ADVISOR);
      statuses.push((await answer(app.client(), token, { method: "recovery", code })).status);
    }
    expect(statuses).toEqual([200, 400]);
    const { rows } = await app.pool.query(
      "select count(*)::int as n from audit_log where action = 'used-recovery-code'",
    );
    expect(rows[0].n).toBe(1);
  });

  it("stops working when new ones are made", async () => {
    const client = await app.signedIn(ADVISOR);
    const { recoveryCodes } = await enrolTotp(client);
    const renewed = (await client.call(renewRecoveryCodes, {})).body.recoveryCodes;
    const { token } = await startSignIn(app.client(), ADVISOR);
    const by = async (code = "") => (await answer(app.client(), token, { method: "recovery", code })).status;
    expect([await by(recoveryCodes[0]), await by(renewed[0])]).toEqual([400, 200]);
  });
});

describe("a passkey", () => {
  it("signs in, and its proof works once", async () => {
    const { authenticator, added } = await addPasskeyTo(await app.signedIn(ADVISOR));
    expect(added.body.recoveryCodes).toHaveLength(10);
    const { token, passkey } = await startSignIn(app.client(), ADVISOR);
    const proof = authenticator.prove(passkey?.challenge ?? "");
    expect((await answer(app.client(), token, { method: "passkey", proof })).status).toBe(200);
    const next = await startSignIn(app.client(), ADVISOR);
    expect((await answer(app.client(), next.token, { method: "passkey", proof })).status).toBe(400);
  });

  it("of another site or another key is refused", async () => {
    const { token, options } = (await (await app.signedIn(ADVISOR)).call(startPasskey, {})).body;
    const elsewhere = createSoftAuthenticator("https://showroom.example.evil.example").create(options.challenge);
    const client = await app.signedIn(ADVISOR);
    expect((await client.call(addPasskey, { body: { token, name: "x", created: elsewhere } })).status).toBe(422);
    await addPasskeyTo(client);
    const { token: step, passkey } = await startSignIn(app.client(), ADVISOR);
    const stranger = createSoftAuthenticator(ORIGIN).prove(passkey?.challenge ?? "");
    expect((await answer(app.client(), step, { method: "passkey", proof: stranger })).status).toBe(400);
  });

  it("is added once, by the user who asked for it", async () => {
    const { created, token } = await addPasskeyTo(await app.signedIn(ADVISOR));
    const again = await app.signedIn("admin@showroom.example");
    expect((await again.call(addPasskey, { body: { token, name: "x", created } })).status).toBe(422);
  });
});

describe("removing", () => {
  it("the last factor takes the recovery codes with it, and the password is enough again", async () => {
    const client = await app.signedIn(ADVISOR);
    await enrolTotp(client);
    await addPasskeyTo(client);
    expect((await client.call(removeTotp, {})).status).toBe(204);
    const [passkey] = (await client.call(getSecondFactor, {})).body.passkeys;
    expect((await app.client().signIn(ADVISOR, DEMO_PASSWORD)).status).toBe(403);
    expect((await client.call(removePasskey, { params: { passkeyId: passkey?.id ?? "" } })).status).toBe(204);
    expect((await client.call(getSecondFactor, {})).body).toMatchObject({ hasTotp: false, recoveryCodesLeft: 0 });
    expect((await app.client().signIn(ADVISOR, DEMO_PASSWORD)).status).toBe(200);
  });

  it("needs a recent sign-in, like every change", async () => {
    const client = await app.signedIn(ADVISOR);
    await enrolTotp(client);
    await app.pool.query("update sessions set created_at = now() - interval '16 minutes'");
    for (const change of [startTotp, removeTotp, startPasskey, renewRecoveryCodes]) {
      const { status, body } = await client.call(change, {});
      expect([status, Object(body).code], change.name).toEqual([403, "sign-in-again"]);
    }
    expect((await client.call(getSecondFactor, {})).body).toMatchObject({ hasTotp: true, mayChange: false });
  });
});

it("the first factor ends the user's other sessions, and every change is in the audit log", async () => {
  const [here, there] = [await app.signedIn(ADVISOR), await app.signedIn(ADVISOR)];
  const { rows: before } = await app.pool.query("select coalesce(max(id), 0) as id from audit_log");
  await enrolTotp(here);
  await here.call(removeTotp, {});
  expect((await here.call(getCurrentUser, {})).status).toBe(200);
  expect((await there.call(getCurrentUser, {})).status).toBe(401);
  const { rows } = await app.pool.query("select action, details from audit_log where id > $1 order by id", [
    before[0].id,
  ]);
  expect(rows).toEqual([
    { action: "second-factor-added", details: { factor: "totp" } },
    { action: "second-factor-removed", details: { factor: "totp" } },
  ]);
});

it("a buyer has no second factor", async () => {
  const buyer = await app.signedIn(BUYER);
  expect((await buyer.call(startTotp, {})).status).toBe(403);
  expect((await buyer.call(getSecondFactor, {})).status).toBe(403);
});
