import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabase } from "../database/database.ts";
import { startTestApp, type TestApp } from "../testing/test-app.ts";
import { testConfig } from "../testing/test-environment.ts";
import { confirmationLetter } from "./confirmation-letter.ts";
import { writeLetter } from "./letter.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it("an order of just after midnight has the Dutch day in its mail", async () => {
  const client = await app.pool.connect();
  // Without triggers, which keep a confirmation as it is.
  await client.query("set session_replication_role = replica");
  const { rows } = await client.query(
    `update confirmations set document = jsonb_set(document, '{submittedAt}', '"2026-07-05T22:30:00.000Z"') returning id`,
  );
  client.release(true);
  const { db, close } = openDatabase(app.databaseUrl, 1, () => undefined);
  const letter = await confirmationLetter({ db, config: testConfig({ DATABASE_URL: app.databaseUrl }) }, rows[0].id);
  await close();
  const { text } = writeLetter("Beste Sam,", letter?.parts ?? [], "Showroom");
  expect(text).toContain("06-07-2026");
  expect(text).toContain("Dit is een aanvraag. Er is nog niets besteld.");
  expect(text).toContain("Wat er nu gebeurt: ");
});
