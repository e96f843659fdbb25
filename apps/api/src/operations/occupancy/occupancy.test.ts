import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { getOwnAgreement } from "@showroom/api-contract/endpoints/change-requests";
import { listAgreedHomes } from "@showroom/api-contract/endpoints/changes";
import { getChoices, saveChoices } from "@showroom/api-contract/endpoints/choices";
import { getOwnClosings } from "@showroom/api-contract/endpoints/closings";
import { listOwnOffers } from "@showroom/api-contract/endpoints/offers";
import { createShareLink, getSharedView } from "@showroom/api-contract/endpoints/share-links";
import { getProjectOrderList, listBuyers } from "@showroom/api-contract/endpoints/staff";
import { exportPerson } from "../../accounts/export-person.ts";
import { erasePerson, findPerson } from "../../accounts/person.ts";
import { inTransaction } from "../../database/transaction.ts";
import { drizzle } from "drizzle-orm/node-postgres";
import { openBuyer } from "../../testing/buyer.ts";
import { openHomeDesk, type HomeDesk } from "../../testing/home-desk.ts";
import { openOfferDesk, type OfferDesk } from "../../testing/offer-desk.ts";
import { BUYER_DONE } from "../../testing/test-app.ts";

let desk: OfferDesk;
let homes: HomeDesk;
const NEXT = "volgende@voorbeeld.nl";
beforeAll(async () => {
  desk = await openOfferDesk();
  homes = await openHomeDesk(desk.app, desk.projectId);
});
afterAll(() => desk.app.stop());

const params = () => ({ projectId: desk.projectId });
const finalList = async () => {
  const query = { scope: "final", prices: "true" } as const;
  const { lines, totals } = (await desk.staff.call(getProjectOrderList, { params: params(), query })).body;
  return { lines, totals };
};

