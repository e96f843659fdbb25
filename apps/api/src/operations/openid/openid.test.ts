import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { requestToken } from "@showroom/api-contract/endpoints/oauth";
import { finishOpenid, listOpenidOrganisations, startOpenid } from "@showroom/api-contract/endpoints/openid";
import { getCurrentUser } from "@showroom/api-contract/endpoints/session";
import { listStaffProjects } from "@showroom/api-contract/endpoints/staff-projects";
import { requestPasswordReset } from "@showroom/api-contract/endpoints/users";
import { HOUR, MINUTE, setClock } from "@showroom/service/clock";
import { setOpenid } from "../../cli/openid.ts";
import { userId } from "../../testing/demo-ids.ts";
import { startTestProvider, type ProviderPerson, type TestProvider } from "../../testing/openid-provider.ts";
import { ADVISOR, BUYER, DEMO_PASSWORD, OTHER_ADVISOR, startTestApp, type TestApp } from "../../testing/test-app.ts";
import { TEST_SECRET_KEY } from "../../testing/test-environment.ts";
import type { TestClient } from "../../testing/test-client.ts";

const CLIENT = { client_id: "showroom" };
const OFFICE = { only: false, off: false };

let app: TestApp;
let provider: TestProvider;
let office: string;

beforeAll(async () => {
  app = await startTestApp({ environment: { PUBLIC_URL: "http://localhost:8080" } });
  const [user] = (
    await app.pool.query<{ key: string }>(
      "select o.key from users u join organisations o on o.id = u.organisation_id where u.email = $1",
      [ADVISOR],
    )
  ).rows;
  office = user?.key ?? "";
  // The product and its command share a database and a key.
  vi.stubEnv("DATABASE_URL", app.databaseUrl);
  vi.stubEnv("DATA_DIR", app.dataDir);
  vi.stubEnv("PUBLIC_URL", "http://localhost:8080");
  vi.stubEnv("SECRET_KEY", TEST_SECRET_KEY);
  provider = await startTestProvider("http://localhost:8080/admin/inloggen/terug");
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await provider.stop();
  await app.stop();
});
beforeEach(async () => {
  await app.pool.query("delete from rate_limits; delete from openid_identities; delete from login_failures");
  await app.pool.query("update organisations set second_factor_required = false");
  await atOffice();
});
afterEach(() => setClock(null));

/** Sets the provider of the advisor's organisation. */
const atOffice = async (more: Partial<Parameters<typeof setOpenid>[1]> = {}): Promise<string> => {
  const { issuer, clientId } = provider;
  return await setOpenid(office, { ...OFFICE, issuer, clientId, clientSecretFile: await secretFile(), ...more });
};

async function secretFile(): Promise<string> {
  const file = join(app.dataDir, "office-secret");
  await writeFile(file, `${provider.clientSecret}\n`);
  return file;
}

const advisor: ProviderPerson = { subject: "person-1", email: ADVISOR };

