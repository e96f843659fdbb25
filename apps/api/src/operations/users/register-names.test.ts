import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getCurrentUser } from "@showroom/api-contract/endpoints/session";
import { getUserByHash, registerUser } from "@showroom/api-contract/endpoints/users";
import { inviteUser } from "../../accounts/invite-user.ts";
import { digestOf } from "../../accounts/secrets.ts";
import { demoIds } from "../../testing/demo-ids.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

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
  const { projectId, houseTypeId } = await demoIds(app.pool, "havenkwartier");
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

/** Invites a buyer, and opens the invitation. */
async function opened(email: string, buildNumber: string) {
  const invited = await inviteUser(app.pool, await buyerInvitation(email, buildNumber));
  const client = app.client();
  const params = { hash: invited?.secret ?? "" };
  client.tokens.access = (await client.call(getUserByHash, { params })).body.access_token;
  return { client, me: (await client.call(getCurrentUser, {})).body };
}

describe("a registration", () => {
  it.each([
    ["'t Hart", "'t Hart"],
    ["’s-Gravesande", "’s-Gravesande"],
    ["de Vries/Jansen", "de Vries/Jansen"],
    ["Jansen & Bos", "Jansen & Bos"],
    [" van\u00A0den \u2009 Berg ", "van den Berg"],
  ])("registers %j, stored as %j", async (typed, stored) => {
    const email = `naam-${digestOf(typed).toString("hex").slice(0, 8)}@lindehof.example`;
    const { client, me } = await opened(email, `n ${typed}`.slice(0, 20));
    const body = { ...registration(email), firstName: typed, lastName: typed };
    const { result } = (await client.call(registerUser, { params: { id: me.id }, body })).body;
    expect(result).toMatchObject({ firstName: stored, lastName: stored });
  });

  it.each(["", "12", "Jan\u0007", "a".repeat(101)])("refuses the name %j", async (lastName) => {
    const email = `geen-naam-${lastName.length}-${lastName.length === 2 ? "x" : "y"}@lindehof.example`;
    const { client, me } = await opened(email, `g${lastName.length}`);
    const body = { ...registration(email), lastName };
    expect(await client.call(registerUser, { params: { id: me.id }, body })).toMatchObject({ status: 422 });
  });

  it("knows an address with letters of any script in each way of writing it", async () => {
    const email = "Jo\u0308rg@Bücher.example";
    const { client, me } = await opened(email, "i1");
    expect(me.email).toBe("jörg@xn--bcher-kva.example");
    const body = registration("jörg@bücher.example");
    expect((await client.call(registerUser, { params: { id: me.id }, body })).status).toBe(200);
    for (const address of [email, "JÖRG@bücher.example", "jörg@xn--bcher-kva.example"])
      expect((await app.client().signIn(address, NEW_PASSWORD)).status, address).toBe(200);
    expect(await inviteUser(app.pool, await buyerInvitation("jörg@BÜCHER.example", "i2"))).toBeNull();
  });

  it("has the building number without spaces around it, once per project", async () => {
    const { me } = await opened("spatie@lindehof.example", " 91\u00A0 A ");
    expect(me.buildno).toBe("91 A");
    await expect(
      buyerInvitation("spatie-2@lindehof.example", "91 a").then((taken) => inviteUser(app.pool, taken)),
    ).rejects.toThrow();
  });
});
