import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../testing/test-app.ts";
import { testConfig } from "../testing/test-environment.ts";
import { sendToEach } from "./letter-to-each.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it("is repeated to nobody else when the mail of one person fails", async () => {
  const readers = [
    { id: 1, email: "sam@lindehof.example", firstName: "Sam" },
    { id: 2, email: "weg@lindehof.example", firstName: "Kim" },
  ];
  const letter = { readers, subject: "Uw keuzes", parts: [] };
  const queued: number[] = [];
  const sent: string[] = [];
  const mailer = {
    send: async ({ to }: { readonly to: string }) => {
      if (to.startsWith("weg")) throw new Error("550 no such mailbox");
      sent.push(to);
    },
  };
  const work = (readerId: number | undefined) =>
    sendToEach(
      { pool: app.pool, mailer, config: testConfig({ DATABASE_URL: app.databaseUrl }) },
      { letter, readerId, queue: async (id) => void queued.push(id) },
    );
  await work(undefined);
  expect([queued, sent]).toEqual([[1, 2], []]);
  await work(1);
  for (let attempt = 0; attempt < 3; attempt += 1) await expect(work(2)).rejects.toThrow("550");
  // Somebody who left meanwhile.
  await work(3);
  expect(sent).toEqual(["sam@lindehof.example"]);
});
