import { startPostgres, type PostgresServer } from "@showroom/postgres/test-server";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sharedSecret } from "./shared-secret.ts";

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop());

it("is the same for simultaneous processes and for later ones", async () => {
  const found = await Promise.all(
    Array.from({ length: 8 }, () => sharedSecret(postgres.url, "render_jobs", "pictures")),
  );
  expect(new Set(found).size).toBe(1);
  expect(found[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(await sharedSecret(postgres.url, "render_jobs", "pictures")).toBe(found[0]);
  expect(await sharedSecret(postgres.url, "render_jobs", "another")).not.toBe(found[0]);
});
