import { afterAll, beforeAll, expect, it } from "vitest";
import { listAgreedHomes, makeChange } from "@showroom/api-contract/endpoints/changes";
import { downloadOffer } from "@showroom/api-contract/endpoints/offer-files";
import { getOffer } from "@showroom/api-contract/endpoints/offers";
import { getBuyerHistory, getBuyerOrderList } from "@showroom/api-contract/endpoints/staff";
import type { EndpointInput } from "@showroom/api-contract/endpoint";
import type { LineInForce } from "@showroom/api-contract/entities/offer";
import { cents } from "@showroom/domain/money/cents";
import { openOfferDesk, type OfferDesk } from "../../testing/offer-desk.ts";
import { readPdf, withoutSpaces } from "../../testing/read-pdf.ts";

let desk: OfferDesk;
beforeAll(async () => {
  desk = await openOfferDesk();
});
afterAll(() => desk.app.stop());

const params = () => ({ projectId: desk.projectId, userId: desk.buyerId });
type Change = EndpointInput<typeof makeChange>["body"];

const propose = async (change: Partial<Change>) => {
  const body = { removes: [], adds: [], reason: "De tegel is op", consequence: null, ...change };
  return (await desk.staff.call(makeChange, { params: params(), body })).body;
};
const standing = async (): Promise<readonly LineInForce[]> => {
  const { items } = (await desk.staff.call(listAgreedHomes, { params: { projectId: desk.projectId } })).body;
  return items.find(({ userId }) => userId === desk.buyerId)?.lines ?? [];
};
const ordered = async () => {
  const query = { scope: "final", prices: "true" } as const;
  const { createdAt: _, ...list } = (await desk.staff.call(getBuyerOrderList, { params: params(), query })).body;
  return list;
};
const offerOf = async (offerId: number | null) =>
  (await desk.staff.call(getOffer, { params: { projectId: desk.projectId, offerId: offerId ?? 0 } })).body;
const acceptNewest = async () => await desk.accept(desk.buyer, { code: await desk.code() });

/**
 * What stands, by a query of its own: the lines of all documents that every named person accepted by hash, but for those that such a
 * document takes away.
 */
async function recomputed(): Promise<readonly { readonly name: string; readonly total: number }[]> {
  const { rows } = await desk.app.pool.query<{ name: string; total: number }>(`
    with agreed as (
      select o.document::jsonb as d from offers o
      where not exists (
        select from offer_persons p where p.offer_id = o.id and not exists (
          select from offer_acceptances a where a.offer_id = p.offer_id and a.user_id = p.user_id and a.hash = o.hash))),
    brought as (
      select d ->> 'reference' as reference, l.line,
        row_number() over (partition by d ->> 'reference' order by l.place, l.page, l.number) - 1 as number
      from agreed cross join lateral (
        select 0 as place, page.n as page, line.n as number, line.value as line
        from jsonb_array_elements(d -> 'pages') with ordinality page(value, n),
          jsonb_array_elements(page.value -> 'lines') with ordinality line(value, n)
        union all
        select 1, 0, extra.n, extra.value from jsonb_array_elements(d -> 'extras') with ordinality extra(value, n)) l)
    select line ->> 'name' as name, (line ->> 'totalPrice')::int as total from brought b
    where not exists (
      select from agreed, jsonb_array_elements(d -> 'change' -> 'removed') gone
      where gone ->> 'reference' = b.reference and (gone ->> 'line')::int = b.number)
    order by 1, 2`);
  return rows;
}
const asRecomputed = (lines: readonly LineInForce[]) =>
  lines
    .map(({ name, totalPrice }) => ({ name, total: totalPrice }))
    .toSorted((one, other) => (one.name === other.name ? one.total - other.total : one.name < other.name ? -1 : 1));

async function expectRecomputed(): Promise<void> {
  const rows = (await recomputed()).toSorted((one, other) =>
    one.name === other.name ? one.total - other.total : one.name < other.name ? -1 : 1,
  );
  expect(asRecomputed(await standing())).toEqual(rows);
  const { lines } = await ordered();
  expect(lines.reduce((sum, { price }) => sum + (price?.totalPrice ?? 0), 0)).toBe(
    rows.reduce((sum, { total }) => sum + total, 0),
  );
}

