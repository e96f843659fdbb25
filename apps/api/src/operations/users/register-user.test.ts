import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getCurrentUser } from "@showroom/api-contract/endpoints/session";
import { listStaffProjects } from "@showroom/api-contract/endpoints/staff-projects";
import { getUserByHash, registerUser } from "@showroom/api-contract/endpoints/users";
import { HOUR, setClock } from "@showroom/service/clock";
import { inviteUser } from "../../accounts/invite-user.ts";
import { demoIds } from "../../testing/demo-ids.ts";
import { BUYER, INVITATION, startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
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

async function buyerInvitation(email: string, buildNumber: string) {
  const { projectId, houseTypeId } = await demoIds(app.pool, "de-lindehof");
  return {
    email,
    buildNumber,
    projectId,
    houseTypeId,
    role: "projectuser",
    organisationId: null,
    firstName: "",
    lastName: "",
  } as const;
}

describe("an invitation", () => {
  it("signs in by hash to register, once", async () => {
    const client = app.client();
    const opened = await client.call(getUserByHash, { params: { hash: INVITATION } });
    expect(opened.body).toMatchObject({ success: true, redirect: "/projects/de-lindehof" });
    client.tokens.access = opened.body.access_token;
    const me = (await client.call(getCurrentUser, {})).body;
    expect(me).toMatchObject({ buildno: "18", hasApprovedTerms: false, optionPackage: "basic" });
    expect(Object.keys(me)).not.toContain("passwordResetHash");
    const common = { password: "Welkom2026!", password_confirmation: "Welkom2026!" };
    const refused = { ...registration(me.email), ...common };
    expect((await client.call(registerUser, { params: { id: me.id }, body: refused })).body).toMatchObject({
      code: "password-common",
    });
    const registered = await client.call(registerUser, { params: { id: me.id }, body: registration(me.email) });
    expect(registered.body.result).toMatchObject({ id: me.id, firstName: "Pieter", hasApprovedTerms: true });
    expect((await app.client().signIn(me.email, NEW_PASSWORD)).status).toBe(200);
    expect(
      (await client.call(registerUser, { params: { id: me.id }, body: registration(me.email) })).body,
    ).toMatchObject({ code: "link-used" });
  });

  it("is opened again by a registration page whose token expired", async () => {
    const email = "avond@lindehof.example";
    const invited = await inviteUser(app.pool, await buyerInvitation(email, "34"));
    const client = app.client();
    const open = async () => (await client.call(getUserByHash, { params: { hash: invited?.secret ?? "" } })).body;
    client.tokens.access = (await open()).access_token;
    setClock(() => Date.now() + HOUR);
    const register = () =>
      client.call(registerUser, { params: { id: invited?.userId ?? 0 }, body: registration(email) });
    expect((await register()).status).toBe(401);
    client.tokens.access = (await open()).access_token;
    expect((await register()).status).toBe(200);
    setClock(null);
  });

  it("that was used does not sign in, and redirects the registered user to the project", async () => {
    expect((await app.client().call(getUserByHash, { params: { hash: INVITATION } })).body).toEqual({
      success: false,
      access_token: null,
      redirect: "/projects/de-lindehof",
    });
  });

  it("that was replaced or does not exist gives an empty response", async () => {
    const invitation = await buyerInvitation("opnieuw@lindehof.example", "24");
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

  it("accepts only one of two simultaneous registrations", async () => {
    const email = "tegelijk@lindehof.example";
    const invited = await inviteUser(app.pool, await buyerInvitation(email, "20"));
    const client = app.client();
    client.tokens.access = (
      await client.call(getUserByHash, { params: { hash: invited?.secret ?? "" } })
    ).body.access_token;
    const answers = await Promise.all(
      [1, 2].map(() => client.call(registerUser, { params: { id: invited?.userId ?? 0 }, body: registration(email) })),
    );
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 410]);
  });

  it("gives no access to the showroom before a password is set and the terms are approved", async () => {
    const { projectId, houseTypeId } = await demoIds(app.pool, "de-lindehof");
    const email = "nog-niet@lindehof.example";
    const invited = await inviteUser(app.pool, await buyerInvitation(email, "28"));
    const client = app.client();
    client.tokens.access = (
      await client.call(getUserByHash, { params: { hash: invited?.secret ?? "" } })
    ).body.access_token;
    const enter = async () => {
      const answers = [
        await client.raw("GET", `/api/project-choices/${projectId}`),
        await client.raw("GET", `/api/project-floors?houseType=${houseTypeId}`),
      ];
      return answers.map(({ status }) => status);
    };
    expect(await enter()).toEqual([404, 404]);
    const registered = await client.call(registerUser, {
      params: { id: invited?.userId ?? 0 },
      body: registration(email),
    });
    client.tokens.access = registered.body.access_token;
    expect(await enter()).toEqual([200, 200]);
  });

  it("of an advisor gives no staff rights before sign-up, and redirects to no project", async () => {
    const email = "nieuwe-adviseur@showroom.example";
    const { rows } = await app.pool.query<{ organisation_id: number }>(
      "select organisation_id from users where role = 'showroomadvisor' and organisation_id is not null limit 1",
    );
    const invited = await inviteUser(app.pool, {
      email,
      role: "showroomadvisor",
      projectId: null,
      houseTypeId: null,
      organisationId: rows[0]?.organisation_id ?? null,
      buildNumber: null,
      firstName: "",
      lastName: "",
    });
    const client = app.client();
    const opened = await client.call(getUserByHash, { params: { hash: invited?.secret ?? "" } });
    expect(opened.body).toMatchObject({ success: true, redirect: null });
    client.tokens.access = opened.body.access_token;
    expect((await client.call(listStaffProjects, {})).status).toBe(403);
    const registered = await client.call(registerUser, {
      params: { id: invited?.userId ?? 0 },
      body: registration(email),
    });
    client.tokens.access = registered.body.access_token;
    expect((await client.call(listStaffProjects, {})).status).toBe(200);
  });

  it("without a build number takes the form's, and otherwise keeps its own", async () => {
    const given = { ...(await buyerInvitation("zonder-nummer@lindehof.example", "")), buildNumber: null };
    const named = await buyerInvitation("met-nummer@lindehof.example", "21");
    const registeredNumber = async (invitation: Parameters<typeof inviteUser>[1]) => {
      const invited = await inviteUser(app.pool, invitation);
      const client = app.client();
      client.tokens.access = (
        await client.call(getUserByHash, { params: { hash: invited?.secret ?? "" } })
      ).body.access_token;
      const body = { ...registration(invitation.email), buildNo: "25" };
      const answer = await client.call(registerUser, { params: { id: invited?.userId ?? 0 }, body });
      return answer.body.result?.buildno;
    };
    expect([await registeredNumber(given), await registeredNumber(named)]).toEqual(["25", "21"]);
  });

  it("works only for the invited address", async () => {
    const invited = await inviteUser(app.pool, await buyerInvitation("vast@lindehof.example", "22"));
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

  it("stops working when it is expired or replaced", async () => {
    const invitation = await buyerInvitation("oud@lindehof.example", "26");
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
