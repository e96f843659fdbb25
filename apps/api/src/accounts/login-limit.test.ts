import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BUYER, DEMO_PASSWORD, startTestApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ environment: { TRUST_PROXY: "1" } });
});
afterAll(() => app.stop());

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
