import { afterAll, beforeAll, expect, it } from "vitest";
import { BUYER, startTestApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it("a database error during sign-in is logged without typed or stored values", async () => {
  const client = await app.signedIn(BUYER);
  await app.pool.query("alter table login_failures rename to away");
  const typed = "Een-Heel-Geheim-Woord-1";
  expect((await client.signIn(BUYER, typed)).status).toBe(500);
  await app.pool.query("alter table away rename to login_failures");
  await app.pool.query("alter table known_devices rename to away");
  expect((await client.signIn(BUYER, typed)).status).toBe(500);
  await app.pool.query("alter table away rename to known_devices");
  await app.pool.query("alter table users rename to away");
  expect((await client.raw("GET", "/api/users/current")).status).toBe(500);
  await app.pool.query("alter table away rename to users");
  const failures = app.log.filter((line) => line.includes("request failed"));
  expect(failures).toHaveLength(3);
  for (const line of failures) {
    expect(line).toContain("Failed query");
    expect(line).toContain("42P01");
    expect(line).not.toMatch(/koper|lindehof|Geheim|params|argon2/);
  }
});

it("the database's own log has no failed statement, whose details would quote the values", async () => {
  const again = "insert into users (email, role, first_name) values ($1, 'projectuser', 'Iemand')";
  await expect(app.pool.query(again, [BUYER])).rejects.toMatchObject({
    code: "23505",
    detail: expect.stringContaining(BUYER),
  });
  // The log is searched with all others at the end of the run, in global-setup.ts.
});
