import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { listDay } from "@showroom/api-contract/endpoints/day";
import { acceptOffer, listOffers, sendOfferCode } from "@showroom/api-contract/endpoints/offers";
import { getBuyerHistory, getProjectOrderList } from "@showroom/api-contract/endpoints/staff";
import { acceptanceWording, amountsOf } from "@showroom/domain/agreement/offer-document";
import { sumByRate } from "@showroom/domain/agreement/vat";
import { costGroupOf } from "@showroom/domain/model/line-part";
import { orderGroupOf } from "@showroom/domain/order-list/order-line";
import { sum } from "@showroom/domain/money/cents";
import { openCoupleDesk, TILER } from "../../testing/couple-desk.ts";
import { TERMS } from "../../testing/offer-desk.ts";
import { BUYER } from "../../testing/test-app.ts";

let at: Awaited<ReturnType<typeof openCoupleDesk>>;
beforeAll(async () => {
  at = await openCoupleDesk();
  await at.setTerms({ parties: [TILER], ownTexts: { "offer.fixed": "Dit staat vast." } });
});
afterAll(() => at.app.stop());

const params = () => ({ projectId: at.projectId });
async function divided() {
  const [whole, tiles, sanitary] = (await at.offers(at.partner)).toReversed();
  if (!whole || !tiles || !sanitary) throw new Error("There are no parts");
  return { whole, tiles, sanitary };
}
const ordered = async () =>
  (await at.staff.call(getProjectOrderList, { params: params(), query: { scope: "final", prices: "true" } })).body
    .lines;
const orderOf = async (id: number): Promise<readonly { part: Parameters<typeof orderGroupOf>[0] }[]> =>
  (await at.app.pool.query("select order_lines from offers where id = $1", [id])).rows[0].order_lines;
const halfAccepted = async () =>
  (await at.staff.call(listDay, { query: { kind: "half", projectId: at.projectId, most: 500 } })).body.items;

it("an offer becomes one for each part, with the lines, prices, party, terms and last day that were frozen", async () => {
  const { id, hash } = await at.make();
  // What the project says from now on is another matter.
  await at.setTerms({ name: "Andere B.V.", vatRate: 0, daysValid: 2, acceptedBy: "one", countersigned: true });
  const { outcome, offerIds } = await at.divide({ id, hash });
  const { whole, ...parts } = await divided();
  const others = Object.values(parts);
  expect([outcome, offerIds]).toEqual(["done", others.map((one) => one.id)]);
  expect(others.map(({ state, document }) => [state, document.parts])).toEqual([
    ["open", ["tiles"]],
    ["open", ["sanitary"]],
  ]);
  const { reference, pages, extras, contracts, vat, totalPrice, discount } = whole.document;
  const { request, persons, remark, validUntil, ownTexts } = whole.document;
  for (const [index, { document }] of others.entries()) {
    const [part] = document.parts;
    expect(document).toMatchObject({ request, persons, remark, validUntil, ownTexts, discount });
    const contract = part === "tiles" ? contracts?.[0] : contracts?.[1];
    expect([document.party, document.terms]).toEqual([contract?.party, contract?.terms]);
    expect(document.party.name).toBe(part === "tiles" ? TILER.name : TERMS.name);
    for (const name of ["contracts", "acceptedBy", "countersigned", "late"]) expect(document).not.toHaveProperty(name);
    expect(document.reference).toBe(`${request.reference}-O${index + 2}`);
    expect(document.replaces).toEqual([reference]);
    expect(document.pages).toEqual(
      pages.flatMap((page) => {
        const lines = page.lines.filter((line) => costGroupOf(line.part) === part);
        return lines.length > 0 ? [{ ...page, lines, totalPrice: sum(lines.map((line) => line.totalPrice)) }] : [];
      }),
    );
    expect(document.extras).toEqual(extras.filter((extra) => extra.part === part));
    expect(document.vat).toEqual(sumByRate(amountsOf(document)));
  }
  expect(sum(others.map(({ document }) => document.totalPrice))).toBe(totalPrice);
  expect(sumByRate(others.flatMap(({ document }) => document.vat))).toEqual(vat);
  const [own, all] = [(await Promise.all(offerIds.map(orderOf))).flat(), await orderOf(id)];
  const partsOf = (lines: typeof all) => lines.map(({ part }) => part).toSorted();
  expect(partsOf(own)).toEqual(partsOf(all));
  const names = others.map(({ document }) => document.reference);
  expect([whole.state, whole.ending?.reason]).toEqual(["replaced", names.join(" en ")]);
});

