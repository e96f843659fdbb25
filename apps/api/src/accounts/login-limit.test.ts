import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { requestPasswordReset, resetPassword } from "@showroom/api-contract/endpoints/users";
import {
  BUYER,
  BUYER_HALFWAY as HALFWAY,
  DEMO_PASSWORD,
  OTHER_BUYER,
  startTestApp,
  type TestApp,
} from "../testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ environment: { TRUST_PROXY: "1" } });
});
afterAll(() => app.stop());

const WRONG = "Fout-Wachtwoord-1";

/** Response statuses of `tries` sign-ins with a wrong password, each from another address. */
async function guessFromManyAddresses(email: string, tries: number, network: string): Promise<number[]> {
  const statuses: number[] = [];
  for (let at = 1; at <= tries; at += 1)
    statuses.push((await app.client(`${network}.${at}`).signIn(email, WRONG)).status);
  return statuses;
}

beforeEach(async () => {
  await app.pool.query("delete from login_failures");
});

describe("password guessing", () => {
  it("from many addresses is slowed down, but the owner can still sign in, also on a new device", async () => {
    const statuses = await guessFromManyAddresses(BUYER, 12, "10.1.0");
    expect(statuses).toEqual(Array.from({ length: 12 }, () => 400));
    const begun = performance.now();
    expect((await app.client("10.1.1.1").signIn(BUYER, DEMO_PASSWORD)).status).toBe(200);
    expect(performance.now() - begun).toBeGreaterThan(390);
  });

  it("does not slow down the owner on a known device", async () => {
    const owner = app.client("10.1.2.1");
    await owner.signIn(BUYER, DEMO_PASSWORD);
    await guessFromManyAddresses(BUYER, 14, "10.1.3");
    const begun = performance.now();
    expect((await owner.signIn(BUYER, DEMO_PASSWORD)).status).toBe(200);
    // An unknown device waits 1.6 s before its password is checked.
    expect(performance.now() - begun).toBeLessThan(1_600);
  });

  it("is refused after ten failures of a source on an account, also an unknown account", async () => {
    for (const email of [BUYER, "verzonnen@lindehof.example"]) {
      const guesser = app.client("10.1.4.1");
      const statuses: number[] = [];
      for (let tries = 1; tries <= 11; tries += 1) statuses.push((await guesser.signIn(email, WRONG)).status);
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
      const refused = await guesser.signIn(email, WRONG);
      expect(refused.headers.get("retry-after")).toBe("900");
      expect(refused.body).toMatchObject({ error: "too_many_requests" });
    }
    expect((await app.client("10.1.4.2").signIn(BUYER, DEMO_PASSWORD)).status).toBe(200);
  });

  it("counts all addresses of one IPv6 network as one source", async () => {
    const statuses: number[] = [];
    for (let at = 1; at <= 11; at += 1)
      statuses.push((await app.client(`2001:db8:0:1::${at}`).signIn(BUYER, WRONG)).status);
    expect(statuses.at(-1)).toBe(429);
    expect((await app.client("2001:db8:0:2::1").signIn(BUYER, DEMO_PASSWORD)).status).toBe(200);
  });

  it("is limited on a known device too", async () => {
    const thief = app.client("10.1.5.1");
    await thief.signIn(BUYER, DEMO_PASSWORD);
    const statuses: number[] = [];
    for (let tries = 1; tries <= 11; tries += 1) statuses.push((await thief.signIn(BUYER, WRONG)).status);
    expect(statuses.at(-1)).toBe(429);
  });

  it("with a thousand failures in a day requires a known device, or a mailed link after a correct password", async () => {
    const owner = app.client("10.1.6.1");
    await owner.signIn(BUYER, DEMO_PASSWORD);
    await app.client("10.1.6.2").signIn(BUYER, WRONG);
    await app.pool.query(
      "insert into login_failures (account, address, at) select account, 'elsewhere', now() - interval '1 hour' from login_failures, generate_series(1, 1000)",
    );
    const before = (await app.mails(0)).length;
    const foreign = app.client("10.1.6.4");
    await foreign.signIn(OTHER_BUYER, DEMO_PASSWORD);
    expect((await foreign.signIn(BUYER, DEMO_PASSWORD)).status, "a device of somebody else").toBe(429);
    const elsewhere = app.client("10.1.6.3");
    expect((await elsewhere.signIn(BUYER, WRONG)).status).toBe(429);
    expect((await elsewhere.signIn(BUYER, DEMO_PASSWORD)).status).toBe(429);
    const token = await vi.waitFor(
      async () => {
        const texts = (await app.mails(0)).slice(before).map((mail) => mail.replaceAll("=\n", ""));
        const found = /\/password\/reset\/([\w-]{43})/.exec(texts.join())?.[1];
        if (found === undefined) throw new Error("no link yet");
        return found;
      },
      { timeout: 10_000 },
    );
    const body = { token, password: DEMO_PASSWORD, password_confirmation: DEMO_PASSWORD };
    expect((await elsewhere.call(resetPassword, { body })).status).toBe(200);
    expect((await owner.signIn(` ${BUYER.toUpperCase()} `, DEMO_PASSWORD)).status).toBe(200);
  });

  it("is reported to the owner by mail, once a day, and not for an unknown account", async () => {
    await app.pool.query("update users set guessing_told_at = null");
    const before = (await app.mails(0)).length;
    await guessFromManyAddresses("verzonnen@lindehof.example", 11, "10.1.7");
    await guessFromManyAddresses(OTHER_BUYER, 11, "10.1.8");
    await app.mails(before + 1);
    await app.pool.query("delete from login_failures");
    await guessFromManyAddresses(OTHER_BUYER, 11, "10.1.9");
    // Jobs run in order, so when a later mail has arrived, the earlier jobs are done.
    await app.client().call(requestPasswordReset, { body: { email: BUYER } });
    const mails = (await app.mails(before + 2)).slice(before);
    expect(
      mails.filter((mail) => mail.includes("Mislukte pogingen")).map((mail) => /^To: (.+)$/m.exec(mail)?.[1]),
    ).toEqual([OTHER_BUYER]);
  });

  it("is reported to the owner also when parallel attempts skip the eleventh", async () => {
    await app.pool.query("update users set guessing_told_at = null");
    const before = (await app.mails(0)).length;
    await app.client("10.1.10.1").signIn(HALFWAY, WRONG);
    await app.pool.query(
      "insert into login_failures (account, address) select account, 'elsewhere' from login_failures, generate_series(1, 12)",
    );
    await app.client("10.1.10.2").signIn(HALFWAY, WRONG);
    expect((await app.mails(before + 1)).at(-1)).toContain(HALFWAY);
  });

  it("is refused after fifty failures from an address", async () => {
    const statuses: number[] = [];
    for (let tries = 0; tries < 51; tries += 1)
      statuses.push((await app.client("10.2.0.1").signIn(`iemand${tries}@lindehof.example`, WRONG)).status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(50);
    expect(statuses.at(-1)).toBe(429);
    expect((await app.client("10.2.0.2").signIn(BUYER, DEMO_PASSWORD)).status).toBe(200);
  });

  it("is counted from zero again after a correct password", async () => {
    for (let tries = 0; tries < 9; tries += 1) await app.client("10.3.0.1").signIn(BUYER, WRONG);
    await app.client("10.3.0.1").signIn(BUYER, DEMO_PASSWORD);
    expect((await app.client("10.3.0.1").signIn(BUYER, WRONG)).status).toBe(400);
  });
});

describe("X-Forwarded-For", () => {
  it("is ignored when no proxy is configured", async () => {
    const bare = await startTestApp();
    try {
      for (let tries = 0; tries < 51; tries += 1)
        await bare.client(`10.4.0.${tries}`).signIn(`iemand${tries}@lindehof.example`, WRONG);
      expect((await bare.client("10.4.1.1").signIn("nog@lindehof.example", WRONG)).status).toBe(429);
    } finally {
      await bare.stop();
    }
  });
});