/** Follows the provider's pages as a browser does; returns the query string with which it comes back. */
async function atProvider(url: string): Promise<string> {
  const jar = new Map<string, string>();
  for (let address = url, steps = 0; steps < 10; steps += 1) {
    const answer = await fetch(address, {
      redirect: "manual",
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; ") },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    const next = new URL(answer.headers.get("location") ?? "", address);
    if (next.pathname === "/admin/inloggen/terug") return next.search;
    address = next.href;
  }
  throw new Error("The provider does not send the browser back");
}

async function returned(client: TestClient, person: ProviderPerson | null): Promise<string> {
  provider.signsIn(person);
  const started = await client.call(startOpenid, { body: { ...CLIENT, organisation: office } });
  return await atProvider(started.body.url);
}

async function signIn(person: ProviderPerson | null, client = app.client()) {
  const answer = await client.call(finishOpenid, { body: { ...CLIENT, returned: await returned(client, person) } });
  client.tokens.access = answer.body.access_token ?? null;
  client.tokens.refresh = answer.body.refresh_token ?? null;
  return { client, answer, error: Object(answer.body).error as unknown };
}

const refresh = (client: TestClient) =>
  client.call(requestToken, {
    body: { ...CLIENT, grant_type: "refresh_token", refresh_token: client.tokens.refresh ?? "" },
  });

describe("staff of an organisation with an identity provider", () => {
  it("sign in there, and are known by the provider's name for them from then on", async () => {
    expect((await app.client().call(listOpenidOrganisations, {})).body).toEqual([
      { key: office, name: expect.any(String) },
    ]);
    const { client } = await signIn(advisor);
    expect((await client.call(getCurrentUser, {})).body.email).toBe(ADVISOR);
    expect((await client.call(listStaffProjects, {})).status).toBe(200);
    const renamed = await signIn({ ...advisor, email: "nieuwe.naam@showroom.example" });
    expect((await renamed.client.call(getCurrentUser, {})).body.email).toBe(ADVISOR);
  });

  it("are refused when the address is now of somebody else", async () => {
    await signIn(advisor);
    const { error } = await signIn({ subject: "person-2", email: ADVISOR });
    expect(error).toBe("invalid_grant");
  });

  it.each([
    ["of another organisation", { subject: "person-3", email: OTHER_ADVISOR }],
    ["who is a buyer", { subject: "person-4", email: BUYER }],
    ["without an account", { subject: "person-5", email: "niemand@showroom.example" }],
    ["whose address was not verified", { ...advisor, isVerified: false }],
  ])("does not let in a person %s", async (_, person) => {
    const { client, error } = await signIn(person);
    expect(error).toBe("invalid_grant");
    client.tokens.access = null;
    expect((await client.call(getCurrentUser, {})).status).toBe(401);
  });

  it("are not let in when the account is switched off here", async () => {
    const id = await userId(app.pool, ADVISOR);
    await app.pool.query("update users set disabled_at = now() where id = $1", [id]);
    try {
      expect((await signIn(advisor)).error).toBe("invalid_grant");
    } finally {
      await app.pool.query("update users set disabled_at = null where id = $1", [id]);
    }
  });

  it("are not signed in when they press cancel", async () => {
    expect((await signIn(null)).error).toBe("invalid_grant");
  });

  it("finish in the browser that started it alone, once, and within ten minutes", async () => {
    const [mine, other] = [app.client(), await app.signedIn(ADVISOR)];
    const stolen = await returned(mine, advisor);
    const finish = async (client: TestClient, query: string) =>
      await client.call(finishOpenid, { body: { ...CLIENT, returned: query } });
    expect(Object((await finish(other, stolen)).body).error).toBe("expired_token");
    expect((await finish(mine, stolen)).status).toBe(200);
    expect(Object((await finish(mine, stolen)).body).error).toBe("expired_token");
    const late = await returned(mine, advisor);
    setClock(() => Date.now() + 11 * MINUTE);
    expect(Object((await finish(mine, late)).body).error).toBe("expired_token");
  });

  it("sign in again after twelve hours, however busy the session was", async () => {
    const { client } = await signIn(advisor);
    setClock(() => Date.now() + 11 * HOUR);
    const renewed = await refresh(client);
    expect(renewed.status).toBe(200);
    client.tokens.refresh = renewed.body.refresh_token;
    setClock(() => Date.now() + 12 * HOUR + MINUTE);
    expect(Object((await refresh(client)).body).error).toBe("invalid_grant");
  });

  it("need no second factor of this product: the provider asks its own", async () => {
    await app.pool.query("update organisations set second_factor_required = true where key = $1", [office]);
    const { client } = await signIn(advisor);
    expect((await client.call(listStaffProjects, {})).status).toBe(200);
    const byPassword = await app.signedIn(ADVISOR);
    expect((await byPassword.call(listStaffProjects, {})).status).toBe(403);
  });

  it("accept an open invitation with it, under the name that the provider gives", async () => {
    const email = "nieuw@showroom.example";
    await app.pool.query(
      "insert into users (email, role, organisation_id) select $1, 'showroomadvisor', id from organisations where key = $2",
      [email, office],
    );
    const id = await userId(app.pool, email);
    await app.pool.query(
      "insert into invitations (hash, user_id, expires_at) values ('\\x01', $1, now() + interval '1 day')",
      [id],
    );
    const { client } = await signIn({ subject: "person-6", email, firstName: "Noor", lastName: "de Nieuwe" });
    expect((await client.call(getCurrentUser, {})).body).toMatchObject({ email, firstName: "Noor" });
    const open = await app.pool.query("select 1 from invitations where user_id = $1 and used_at is null", [id]);
    expect(open.rowCount).toBe(0);
  });
});

describe("an organisation whose staff sign in at its provider alone", () => {
  it("does not let a password in, nor a reset link", async () => {
    await atOffice({ only: true });
    const answer = await app.client().signIn(ADVISOR, DEMO_PASSWORD);
    expect([answer.status, Object(answer.body).error]).toEqual([400, "unauthorized_client"]);
    expect(Object((await app.client().signIn(ADVISOR, "wrong")).body).error).toBe("invalid_grant");
    await app.client().call(requestPasswordReset, { body: { email: ADVISOR } });
    await app.client().call(requestPasswordReset, { body: { email: OTHER_ADVISOR } });
    const mails = await app.mails(1);
    expect(mails.filter((mail) => mail.includes(`To: ${ADVISOR}`))).toEqual([]);
    expect((await app.client().signIn(OTHER_ADVISOR, DEMO_PASSWORD)).status).toBe(200);
    expect((await signIn(advisor)).answer.status).toBe(200);
  });
});

describe("a provider that does not answer", () => {
  it("is said, and kept in the log", async () => {
    await app.pool.query("update openid_providers set issuer = 'http://localhost:1/'");
    const answer = await app.client().call(startOpenid, { body: { ...CLIENT, organisation: office } });
    expect([answer.status, Object(answer.body).error]).toEqual([503, "temporarily_unavailable"]);
    expect(app.log.join("")).toContain("did not answer as an identity provider");
  });
});

describe("showroom account openid", () => {
  it("asks the provider whether it is one, and says which address to register there", async () => {
    expect(await atOffice()).toContain("Meld daar dit adres aan: http://localhost:8080/admin/inloggen/terug");
    await expect(atOffice({ issuer: "http://localhost:1/" })).rejects.toThrow("antwoordt geen OpenID Connect");
    await expect(atOffice({ issuer: "office" })).rejects.toThrow("begint; er staat");
    await expect(setOpenid(office, OFFICE)).rejects.toThrow("hierbij horen --issuer en --client-id");
    await expect(setOpenid("nergens", OFFICE)).rejects.toThrow('er is geen organisatie "nergens"');
  });

  it("stores the secret encrypted", async () => {
    const { rows } = await app.pool.query<{ client_secret: Buffer }>("select client_secret from openid_providers");
    expect(rows[0]?.client_secret.toString("latin1")).not.toContain(provider.clientSecret);
  });

  it("ends the sessions of a provider that is switched off", async () => {
    const { client } = await signIn(advisor);
    await setOpenid(office, { ...OFFICE, off: true });
    expect((await client.call(listStaffProjects, {})).status).toBe(401);
    expect((await app.client().call(listOpenidOrganisations, {})).body).toEqual([]);
    expect((await app.client().signIn(ADVISOR, DEMO_PASSWORD)).status).toBe(200);
  });
});