it("a resold home keeps what is agreed; who left has nothing there any more, and the next one starts from it", async () => {
  // Tiles are agreed, an offer of the sanitary ware is open, and the choices are shared.
  expect((await desk.make({ parts: ["tiles"] })).outcome).toBe("done");
  expect(await desk.accept(desk.buyer, { code: await desk.code() })).toBe("done");
  const offer = await desk.offer();
  expect((await desk.make({ parts: ["sanitary"] })).outcome).toBe("done");
  const token = (await desk.buyer.call(createShareLink, { params: params() })).body.path.split("/").at(-1) ?? "";
  const before = await finalList();
  expect(before.lines.length).toBeGreaterThan(0);
  const rooms = (await desk.buyer.call(getChoices, { params: params() })).body;

  const { outcome, effects } = await homes.end("16");
  expect(outcome).toBe("done");
  expect(effects).toMatchObject({ stays: [], agreedLines: expect.any(Number), shareLinks: 1, hasChoices: true });
  expect(effects?.agreedLines).toBeGreaterThan(0);
  expect(effects?.openOffers).toEqual([expect.stringMatching(/-O2$/)]);

  // For the home everything agreed is in force, as it was.
  expect(await finalList()).toEqual(before);
  expect(await homes.home("16")).toMatchObject({ state: "free", buyers: [], former: 1 });
  const vacant = (await desk.staff.call(listAgreedHomes, { params: params() })).body.items;
  expect(vacant.find(({ buildNumber }) => buildNumber === "16")).toMatchObject({ isVacant: true });
  const [former] = await homes.former("16");
  expect(former).toMatchObject({ agreed: [offer.document.reference] });
  expect(former?.reason).toContain("De koop is ontbonden");
  expect(former?.rooms.length).toBeGreaterThan(1);

  // Who left is told by a code, by mail, and finds links and offers ended.
  const late = await desk.buyer.call(saveChoices, {
    params: params(),
    body: {
      choices: { projectRoomChoices: {}, submitType: null, userId: desk.buyerId, id: rooms.id },
      house_type: { id: rooms.houseTypeId },
      version: rooms.version,
    },
  });
  expect([late.status, late.body]).toEqual([409, expect.objectContaining({ code: "home-left" })]);
  expect((await desk.buyer.call(getSharedView, { params: { token } })).status).toBe(410);
  await vi.waitFor(async () => {
    const mails = (await desk.app.mails(0)).map((mail) => mail.replaceAll("=\n", ""));
    expect(mails.some((mail) => mail.includes(`To: ${BUYER_DONE}`) && mail.includes("De koop is ontbonden"))).toBe(
      true,
    );
  }, 10_000);

  // The next buyer has the agreed tiles, the standard elsewhere, and nothing of the person before.
  const id = await homes.invite(NEXT, await homes.home("16"));
  const client = await homes.enter(NEXT);
  const start = (await client.call(getChoices, { params: params() })).body;
  const next = await openBuyer(client, "de-lindehof");
  expect(start.id).not.toBe(rooms.id);
  const bathroom = next.page("bathroom");
  const was = rooms.projectRoomChoices[bathroom.id];
  const now = start.projectRoomChoices[bathroom.id];
  expect(now?.wallTileProduct).toEqual(was?.wallTileProduct);
  expect(now?.confirmedByUser).toBe(false);
  expect(now?.products).toEqual(next.everything()[bathroom.id]?.products);
  expect((await client.call(listOwnOffers, { params: params() })).body.items).toEqual([]);
  const own = (await client.call(getOwnClosings, { params: params() })).body;
  expect(own.items.map(({ part, isAgreed, isClosed }) => ({ part, isAgreed, isClosed }))).toEqual([
    { part: "tiles", isAgreed: true, isClosed: true },
  ]);
  const agreement = (await client.call(getOwnAgreement, { params: params() })).body;
  expect(agreement.agreement?.lines).toHaveLength(effects?.agreedLines ?? 0);
  expect(JSON.stringify([start, own, agreement])).not.toContain(offer.document.persons[0]?.name);

  // Its closed part cannot change, and the rest can.
  const tile = { ...next.withLuxuryTile("bathroom"), products: now?.products ?? {} };
  const standard = next.everything()[bathroom.id];
  const other = tile.wallTileProduct?.pageProductId === was?.wallTileProduct?.pageProductId ? standard : tile;
  expect((await next.save({ [bathroom.id]: other ?? tile }, 0)).body).toMatchObject({ code: "part-closed" });
  const kept = { ...next.everything(), ...start.projectRoomChoices };
  expect((await next.save(kept, 0)).status).toBe(200);

  // The home is one for staff, with its new buyer.
  expect(await finalList()).toEqual(before);
  const agreedHomes = (await desk.staff.call(listAgreedHomes, { params: params() })).body.items;
  expect(agreedHomes.filter(({ buildNumber }) => buildNumber === "16").map(({ userId }) => userId)).toEqual([id]);
  const { items } = (
    await desk.staff.call(listBuyers, {
      params: params(),
      query: { page: 1, pageSize: 100, sort: "buildNumber", direction: "asc" },
    })
  ).body;
  expect(items.filter(({ buildNumber }) => buildNumber === "16").map(({ userId }) => userId)).toEqual([id]);
});

it("export and erasure of who left and of who came are right", async () => {
  const db = drizzle(desk.app.pool);
  const [left, came] = [await findPerson(db, BUYER_DONE), await findPerson(db, NEXT)];
  if (!left || !came) throw new Error("Both have an account");
  const exported = await exportPerson(db, left);
  expect(exported.choices).toBeNull();
  expect(exported.archivedChoices).toHaveLength(1);
  expect([exported.confirmations.length, exported.offers.length]).toEqual([1, 2]);
  const ofNext = await exportPerson(db, came);
  expect([ofNext.archivedChoices, ofNext.confirmations, ofNext.offers]).toEqual([[], [], []]);
  expect(JSON.stringify(ofNext)).not.toContain(left.lastName);
  const before = await finalList();
  const kept = await inTransaction(desk.app.pool, ({ tx }) => erasePerson(tx, left));
  expect(kept).toBe(true);
  expect(await finalList()).toEqual(before);
  expect(await findPerson(db, BUYER_DONE)).toBeNull();
  expect((await homes.former("16"))[0]).toMatchObject({ names: "", reason: "" });
});

it("a former buyer can be invited again, and registers again", async () => {
  const first = await homes.freeHome();
  await homes.invite("terug@voorbeeld.nl", first);
  await homes.enter("terug@voorbeeld.nl");
  expect((await homes.end(first.buildNumber)).outcome).toBe("done");
  const second = await homes.freeHome();
  const id = await homes.invite("terug@voorbeeld.nl", second);
  expect((await homes.home(second.buildNumber)).buyers.map(({ userId }) => userId)).toEqual([id]);
  const client = await homes.enter("terug@voorbeeld.nl");
  expect((await client.call(getChoices, { params: params() })).body.version).toBe(0);
});
