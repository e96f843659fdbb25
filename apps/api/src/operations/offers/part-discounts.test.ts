import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { listAgreedHomes } from "@showroom/api-contract/endpoints/changes";
import { saveContractTerms } from "@showroom/api-contract/endpoints/contract-terms";
import { divideOffer } from "@showroom/api-contract/endpoints/divide-offer";
import { listOwnOffers } from "@showroom/api-contract/endpoints/offers";
import { getProjectOrderList } from "@showroom/api-contract/endpoints/staff";
import { amountsOf } from "@showroom/domain/agreement/offer-document";
import { sumByRate } from "@showroom/domain/agreement/vat";
import { formatEuroDecimal } from "@showroom/domain/format/money";
import { cents, sum } from "@showroom/domain/money/cents";
import { openOfferDesk, partyIn, TERMS, type OfferDesk } from "../../testing/offer-desk.ts";
import { PROJECT_ADMIN } from "../../testing/test-app.ts";

/** The discount of 3% on the floors of home 16, which is stored with its request. */
const OFF = 19_940;
const FLOORER = {
  ...partyIn(TERMS),
  name: "Vloerenhuis B.V.",
  registrationNumber: "87654321",
  vatRate: 900,
  parts: ["floors" as const],
};

let at: OfferDesk;
beforeAll(async () => {
  at = await openOfferDesk();
  const admin = await at.app.signedIn(PROJECT_ADMIN);
  const body = { version: 1, terms: { ...TERMS, parties: [FLOORER] } };
  expect((await admin.call(saveContractTerms, { params: params(), body })).body.outcome).toBe("done");
});
afterAll(() => at.app.stop());

const params = () => ({ projectId: at.projectId });
const offers = async () => (await at.buyer.call(listOwnOffers, { params: params() })).body.items;
const divide = async () => {
  const { id, hash } = await at.offer();
  return (await at.buyer.call(divideOffer, { params: { ...params(), offerId: id }, body: { hash } })).body;
};
const totals = async () => {
  const query = { scope: "final", prices: "true" } as const;
  return (await at.staff.call(getProjectOrderList, { params: params(), query })).body.totals;
};
const letterWith = async (file: string) =>
  await vi.waitFor(
    async () => {
      const letters = (await at.app.mails(0)).map((mail) => mail.replaceAll(/=\r?\n/g, ""));
      const found = letters.find((mail) => mail.includes(file));
      if (found === undefined) throw new Error(`There is no letter with ${file}`);
      return found;
    },
    { timeout: 20_000, interval: 100 },
  );

const edit = async (change: string): Promise<void> => {
  const trigger = (what: string) => `alter table confirmations ${what} trigger confirmations_immutable`;
  for (const text of [trigger("disable"), `update confirmations set document = ${change}`, trigger("enable")])
    await at.app.pool.query(text);
};

it("the discount of a request that was stored before keeps its parts together, as it did", async () => {
  await edit("document - 'discounts'");
  expect((await at.request()).discount).toBe(OFF);
  expect((await at.make({ parts: ["floors"] })).outcome).toBe("discount-apart");
  expect((await at.make()).outcome).toBe("done");
  const { document } = await at.offer();
  expect(document.discount).toMatchObject({ totalPrice: -OFF, vatRate: TERMS.vatRate });
  expect(document).not.toHaveProperty("partDiscounts");
  expect(document.contracts?.map(({ hasOther }) => hasOther)).toEqual([true, false]);
  expect(await divide()).toEqual({ outcome: "of-the-whole", offerIds: [] });
  await edit(`document || '{"discounts": [{"part": "floors", "amount": ${OFF}}]}'`);
});

it("floors are offered apart with their discount, at the VAT of their party, and all else without it", async () => {
  expect((await at.request()).discount).toBe(0);
  const { totalPrice } = await at.request();
  expect(await at.make({ parts: ["floors"] })).toMatchObject({ outcome: "done" });
  const floors = (await at.offer()).document;
  expect(floors.discount).toBeNull();
  expect(floors.partDiscounts).toMatchObject([{ part: "floors", totalPrice: -OFF, vatRate: 900 }]);
  expect([floors.party.name, floors.contracts]).toEqual([FLOORER.name, undefined]);
  expect(floors.vat).toEqual(sumByRate(amountsOf(floors)));
  expect(await at.make({ parts: ["tiles", "sanitary"] })).toMatchObject({ outcome: "done" });
  const others = (await at.offer()).document;
  expect(others.discount).toBeNull();
  expect(others).not.toHaveProperty("partDiscounts");
  expect(floors.totalPrice + others.totalPrice).toBe(totalPrice);
});

it("an offer of all is divided to the cent, and the discount goes with the floors", async () => {
  expect(await at.make()).toMatchObject({ outcome: "done" });
  const whole = (await at.offer()).document;
  const contract = whole.contracts?.find(({ parts }) => parts.includes("floors"));
  const page = whole.pages.find(({ title }) => title === "Woonvloer");
  expect(contract).toMatchObject({ parts: ["floors"], hasOther: false });
  expect(contract?.totalPrice).toBe((page?.totalPrice ?? 0) - OFF);
  const { outcome, offerIds } = await divide();
  expect(outcome).toBe("done");
  const parts = (await offers()).filter(({ id }) => offerIds.includes(id)).map(({ document }) => document);
  expect(parts.map((one) => [one.parts, one.discount, one.partDiscounts?.map((off) => off.totalPrice)])).toEqual([
    [["floors"], null, [-OFF]],
    [["sanitary"], null, undefined],
    [["tiles"], null, undefined],
  ]);
  expect(sumByRate(parts.flatMap(({ vat }) => vat))).toEqual(whole.vat);
  expect(sum(parts.map(({ totalPrice }) => totalPrice))).toBe(whole.totalPrice);
  const floors = parts.find(({ partDiscounts }) => partDiscounts);
  expect([floors?.totalPrice, floors?.vat]).toEqual([contract?.totalPrice, contract?.vat]);
});

it("who accepts the floors reads of their discount, and it is in what is ordered", async () => {
  const floors = (await offers()).find(({ state, document }) => state === "open" && document.partDiscounts);
  if (!floors) throw new Error("There are no floors");
  // They were the last to be divided off.
  expect((await at.offer()).id).toBe(floors.id);
  expect(await at.accept(at.buyer, { code: await at.code(at.buyer, floors.id) })).toBe("done");
  const { totalPrice, reference } = floors.document;
  const subTotalPrice = cents(totalPrice + OFF);
  expect(await totals()).toMatchObject([{ buildNumber: "16", subTotalPrice, discount: OFF, totalPrice }]);
  const letter = await letterWith(`akkoord-${reference.toLowerCase()}`);
  expect(letter).toContain("Korting op woonvloer");
  expect(letter).toContain(formatEuroDecimal(cents(-OFF)).slice(-6));
  const { items } = (await at.staff.call(listAgreedHomes, { params: { projectId: at.projectId } })).body;
  const [home] = items;
  expect(home?.discounts).toEqual([{ part: "floors", totalPrice: -OFF }]);
  expect(new Set(home?.lines.map(({ part }) => part))).toEqual(new Set(["floors"]));
});

it("the rest is offered again without it", async () => {
  expect(await at.make()).toMatchObject({ outcome: "done" });
  const { document } = await at.offer();
  expect(document).toMatchObject({ parts: ["tiles", "sanitary"], discount: null });
  expect(document).not.toHaveProperty("partDiscounts");
});
