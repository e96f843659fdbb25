import { afterAll, beforeAll, expect, it } from "vitest";
import {
  downloadProjectOrderList,
  getBuyerConfiguration,
  getBuyerOrderList,
  getProjectOrderList,
} from "@showroom/api-contract/endpoints/staff";
import { reopenSubmission } from "@showroom/api-contract/endpoints/submissions";
import { cents } from "@showroom/domain/money/cents";
import { openOfferDesk, type OfferDesk } from "../../testing/offer-desk.ts";
import { pathOf } from "../../testing/test-client.ts";

let at: OfferDesk;
beforeAll(async () => {
  at = await openOfferDesk();
});
afterAll(() => at.app.stop());

const params = () => ({ projectId: at.projectId });
/** What staff read of the home as agreed. */
const agreed = async () =>
  (await at.staff.call(getBuyerConfiguration, { params: { ...params(), userId: at.buyerId } })).body.agreed;
const list = async (scope: "requested" | "final") =>
  (await at.staff.call(getProjectOrderList, { params: params(), query: { scope, prices: "true" } })).body;

/**
 * Written apart from the product: each line that everyone accepted in time, with its price, read from the documents that the
 * acceptances name by their hash.
 */
const ACCEPTED = `
  with agreed as (
    select o.document::jsonb as document from offers o
    where (select count(*) from offer_persons p where p.offer_id = o.id) > 0
      and not exists (
        select from offer_persons p where p.offer_id = o.id and not exists (
          select from offer_acceptances a where a.offer_id = o.id and a.user_id = p.user_id
            and a.hash = sha256(convert_to(o.document, 'UTF8')) and a.at < o.valid_until))
  )
  select document ->> 'reference' as reference, line ->> 'productNumber' as number, (line ->> 'totalPrice')::int as price
  from agreed, jsonb_array_elements(document -> 'pages') page, jsonb_array_elements(page -> 'lines') line
  union all
  select document ->> 'reference', (document ->> 'reference') || '-' || place, (extra ->> 'totalPrice')::int
  from agreed, jsonb_array_elements(document -> 'extras') with ordinality as extras (extra, place)`;

async function expectWhatIsAccepted(): Promise<void> {
  const { rows } = await at.app.pool.query<{ reference: string; number: string; price: number }>(ACCEPTED);
  const { lines } = await list("final");
  const listed = lines.flatMap(({ reference, productNumber, price }) =>
    price === null ? [] : [JSON.stringify([reference, productNumber, price.totalPrice])],
  );
  expect(listed.toSorted()).toEqual(
    rows.map(({ reference, number, price }) => JSON.stringify([reference, number, price])).toSorted(),
  );
  // What has no price, such as sealant, belongs to an agreement too.
  const references = new Set(rows.map(({ reference }) => reference));
  expect(lines.filter(({ reference }) => !references.has(reference ?? ""))).toEqual([]);
}

it("of a mere request is empty where only agreements may be ordered", async () => {
  expect((await list("requested")).lines.length).toBeGreaterThan(10);
  expect((await list("final")).lines).toEqual([]);
  await at.make();
  expect((await list("final")).lines).toEqual([]);
  expect(await agreed()).toBeNull();
  await expectWhatIsAccepted();
});

it("has exactly the lines that all accepted, at their price, part by part", async () => {
  const { parts } = await at.request();
  const apart = parts.slice(0, 1);
  expect(await at.make({ parts: apart })).toMatchObject({ outcome: "done" });
  expect(await at.accept(at.buyer, { code: await at.code() })).toBe("done");
  await expectWhatIsAccepted();
  const first = (await list("final")).lines;
  expect(first.length).toBeGreaterThan(0);
  expect(new Set(first.map(({ status }) => status))).toEqual(new Set(["agreed"]));
  expect(await agreed()).toEqual({ parts: apart, totalPrice: (await at.offer()).document.totalPrice });

  const extra = { name: "Nis", reason: "Besproken", totalPrice: cents(35_000) };
  const rest = parts.filter((part) => !apart.includes(part));
  expect(await at.make({ parts: rest, extras: [extra] })).toMatchObject({ outcome: "done" });
  expect((await list("final")).lines).toEqual(first);
  expect(await at.accept(at.buyer, { code: await at.code() })).toBe("done");
  await expectWhatIsAccepted();

  const { lines, totals } = await list("final");
  expect(await agreed()).toEqual({ parts, totalPrice: totals?.[0]?.totalPrice });
  const requested = await list("requested");
  const named = (all: typeof lines) =>
    all
      .filter(({ part }) => part !== "extra")
      .map(({ pageTitle, part, productNumber, orderQuantity, price }) =>
        JSON.stringify([pageTitle, part, productNumber, orderQuantity, price?.totalPrice]),
      )
      .toSorted();
  expect(named(lines)).toEqual(named(requested.lines));
  expect(totals?.[0]?.totalPrice).toBe((requested.totals?.[0]?.totalPrice ?? 0) + extra.totalPrice);
});

it("keeps what is agreed when the request is opened again, and says so in its file", async () => {
  const before = (await list("final")).lines;
  const ofBuyer = { projectId: at.projectId, userId: at.buyerId };
  const { rows } = await at.app.pool.query("select version from project_choices where user_id = $1", [at.buyerId]);
  const body = { version: rows[0].version, reason: "Andere kraan" };
  expect((await at.staff.call(reopenSubmission, { params: ofBuyer, body })).status).toBe(200);
  expect((await list("requested")).lines).toEqual([]);
  expect((await list("final")).lines).toEqual(before);
  const own = (await at.staff.call(getBuyerOrderList, { params: ofBuyer, query: { scope: "final", prices: "true" } }))
    .body;
  expect(own.lines).toEqual(before);
  const file = pathOf(downloadProjectOrderList, { params: { ...params(), format: "csv" }, query: { scope: "final" } });
  const csv = await at.staff.raw("GET", file);
  expect(csv.headers.get("content-disposition")).toContain("akkoord-de-lindehof.csv");
  const rowsOfFile = csv.text.trim().split("\r\n").slice(1);
  expect(rowsOfFile.length).toBe(before.filter(({ quantity }) => quantity > 0).length);
  expect(rowsOfFile.every((row) => row.includes(";akkoord"))).toBe(true);
});
