import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { requestToken } from "@showroom/api-contract/endpoints/oauth";
import { getCurrentUser } from "@showroom/api-contract/endpoints/session";
import {
  getUserByHash,
  registerUser,
  requestPasswordReset,
  resetPassword,
} from "@showroom/api-contract/endpoints/users";
import { inviteUser } from "../../accounts/invite-user.ts";
import { demoIds } from "../../testing/demo-ids.ts";
import { BUYER, BUYER_HALFWAY, DEMO_PASSWORD, INVITATION, startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ environment: { TRUST_PROXY: "1" } });
});
afterAll(() => app.stop());

const NEW_PASSWORD = "Nieuw-Wachtwoord-7";
const registration = (email: string) => ({
  firstName: "Pieter",
  lastName: "Bakker",
  email,
  password: NEW_PASSWORD,
  password_confirmation: NEW_PASSWORD,
  approveConditions: true as const,
});

describe("an invitation", () => {
  it("lets somebody in by hash to register, once", async () => {
    const client = app.client();
    const opened = await client.call(getUserByHash, { params: { hash: INVITATION } });
    expect(opened.body).toMatchObject({ success: true, redirect: "/projects/de-lindehof" });
    client.tokens.access = opened.body.access_token;
    const me = (await client.call(getCurrentUser, {})).body;
    expect(me).toMatchObject({ buildno: "18", hasApprovedTerms: false, optionPackage: "basic" });
    expect(Object.keys(me)).not.toContain("passwordResetHash");
    const registered = await client.call(registerUser, { params: { id: me.id }, body: registration(me.email) });
    expect(registered.body.result).toMatchObject({ id: me.id, firstName: "Pieter", hasApprovedTerms: true });
    expect((await app.client().signIn(me.email, NEW_PASSWORD)).status).toBe(200);
    expect(
      (await client.call(registerUser, { params: { id: me.id }, body: registration(me.email) })).body,
    ).toMatchObject({ code: "link-used" });
  });

  it("that was used lets nobody in and leads whoever registered with it to the project", async () => {
    expect((await app.client().call(getUserByHash, { params: { hash: INVITATION } })).body).toEqual({
      success: false,
      access_token: null,
      redirect: "/projects/de-lindehof",
    });
  });

  it("that a newer one replaced, or that nobody made, answers with nothing", async () => {
    const { projectId, houseTypeId } = await demoIds(app.pool, "de-lindehof");
    const invitation = {
      email: "opnieuw@lindehof.example",
      role: "projectuser",
      projectId,
      houseTypeId,
      organisationId: null,
      buildNumber: "24",
      firstName: "Opnieuw",
      lastName: "Genodigd",
    } as const;
    const replaced = await inviteUser(app.pool, invitation);
    await inviteUser(app.pool, invitation);
    for (const hash of [replaced?.secret ?? "", "niemand".padEnd(43, "x")]) {
      expect((await app.client().call(getUserByHash, { params: { hash } })).body).toEqual({
        success: false,
        access_token: null,
        redirect: null,
      });
    }
  });

  it("lets only one of two registrations through that come at the same time", async () => {
    const { projectId, houseTypeId } = await demoIds(app.pool, "de-lindehof");
    const email = "tegelijk@lindehof.example";
    const invited = await inviteUser(app.pool, {
      email,
      role: "projectuser",
      projectId,
      houseTypeId,
      organisationId: null,
      buildNumber: "20",
      firstName: "",
      lastName: "",
    });
    const client = app.client();
    client.tokens.access = (
      await client.call(getUserByHash, { params: { hash: invited?.secret ?? "" } })
    ).body.access_token;
    const answers = await Promise.all(
      [1, 2].map(() => client.call(registerUser, { params: { id: invited?.userId ?? 0 }, body: registration(email) })),
    );
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 410]);
  });

  it("is for the invited address only", async () => {
    const invited = await inviteUser(app.pool, {
      email: "vast@lindehof.example",
      role: "projectuser",
      projectId: null,
      houseTypeId: null,
      organisationId: null,
      buildNumber: null,
      firstName: "",
      lastName: "",
    });
    const client = app.client();
    client.tokens.access = (
      await client.call(getUserByHash, { params: { hash: invited?.secret ?? "" } })
    ).body.access_token;
    const answer = await client.call(registerUser, {
      params: { id: invited?.userId ?? 0 },
      body: registration("ander@lindehof.example"),
    });
    expect(answer.body).toMatchObject({ code: "request-invalid", issues: [{ path: ["body", "email"] }] });
  });

  it("stops working when it is too old or followed by another", async () => {
    const invitation = {
      email: "oud@lindehof.example",
      role: "projectuser",
      projectId: null,
      houseTypeId: null,
      organisationId: null,
      buildNumber: null,
      firstName: "",
      lastName: "",
    } as const;
    const first = await inviteUser(app.pool, invitation);
    const second = await inviteUser(app.pool, invitation);
    const open = async (secret: string | undefined) =>
      (await app.client().call(getUserByHash, { params: { hash: secret ?? "" } })).body.success;
    expect([await open(first?.secret), await open(second?.secret)]).toEqual([false, true]);
    await app.pool.query("update invitations set expires_at = now() where user_id = $1", [second?.userId]);
    expect(await open(second?.secret)).toBe(false);
    expect(await inviteUser(app.pool, { ...invitation, email: BUYER })).toBeNull();
  });

  it.each([
    ["passwords that differ", { password_confirmation: "Iets-Anders-12345" }],
    ["a password without a digit", { password: "Zonder-Cijfer!", password_confirmation: "Zonder-Cijfer!" }],
    ["a password that is too short", { password: "Kort-1a", password_confirmation: "Kort-1a" }],
    ["terms that were not accepted", { approveConditions: false }],
    ["an empty name", { firstName: " " }],
    ["a role for oneself", { role: "admin" }],
  ])("refuses %s", async (_, spoiled) => {
    const client = await app.signedIn(BUYER);
    const { id } = (await client.call(getCurrentUser, {})).body;
    const answer = await client.raw("PUT", `/api/users/${id}`, {
      body: JSON.stringify({ ...registration(BUYER), ...spoiled }),
    });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ code: "request-invalid" });
  });
});

