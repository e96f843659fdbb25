import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabase } from "../database/database.ts";
import { setPhoneNumber } from "@showroom/api-contract/endpoints/phone-number";
import { getCurrentUser } from "@showroom/api-contract/endpoints/session";
import { openBuyer } from "../testing/buyer.ts";
import { BUYER_DONE, startTestApp, type TestApp } from "../testing/test-app.ts";
import { testConfig } from "../testing/test-environment.ts";
import type { Mail } from "./mailer.ts";
import { sendSubmission } from "./send-submission.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

async function sent(): Promise<Mail[]> {
  const { rows } = await app.pool.query<{ readonly id: number }>("select id from confirmations order by id limit 1");
  const { db, close } = openDatabase(app.databaseUrl, 1, () => undefined);
  const mails: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void mails.push(mail) };
  const config = testConfig({ DATABASE_URL: app.databaseUrl, PUBLIC_URL: "https://showroom.example" });
  await sendSubmission({ db, mailer, config }, rows[0]?.id ?? 0);
  await close();
  return mails;
}

it("tells the showroom who asks for what, that nothing may be ordered, and where to look", async () => {
  const [mail] = await sent();
  const { rows } = await app.pool.query(
    "select p.document -> 'showroom' ->> 'email' as showroom, u.email as buyer, u.id from projects p join users u on u.project_id = p.id where u.email = 'koper.klaar@lindehof.example'",
  );
  expect(mail).toMatchObject({ to: rows[0].showroom, replyTo: rows[0].buyer });
  expect(mail?.subject).toMatch(/^Ingediend voor De Lindehof: bouwnummer 16 \(LIN-16-\d{4}\)$/);
  expect(mail?.text).toContain("heeft op");
  expect(mail?.text).toContain("vraagt een");
  expect(mail?.text).toContain("nog geen opdracht");
  expect(mail?.text).toMatch(/Woningtype: Type/);
  expect(mail?.text).not.toContain("Telefoon");
  expect(mail?.text).toContain(`https://showroom.example/admin/projecten/de-lindehof/kopers/${rows[0].id}`);
});

it("gives the number on which the buyer can be called, when there is one", async () => {
  const [before] = (await app.pool.query("select phone from users where email = $1", [BUYER_DONE])).rows;
  expect(before.phone).toBeNull();
  const { client } = await openBuyer(await app.signedIn(BUYER_DONE), "de-lindehof");
  const set = await client.call(setPhoneNumber, { body: { phoneNumber: " 06-12345678 " } });
  expect(set.status).toBe(200);
  expect((await client.call(getCurrentUser, {})).body).toMatchObject({ phone: set.body.phoneNumber });
  expect((await sent())[0]?.text).toContain(`Telefoon: ${set.body.phoneNumber}`);
  for (const phoneNumber of ["", "geen", "1".repeat(40)])
    expect((await client.call(setPhoneNumber, { body: { phoneNumber } })).status, phoneNumber).toBe(422);
});

it("sends nothing when the project does not want it", async () => {
  await app.pool.query("update projects set document = jsonb_set(document, '{submissionMail}', 'false')");
  expect(await sent()).toEqual([]);
});
