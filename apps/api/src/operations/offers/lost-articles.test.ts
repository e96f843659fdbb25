import { afterAll, beforeAll, expect, it } from "vitest";
import type { Bundle } from "@showroom/api-contract/bundle/bundle";
import { listAgreedHomes } from "@showroom/api-contract/endpoints/changes";
import { acceptOffer, listOwnOffers } from "@showroom/api-contract/endpoints/offers";
import { getBuyerHistory, getBuyerOrderList } from "@showroom/api-contract/endpoints/staff";
import type { Offer } from "@showroom/api-contract/entities/offer";
import { acceptanceWording, lastDayText } from "@showroom/domain/agreement/offer-document";
import { cents } from "@showroom/domain/money/cents";
import { withoutPictures, withoutProducts, withProducts } from "../../testing/bundle-edits.ts";
import { openDemoImporter, type DemoImporter } from "../../testing/demo-importer.ts";
import { openOfferDesk, type OfferDesk } from "../../testing/offer-desk.ts";

let desk: OfferDesk;
let importer: DemoImporter;
let bundle: Bundle;
beforeAll(async () => {
  desk = await openOfferDesk();
  importer = await openDemoImporter(desk.app, "de-lindehof");
  bundle = withoutPictures(importer.bundle);
  await importer.run(bundle);
}, 60_000);
afterAll(async () => {
  await desk.app.stop();
  await importer.remove();
});

const params = () => ({ projectId: desk.projectId, userId: desk.buyerId });
const own = async (): Promise<readonly Offer[]> =>
  (await desk.buyer.call(listOwnOffers, { params: { projectId: desk.projectId } })).body.items;
const ordered = async () => {
  const query = { scope: "final", prices: "true" } as const;
  const { createdAt: _, ...list } = (await desk.staff.call(getBuyerOrderList, { params: params(), query })).body;
  // Whether an article can still be ordered is of the catalogue, not of the agreement.
  return { ...list, lines: list.lines.map(({ supplier: _s, supplierNumber: _n, gtin: _g, ...line }) => line) };
};
const agreedHome = async () => {
  const { items } = (await desk.staff.call(listAgreedHomes, { params: { projectId: desk.projectId } })).body;
  return items.find(({ userId }) => userId === desk.buyerId);
};
/** Accepts one of the open documents, which need not be the newest. */
async function accept({ id: offerId, hash, document }: Offer): Promise<string> {
  const { rows } = await desk.app.pool.query<{ id: number }>("select id from offers order by id desc limit 1");
  if (rows[0]?.id === offerId) return await desk.accept(desk.buyer, { code: await desk.code() });
  const code = await desk.code(desk.buyer, offerId);
  const body = { code, hash, wording: acceptanceWording(document) };
  return (await desk.buyer.call(acceptOffer, { params: { projectId: desk.projectId, offerId }, body })).body.outcome;
}
const documents = async () =>
  (await desk.app.pool.query<{ document: string }>("select document from offers order by id")).rows.map(
    (row) => row.document,
  );

