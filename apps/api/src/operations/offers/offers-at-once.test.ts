import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { getConfirmation } from "@showroom/api-contract/endpoints/choices";
import { saveContractTerms } from "@showroom/api-contract/endpoints/contract-terms";
import { listOwnOffers } from "@showroom/api-contract/endpoints/offers";
import { reopenSubmission, submitForBuyer } from "@showroom/api-contract/endpoints/submissions";
import type { AppContext } from "../../kernel/context.ts";
import { openDatabase, type DatabaseHandle } from "../../database/database.ts";
import { offerAtOnce } from "../../staff/offer-at-once.ts";
import { openBuyer } from "../../testing/buyer.ts";
import { userId } from "../../testing/demo-ids.ts";
import { TERMS } from "../../testing/offer-desk.ts";
import { ADMIN, BUYER, OTHER_BUYER, startTestApp, type TestApp } from "../../testing/test-app.ts";
import type { TestClient } from "../../testing/test-client.ts";

let app: TestApp;
let database: DatabaseHandle;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  database = openDatabase(app.databaseUrl, 3, () => undefined);
  admin = await app.signedIn(ADMIN);
});
afterAll(async () => {
  await database.close();
  await app.stop();
});

async function deskOf(slug: string, email: string) {
  const client = await app.signedIn(email);
  const buyer = await openBuyer(client, slug);
  const params = { projectId: buyer.project.id };
  const ofBuyer = { ...params, userId: await userId(app.pool, email) };
  const present = async () =>
    (await app.pool.query("select version, added_cost from project_choices where user_id = $1", [ofBuyer.userId]))
      .rows[0];
  return {
    buyer,
    request: async () => (await client.call(getConfirmation, { params, query: {} })).body,
    offers: async () => (await client.call(listOwnOffers, { params })).body.items,
    setTerms: async (version: number, offersAtOnce: boolean) => {
      const body = { version, terms: { ...TERMS, offersAtOnce } };
      expect((await admin.call(saveContractTerms, { params, body })).body.outcome).toBe("done");
    },
    reopen: async () => {
      const reopened = { version: (await present()).version, reason: "Opnieuw" };
      expect((await admin.call(reopenSubmission, { params: ofBuyer, body: reopened })).status).toBe(200);
    },
    handIn: async (submitType: "quote" | "showroom") =>
      expect((await buyer.save({}, (await present()).version, submitType)).status).toBe(200),
    handInByStaff: async () => {
      const { version, added_cost: totalPrice } = await present();
      const body = { version, submitType: "quote" as const, totalPrice };
      expect((await admin.call(submitForBuyer, { params: ofBuyer, body })).status).toBe(200);
    },
  };
}

const mailed: string[] = [];
const jobs: Pick<AppContext["jobs"], "send"> = {
  send: async (name) => {
    mailed.push(name);
  },
};
/** What the job does, whenever it runs. */
const run = async ({ id }: { readonly id: number }): Promise<void> =>
  await offerAtOnce({ db: database.db, pool: app.pool, jobs }, id);
const queued = async (): Promise<{ readonly id: string; readonly state: string }[]> =>
  (await app.pool.query("select data ->> 'confirmationId' as id, state from pgboss.job where name = 'offers.at-once'"))
    .rows;
/** Waits until the product has done its own job for a request. */
const handled = async ({ id }: { readonly id: number }): Promise<void> =>
  await vi.waitFor(async () => expect(await queued()).toContainEqual({ id: String(id), state: "completed" }), {
    timeout: 15_000,
    interval: 100,
  });

it("a request for a quote with hard prices is offered at once and once, by the showroom, and mailed", async () => {
  const { buyer, setTerms, request, offers, reopen, handIn, handInByStaff } = await deskOf(
    "havenkwartier",
    OTHER_BUYER,
  );
  await setTerms(0, true);
  expect((await buyer.save(buyer.everything(), 0, "quote")).status).toBe(200);
  const offer = await vi.waitFor(
    async () => {
      const [made] = await offers();
      if (!made) throw new Error("There is no offer yet");
      return made;
    },
    { timeout: 15_000, interval: 100 },
  );
  const { reference, totalPrice, pages } = await request();
  expect(offer).toMatchObject({ state: "open", document: { request: { reference }, totalPrice, extras: [] } });
  expect(offer.document.pages.flatMap(({ lines }) => lines)).toHaveLength(pages.flatMap(({ lines }) => lines).length);
  const { rows } = await app.pool.query("select made_by, made_by_name from offers");
  expect(rows).toEqual([{ made_by: 0, made_by_name: "Showroom" }]);
  await vi.waitFor(
    async () => {
      const found = (await app.mails(1)).filter((mail) => mail.includes("Subject: Offerte voor"));
      expect(found.map((mail) => mail.includes(`To: ${OTHER_BUYER}`))).toEqual([true]);
    },
    { timeout: 15_000, interval: 200 },
  );

  const first = await request();
  await Promise.all([run(first), run(first)]);
  expect([await offers(), mailed]).toEqual([[offer], []]);
  // Another type of request asks for no offer, and one that is opened again has none.
  await reopen();
  await handIn("showroom");
  await run(first);
  expect((await queued()).map(({ id }) => id)).toEqual([String(first.id)]);
  expect(await offers()).toHaveLength(1);

  await setTerms(1, false);
  await reopen();
  await handIn("quote");
  const second = await request();
  await handled(second);
  expect(await offers()).toHaveLength(1);
  // Two processes at the same moment.
  await setTerms(2, true);
  await Promise.all([run(second), run(second)]);
  expect((await offers()).map(({ state }) => state)).toEqual(["open", "replaced"]);
  expect(mailed).toEqual(["mail.offer"]);

  // Staff who hand in make the offer themselves.
  await reopen();
  await handInByStaff();
  expect((await queued()).map(({ id }) => Number(id))).not.toContain((await request()).id);
});

it("a request with an indicative price waits for staff, as does one of an archived project", async () => {
  const { buyer, setTerms, request, offers } = await deskOf("de-lindehof", BUYER);
  await setTerms(0, true);
  expect((await buyer.save(buyer.everything(), 0, "quote")).status).toBe(200);
  const made = await request();
  expect(made.pages.flatMap(({ lines }) => lines).some(({ indicative }) => indicative)).toBe(true);
  await handled(made);
  expect(await offers()).toEqual([]);

  const other = await deskOf("havenkwartier", OTHER_BUYER);
  await other.setTerms(3, false);
  await other.reopen();
  await other.handIn("quote");
  await handled(await other.request());
  await other.setTerms(4, true);
  await app.pool.query("update projects set state = 'archived' where slug = 'havenkwartier'");
  const before = (await app.pool.query("select id from offers")).rows;
  await run(await other.request());
  expect((await app.pool.query("select id from offers")).rows).toEqual(before);
});