it("changes what is ordered once all named persons accepted it, and nothing before", { timeout: 120_000 }, async () => {
  expect((await propose({ adds: [] })).outcome).toBe("not-agreed");
  expect((await desk.make()).outcome).toBe("done");
  expect(await acceptNewest()).toBe("done");
  const before = await ordered();
  await expectRecomputed();

  const tile = (await standing()).find(({ title, totalPrice }) => title !== "" && totalPrice !== 0);
  if (!tile) throw new Error("Nothing costs anything");
  const removes = [{ reference: tile.reference, line: tile.line }];
  const adds = [{ name: "Tegel Ravel 60 x 60", reason: "Gekozen in de showroom", totalPrice: cents(12_100) }];
  const consequence = { text: "al besteld", totalPrice: cents(8_500) };
  expect((await propose({})).outcome).toBe("nothing-changed");
  expect((await propose({ removes: [{ reference: tile.reference, line: 4_999 }] })).outcome).toBe("not-in-force");
  const { offerId } = await propose({ removes, adds, consequence });
  const change = await offerOf(offerId);
  expect(change.document).toMatchObject({
    reference: expect.stringMatching(/-W1$/),
    totalPrice: 12_100 + 8_500 - tile.totalPrice,
    change: { reason: "De tegel is op", consequence: { text: "al besteld", totalPrice: 8_500 } },
  });
  expect(change.document.vat.map(({ netPrice, vatPrice, totalPrice }) => netPrice + vatPrice - totalPrice)).toEqual([
    0,
  ]);
  // Open, declined and withdrawn changes leave the agreement as it is.
  expect(await ordered()).toEqual(before);
  expect(await desk.decline()).toBe("done");
  expect((await propose({ removes, adds })).outcome).toBe("done");
  expect(await desk.withdraw()).toBe("done");
  expect(await ordered()).toEqual(before);

  // Of two changes of one line, the newer stays open.
  const first = await propose({ removes, adds });
  const second = await propose({ removes, adds, consequence });
  expect([(await offerOf(first.offerId)).state, (await offerOf(second.offerId)).state]).toEqual(["replaced", "open"]);
  expect(await acceptNewest()).toBe("done");
  const after = await ordered();
  const [mail] = (await desk.app.mails(1)).filter((one) => one.includes("Opdracht geven tot deze wijziging"));
  expect(mail).toBeDefined();
  await expectRecomputed();
  expect(after.lines.filter(({ name }) => name === "Tegel Ravel 60 x 60")).toHaveLength(1);
  expect(after.lines.filter(({ name, pageTitle }) => name === tile.name && pageTitle === tile.title).length).toBe(
    before.lines.filter(({ name, pageTitle }) => name === tile.name && pageTitle === tile.title).length - 1,
  );
  expect(after.lines).toHaveLength(before.lines.length);

  // What was taken away cannot be taken away again; what was added can.
  expect((await propose({ removes })).outcome).toBe("not-in-force");
  const added = (await standing()).find(({ name }) => name === "Tegel Ravel 60 x 60");
  const again = await propose({ removes: [{ reference: added?.reference ?? "", line: added?.line ?? 0 }], adds: [] });
  expect((await offerOf(again.offerId)).document.totalPrice).toBe(-12_100);
  expect(await acceptNewest()).toBe("done");
  await expectRecomputed();

  const { items } = (await desk.staff.call(getBuyerHistory, { params: params(), query: {} })).body;
  const told = items.filter(({ event }) => /^(?:offer|change)[A-Z]/.test(event)).toReversed();
  expect(told.map(({ event, actor }) => `${event} ${actor.role}`)).toEqual([
    "offerMade showroomadvisor",
    "offerAgreed projectuser",
    "changeProposed showroomadvisor",
    "offerDeclined projectuser",
    "changeProposed showroomadvisor",
    "offerWithdrawn showroomadvisor",
    "changeProposed showroomadvisor",
    "changeProposed showroomadvisor",
    "offerAgreed projectuser",
    "changeProposed showroomadvisor",
    "offerAgreed projectuser",
  ]);
  expect(told[2]?.note).toBe(`${change.document.reference}: De tegel is op`);
  expect(told[3]?.note).toBe(`${change.document.reference}: Te duur`);
  // What was chosen stays as it was.
  const chosen = items.find(({ event }) => event === "submitted");
  expect(new Set(told.map(({ totalPrice }) => totalPrice))).toEqual(new Set([chosen?.totalPrice]));

  const file = await desk.staff.call(downloadOffer, { params: { ...params(), offerId: second.offerId ?? 0 } });
  const { text, title } = await readPdf(file.bytes);
  expect(title).toMatch(/^Akkoord met wijziging .*-W\d$/);
  for (const part of ["De tegel is op", "Vervalt", tile.name, "al besteld", "Tegel Ravel 60 x 60"])
    expect(text).toContain(withoutSpaces(part));
});