it(
  "a catalogue changes nothing of offers and agreements, and proposes something else for what it loses",
  {
    timeout: 180_000,
  },
  async () => {
    await desk.make();
    const [offer] = await own();
    if (!offer) throw new Error("There is no offer");
    const paid = offer.document.pages
      .flatMap(({ pageId, title, lines }) => lines.map((line) => ({ ...line, pageId, title })))
      .filter(({ part, quantity, isStandard }) => part === "wallTile" && quantity > 0 && !isStandard);
    const tile = paid.find(({ totalPrice }) => totalPrice > 0);
    if (!tile) throw new Error("No chosen tile costs anything");
    const number = tile.productNumber;
    const dear = withProducts(bundle, [number], (one) => ({ ...one, grossPrice: cents(one.grossPrice + 5_000) }));
    const without = { ...withoutProducts(bundle, [number]), catalogueVersion: "zonder" };

    const ware = offer.document.pages
      .flatMap(({ lines }) => lines)
      .find(({ part, quantity, isStandard }) => part === "sanitary" && quantity > 0 && !isStandard);
    if (!ware) throw new Error("No sanitary ware is chosen");

    // While the offer is open, its frozen lines and prices stand.
    const poorer = { ...withoutProducts(dear, [ware.productNumber]), catalogueVersion: "duurder, en minder" };
    const raised = await importer.run(poorer);
    expect(raised.offers).toEqual([
      {
        buildNumber: "16",
        reference: offer.document.reference,
        lastDay: lastDayText(offer.document.validUntil),
        lost: [`${ware.name} (${ware.productNumber})`],
        dearer: [`${tile.name} (${number})`],
      },
    ]);
    expect(raised.agreements).toEqual([]);
    const frozen = await documents();
    expect(await accept(offer)).toBe("done");
    const before = await ordered();
    expect(before.lines.find((line) => line.productNumber === number)?.price?.totalPrice).toBe(tile.totalPrice);
    // What was lost meanwhile is proposed at once; what comes back needs no proposal.
    const early = (await own()).filter(({ state }) => state === "open");
    expect(early.length).toBeGreaterThan(0);
    for (const { document } of early)
      expect(new Set(document.change?.removed.map(({ name }) => name))).toEqual(new Set([ware.name]));

    // What is agreed keeps its price, and nothing is proposed for it.
    await importer.run({ ...bundle, catalogueVersion: "terug" });
    expect((await own()).map(({ state }) => state)).toEqual([...early.map(() => "withdrawn"), "agreed"]);
    const dearer = await importer.run({ ...dear, catalogueVersion: "duurder 2" });
    expect(dearer.agreements).toEqual([
      { buildNumber: "16", lost: [], dearer: [`${tile.name} (${number})`], proposed: [] },
    ]);
    expect(await ordered()).toEqual(before);

    // The report comes before anything happens.
    const dry = await importer.run(without, { dryRun: true });
    expect(dry.agreements[0]).toMatchObject({
      lost: [`${tile.name} (${number})`],
      proposed: [expect.any(String), expect.any(String)],
    });
    expect(await own()).toHaveLength(early.length + 1);
    expect((await agreedHome())?.lost).toEqual([]);

    const mails = (await desk.app.mails(0)).length;
    const lost = await importer.run(without);
    expect(lost.agreements).toEqual(dry.agreements);
    expect(await ordered()).toEqual(before);
    expect((await agreedHome())?.lost).toEqual(
      paid.filter((one) => one.productNumber === number).map(({ title, name }) => ({ title, name })),
    );
    const [standard, nearest] = await own();
    if (!standard || !nearest) throw new Error("Nothing was proposed");
    for (const { document, state } of [standard, nearest]) {
      expect(state).toBe("open");
      expect(document.totalPrice).toBeLessThanOrEqual(0);
      expect(document.change?.removed.map(({ name }) => name)).toContain(tile.name);
      for (const { lines } of document.pages)
        for (const line of lines) {
          expect(line.indicative).toBe(false);
          expect(line.productNumber).not.toBe(number);
          expect(line.grossPrice + line.returnPrice + line.labourPrice).toBe(line.totalPrice);
        }
    }
    expect(standard.document.pages.flatMap(({ lines }) => lines).every(({ isStandard }) => isStandard)).toBe(true);
    await desk.app.mails(mails + 2);
    // The same catalogue again, or the next one, proposes nothing twice.
    const next = await importer.run({ ...without, catalogueVersion: "zonder 2" });
    expect(next.agreements[0]?.proposed).toEqual([]);
    expect(await own()).toHaveLength(early.length + 3);

    // The buyer chooses; the other proposal ends, and the new article is what is ordered.
    expect(await accept(nearest)).toBe("done");
    expect((await own()).map(({ state }) => state)).toEqual([
      "replaced",
      "agreed",
      ...early.map(() => "withdrawn"),
      "agreed",
    ]);
    const after = await ordered();
    const numbers = nearest.document.pages.flatMap(({ lines }) => lines.map(({ productNumber }) => productNumber));
    expect(after.lines.map(({ productNumber }) => productNumber)).not.toContain(number);
    for (const one of numbers)
      expect(after.lines.find(({ productNumber }) => productNumber === one)).toMatchObject({ part: "wallTile" });
    expect((await agreedHome())?.lost).toEqual([]);
    expect((await documents()).slice(0, frozen.length)).toEqual(frozen);

    // What is lost again is proposed again; a proposal for what comes back is withdrawn.
    const again = await importer.run({ ...withoutProducts(without, numbers), catalogueVersion: "nog minder" });
    expect(again.agreements[0]?.lost).toHaveLength(1);
    await importer.run({ ...without, catalogueVersion: "weer leverbaar" });
    expect((await own()).filter(({ state }) => state === "open")).toEqual([]);

    const { items } = (await desk.staff.call(getBuyerHistory, { params: params(), query: {} })).body;
    const proposed = items.filter(({ event }) => event === "changeProposed");
    expect(proposed.every(({ actor }) => actor.name === "Showroom" && actor.role === null)).toBe(true);
  },
);