it("it is told in one letter to each named person, and to staff in the history and the list", async () => {
  const { whole, ...parts } = await divided();
  const letters = async (to: string) =>
    (await at.app.mails(0))
      .map((mail) => mail.replaceAll(/=\r?\n/g, ""))
      .filter((mail) => mail.includes("Per onderdeel") && mail.includes(`To: ${to}`));
  for (const to of [BUYER, at.partnerEmail])
    await vi.waitFor(async () => expect(await letters(to)).toHaveLength(1), { timeout: 20_000, interval: 100 });
  const [letter = ""] = await letters(at.partnerEmail);
  for (const { document } of Object.values(parts)) expect(letter).toContain(document.reference);
  expect(letter).toContain(`offertes?nummer=3D${parts.tiles.id}`);
  expect(letter.match(/filename="?offerte-/g)).toHaveLength(2);
  const { items: history } = (
    await at.staff.call(getBuyerHistory, { params: { ...params(), userId: at.ownerId }, query: {} })
  ).body;
  expect(history.find(({ event }) => event === "offerDivided")).toMatchObject({
    actor: { userId: at.ownerId },
    note: `${whole.document.reference}: ${whole.ending?.reason}`,
  });
  const { items } = (await at.staff.call(listOffers, { params: params() })).body;
  expect(items.map(({ state, reason, madeBy }) => [state, reason, madeBy])).toEqual([
    ...Object.values(parts).map(() => ["open", "", items[0]?.madeBy]),
    ["replaced", whole.ending?.reason, items[0]?.madeBy],
  ]);
  const { rows } = await at.app.pool.query("select subject_id from audit_log where action = 'divided-offer'");
  expect(rows).toEqual([{ subject_id: at.ownerId }]);
});

it("the whole cannot be accepted, declined or divided any more, and no part can be divided", async () => {
  const { whole, tiles } = await divided();
  expect((await at.owner.call(sendOfferCode, { params: at.own(whole) })).body.outcome).toBe("replaced");
  const body = { code: "000000", hash: whole.hash, wording: acceptanceWording(whole.document) };
  expect((await at.owner.call(acceptOffer, { params: at.own(whole), body })).body.outcome).toBe("replaced");
  expect(await at.decline(whole)).toBe("replaced");
  expect(await at.divide(whole, at.partner)).toEqual({ outcome: "replaced", offerIds: [] });
  expect(await at.divide(tiles)).toEqual({ outcome: "one-part", offerIds: [] });
});

it("each part is decided on by itself: what is ordered is exactly what all accepted", async () => {
  const { tiles, sanitary } = await divided();
  expect(await at.accept(tiles)).toBe("done");
  expect([await ordered(), (await halfAccepted()).length]).toEqual([[], 1]);
  expect(await at.decline(sanitary, at.partner)).toBe("done");
  expect(await at.accept(tiles, at.partner)).toBe("done");
  expect(await halfAccepted()).toEqual([]);
  const lines = await ordered();
  expect(new Set(lines.map(({ reference }) => reference))).toEqual(new Set([tiles.document.reference]));
  expect(lines.some(({ part }) => part === "wallTile")).toBe(true);
  expect(lines.every(({ part }) => part === "extra" || orderGroupOf(part) === "tiles")).toBe(true);
  expect(sum(lines.flatMap(({ price }) => (price ? [price.totalPrice] : [])))).toBe(tiles.document.totalPrice);
  expect((await at.offers()).map(({ state }) => state)).toEqual(["declined", "agreed", "replaced"]);
  // Staff offer the rest again.
  await at.setTerms({});
  const again = await at.make({ extras: [] });
  expect(again.document).toMatchObject({ parts: ["sanitary"], replaces: [] });
  expect(again.document.reference).toBe(`${again.document.request.reference}-O4`);
  expect(await at.divide(again)).toEqual({ outcome: "one-part", offerIds: [] });
});