describe("a forgotten password", () => {
  it("is set anew by a link in a mail that works once, and ends every session", async () => {
    const before = await app.signedIn(BUYER_HALFWAY);
    expect((await app.client().call(requestPasswordReset, { body: { email: BUYER_HALFWAY } })).status).toBe(202);
    const [mail = ""] = await app.mails(1);
    expect(mail).toContain(`To: ${BUYER_HALFWAY}`);
    const token = /\/password\/reset\/([\w-]{43})/.exec(mail.replaceAll("=\n", ""))?.[1] ?? "";
    const body = { token, password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD };
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
    expect((await app.client().signIn(BUYER_HALFWAY, DEMO_PASSWORD)).status).toBe(400);
    expect((await app.client().signIn(BUYER_HALFWAY, NEW_PASSWORD)).status).toBe(200);
    const { rows } = await app.pool.query("select data::text as data from pgboss.job");
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it("answers for an unknown address as for a known one, and mails nobody", async () => {
    const known = await app.client().call(requestPasswordReset, { body: { email: BUYER } });
    const unknown = await app.client().call(requestPasswordReset, { body: { email: "niemand@lindehof.example" } });
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    const mails = await app.mails(2);
    expect(mails.filter((mail) => mail.includes("niemand@"))).toEqual([]);
  });

  it("refuses a link that is an hour old", async () => {
    await app.client().call(requestPasswordReset, { body: { email: BUYER } });
    const mails = await app.mails(3);
    const token = /\/password\/reset\/([\w-]{43})/.exec((mails.at(-1) ?? "").replaceAll("=\n", ""))?.[1] ?? "";
    await app.pool.query("update password_resets set expires_at = now()");
    const answer = await app
      .client()
      .call(resetPassword, { body: { token, password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD } });
    expect(answer.body).toMatchObject({ code: "reset-token-invalid" });
  });
});

describe("guessing", () => {
  it("is stopped after ten failures for an account, wherever they come from, also for one that does not exist", async () => {
    for (const email of [BUYER, "verzonnen@lindehof.example"]) {
      const statuses: number[] = [];
      for (let tries = 1; tries <= 11; tries += 1)
        statuses.push((await app.client(`10.1.0.${tries}`).signIn(email, "Fout-Wachtwoord-1")).status);
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
    }
    const right = await app.client("10.1.1.1").signIn(BUYER, DEMO_PASSWORD);
    expect(right.status).toBe(429);
    expect(right.body).toMatchObject({ error: "too_many_requests" });
    expect(right.headers.get("retry-after")).toBe("900");
    await app.pool.query("update login_failures set at = at - interval '16 minutes'");
    expect((await app.client("10.1.1.1").signIn(BUYER, DEMO_PASSWORD)).status).toBe(200);
  });

  it("is stopped after fifty failures from an address", async () => {
    const statuses: number[] = [];
    for (let tries = 0; tries < 51; tries += 1)
      statuses.push(
        (await app.client("10.2.0.1").signIn(`iemand${tries}@lindehof.example`, "Fout-Wachtwoord-1")).status,
      );
    expect(statuses.filter((status) => status === 400)).toHaveLength(50);
    expect(statuses.at(-1)).toBe(429);
    expect((await app.client("10.2.0.2").signIn(BUYER, DEMO_PASSWORD)).status).toBe(200);
  });

  it("starts again at none after a right password", async () => {
    await app.pool.query("delete from login_failures");
    for (let tries = 0; tries < 9; tries += 1) await app.client("10.3.0.1").signIn(BUYER, "Fout-Wachtwoord-1");
    await app.client("10.3.0.1").signIn(BUYER, DEMO_PASSWORD);
    expect((await app.client("10.3.0.1").signIn(BUYER, "Fout-Wachtwoord-1")).status).toBe(400);
  });
});

describe("X-Forwarded-For", () => {
  it("is not believed when no proxy is configured", async () => {
    const bare = await startTestApp();
    try {
      for (let tries = 0; tries < 51; tries += 1)
        await bare.client(`10.4.0.${tries}`).signIn(`iemand${tries}@lindehof.example`, "Fout-Wachtwoord-1");
      expect((await bare.client("10.4.1.1").signIn("nog@lindehof.example", "Fout-Wachtwoord-1")).status).toBe(429);
    } finally {
      await bare.stop();
    }
  });
});
