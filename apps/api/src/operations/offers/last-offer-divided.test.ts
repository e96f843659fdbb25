import { afterAll, beforeAll, expect, it } from "vitest";
import { getOwnClosings } from "@showroom/api-contract/endpoints/closings";
import { divideOffer } from "@showroom/api-contract/endpoints/divide-offer";
import { getLateDraft, makeLastOffer } from "@showroom/api-contract/endpoints/last-offer";
import { acceptOffer, declineOffer, listOwnOffers } from "@showroom/api-contract/endpoints/offers";
import { getProjectOrderList } from "@showroom/api-contract/endpoints/staff";
import { acceptanceWording } from "@showroom/domain/agreement/offer-document";
import { pageCatalogue } from "@showroom/domain/selection/page-catalogue";
import type { RoomChoice } from "@showroom/domain/model/choices";
import { setGroup } from "@showroom/domain/selection/sanitary";
import { mainChoice } from "@showroom/domain/selection/variants";
import { openBuyer } from "../../testing/buyer.ts";
import { userId } from "../../testing/demo-ids.ts";
import { lastOfferBody } from "../../testing/last-offer-body.ts";
import { openOfferDesk, type OfferDesk } from "../../testing/offer-desk.ts";
import { BUYER } from "../../testing/test-app.ts";

let desk: OfferDesk;
beforeAll(async () => {
  desk = await openOfferDesk();
});
afterAll(() => desk.app.stop());

it("each part of a last offer counts once it is accepted, and stays the standard when it is declined", async () => {
  const params = { projectId: desk.projectId };
  const ofBuyer = { ...params, userId: await userId(desk.app.pool, BUYER) };
  const buyer = await openBuyer(await desk.app.signedIn(BUYER), "de-lindehof");
  const { id: bathroom } = buyer.page("bathroom");
  const taps = pageCatalogue(buyer.page("bathroom")).sanitaryGroups.find(({ title }) => title === "Wastafelkraan");
  const tap = taps?.products.find(({ standardOption }) => !standardOption);
  if (!taps || !tap) throw new Error("There is no other tap");
  const rooms: Record<string, RoomChoice> = {
    ...buyer.everything(),
    [bathroom]: setGroup(buyer.withLuxuryTile("bathroom"), taps, [mainChoice(tap)]),
  };
  expect((await buyer.save(rooms, 0)).status).toBe(200);
  await desk.app.pool.query(
    `insert into closing_dates (project_id, phase, part, last_day)
     select distinct project_id, phase, part, date '2020-01-06' from homes, (values ('tiles'), ('sanitary')) as p(part)
     where project_id = $1`,
    [desk.projectId],
  );
  const { draft } = (await desk.staff.call(getLateDraft, { params: ofBuyer })).body;
  if (!draft) throw new Error("Nothing is late");
  const made = (await desk.staff.call(makeLastOffer, { params: ofBuyer, body: lastOfferBody(draft) })).body;
  expect(made.outcome).toBe("done");

  const own = async () => (await buyer.client.call(listOwnOffers, { params })).body.items;
  const ofOffer = (offerId: number | undefined) => ({ params: { ...params, offerId: offerId ?? 0 } });
  const [whole] = await own();
  const hash = whole?.hash ?? "";
  const { outcome, offerIds } = (await buyer.client.call(divideOffer, { ...ofOffer(whole?.id), body: { hash } })).body;
  expect([outcome, offerIds.length]).toEqual(["done", 2]);
  const [sanitary, tiles] = await own();
  const day = "2020-01-06";
  expect([tiles, sanitary].map((one) => one?.document.late)).toEqual([
    [{ part: "tiles", lastDay: day }],
    [{ part: "sanitary", lastDay: day }],
  ]);
  const closings = async () => (await buyer.client.call(getOwnClosings, { params })).body;
  expect((await closings()).items.map(({ part, counts, lastOffer }) => [part, counts, lastOffer])).toEqual([
    ["tiles", "standard", tiles?.id],
    ["sanitary", "standard", sanitary?.id],
  ]);
  expect((await desk.staff.call(getLateDraft, { params: ofBuyer })).body.draft?.replaces.toSorted()).toEqual(
    [tiles, sanitary].map((one) => one?.document.reference),
  );

  if (!tiles) throw new Error("There are no tiles");
  const declined = { ...ofOffer(sanitary?.id), body: { reason: "Te duur" } };
  expect((await buyer.client.call(declineOffer, declined)).body.outcome).toBe("done");
  const code = await desk.code(buyer.client, tiles.id);
  const body = { code, hash: tiles.hash, wording: acceptanceWording(tiles.document) };
  expect((await buyer.client.call(acceptOffer, { ...ofOffer(tiles.id), body })).body.outcome).toBe("done");
  const { items, handedIn } = await closings();
  expect(items.map(({ part, counts }) => [part, counts])).toEqual([
    ["tiles", "agreed"],
    ["sanitary", "standard"],
  ]);
  const standard = buyer.everything()[bathroom];
  expect(handedIn?.[bathroom]?.wallTileProduct).toEqual(rooms[bathroom]?.wallTileProduct);
  expect(handedIn?.[bathroom]?.products[taps.id]).toEqual(standard?.products[taps.id]);
  const query = { scope: "final" } as const;
  const { lines } = (await desk.staff.call(getProjectOrderList, { params, query })).body;
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter(({ part }) => part === "sanitary")).toEqual([]);
});
