import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { downloadOwnOffer } from "@showroom/api-contract/endpoints/offer-files";
import { listOffers, viewOffer } from "@showroom/api-contract/endpoints/offers";
import { viewAsBuyer } from "@showroom/api-contract/endpoints/staff";
import { DAY, setClock } from "@showroom/service/clock";
import { exportPerson } from "../../accounts/export-person.ts";
import { erasePerson, findPerson } from "../../accounts/person.ts";
import { openDatabase } from "../../database/database.ts";
import { inTransaction } from "../../database/transaction.ts";
import { openOfferDesk, type OfferDesk } from "../../testing/offer-desk.ts";
import { BUYER, BUYER_DONE } from "../../testing/test-app.ts";
import { pathOf, type TestClient } from "../../testing/test-client.ts";

let desk: OfferDesk;
let params: { readonly projectId: number; readonly offerId: number };
beforeAll(async () => {
  desk = await openOfferDesk();
  const { offerId } = await desk.make();
  params = { projectId: desk.projectId, offerId: offerId ?? 0 };
});
afterEach(() => setClock(null));
afterAll(() => desk.app.stop());

const open = async (client: TestClient) => await client.status("POST", pathOf(viewOffer, { params }));
const download = async (client: TestClient) => (await client.raw("GET", pathOf(downloadOwnOffer, { params }))).status;
const readers = async () =>
  (await desk.staff.call(listOffers, { params: { projectId: desk.projectId } })).body.items[0]?.readers;

it("staff read per person when an offer and its PDF were first and last opened, and not what they opened themselves", async () => {
  const name = (await desk.offer()).document.persons[0]?.name;
  const nothing = [{ name, page: null, document: null }];
  expect(await readers()).toEqual(nothing);

  const viewer = desk.app.client();
  await viewer.raw("GET", "/config.json");
  const ofBuyer = { projectId: desk.projectId, userId: desk.buyerId };
  viewer.tokens.access = (await desk.staff.call(viewAsBuyer, { params: ofBuyer })).body.access_token;
  expect([await open(viewer), await download(viewer)]).toEqual([403, 200]);
  expect([await open(desk.staff), await open(await desk.app.signedIn(BUYER))]).toEqual([404, 404]);
  expect(await readers()).toEqual(nothing);

  const moments = [0, 1, 3].map((days) => Date.now() + days * DAY);
  const [first, second, last] = moments.map((at) => new Date(at).toISOString());
  for (const [at, act] of [
    [moments[0], open],
    [moments[1], download],
    [moments[2], open],
  ] as const) {
    setClock(() => at ?? 0);
    expect(await act(await desk.app.signedIn(BUYER_DONE))).toBeLessThan(300);
  }
  setClock(null);
  expect(await readers()).toEqual([
    { name, page: { firstAt: first, lastAt: last }, document: { firstAt: second, lastAt: second } },
  ]);
});

it("a person's export has it, and an erasure clears it", async () => {
  const database = openDatabase(desk.app.databaseUrl, 1, () => undefined);
  const person = await findPerson(database.db, BUYER_DONE);
  if (!person) throw new Error("There is no buyer");
  const { reference } = (await desk.offer()).document;
  const { openedOffers } = await exportPerson(database.db, person);
  expect(openedOffers.map((one) => `${one.reference} ${one.kind}`).toSorted()).toEqual([
    `${reference} document`,
    `${reference} page`,
  ]);
  await inTransaction(desk.app.pool, ({ tx }) => erasePerson(tx, person));
  expect((await desk.app.pool.query("select * from offer_views")).rows).toEqual([]);
  await database.close();
});
