/** What must hold of a simulated project, by queries that are written apart from the product. */
import { createHash } from "node:crypto";
import { expect } from "vitest";
import { listBouncedMails } from "@showroom/api-contract/endpoints/bounced-mails";
import { getBuyerOrderList, getProjectOrderList } from "@showroom/api-contract/endpoints/staff";
import type { OrderLine } from "@showroom/api-contract/entities/staff";
import { REIMPORT_STAFF } from "./reimport-bundle.ts";
import type { Random, SimulatedProject } from "./simulated-project.ts";

/** A wish that staff refuse: it is in documents, and never in an order. */
export const REFUSED_WISH = "Wens die niet kan";

/** Mails that came back, in a list of staff. */
const MOST_LISTED = 200;

/**
 * What may be ordered, written apart from the product: each line of a document that was accepted by its hash in time, by all named
 * persons or by one where the document says so, that the party signed where the document says so, and that no such document takes away.
 */
export const AGREED = `
  with accepted as (
    select o.id, o.made_by, o.valid_until, o.document::jsonb as d, sha256(convert_to(o.document, 'UTF8')) as hash,
      (select count(*) from offer_persons p where p.offer_id = o.id) as persons,
      (select count(*) from offer_acceptances a join offer_persons p using (offer_id, user_id)
       where a.offer_id = o.id and a.hash = sha256(convert_to(o.document, 'UTF8')) and a.at < o.valid_until) as acceptances
    from offers o),
  agreed as (
    select id, d from accepted
    where persons > 0
      and acceptances >= case when d ->> 'acceptedBy' = 'one' then 1 else persons end
      and (d -> 'countersigned' is null
        or exists (select from offer_signatures s where s.offer_id = accepted.id and s.hash = accepted.hash)))`;

const ORDERED = `${AGREED},
  brought as (
    select d ->> 'reference' as reference, d ->> 'buildNumber' as home, l.number, l.price,
      row_number() over (partition by d ->> 'reference' order by l.place, l.page, l.line) - 1 as line
    from agreed cross join lateral (
      select 0 as place, page.n as page, line.n as line,
        line.value ->> 'productNumber' as number, (line.value ->> 'totalPrice')::int as price
      from jsonb_array_elements(d -> 'pages') with ordinality page(value, n),
        jsonb_array_elements(page.value -> 'lines') with ordinality line(value, n)
      union all
      select 1, 0, extra.n, (d ->> 'reference') || '-' || extra.n, (extra.value ->> 'totalPrice')::int
      from jsonb_array_elements(d -> 'extras') with ordinality extra(value, n)) l)
  select home, reference, number, price from brought b
  where not exists (
    select from agreed, jsonb_array_elements(d -> 'change' -> 'removed') gone
    where gone ->> 'reference' = b.reference and (gone ->> 'line')::int = b.line)`;

const textOf = (home: string | null, reference: string | null, number: string, price: number): string =>
  JSON.stringify([home, reference, number, price]);
const pricedTexts = (lines: readonly OrderLine[]): string[] =>
  lines
    .flatMap(({ buildNumber, reference, productNumber, price }) =>
      price === null ? [] : [textOf(buildNumber, reference, productNumber, price.totalPrice)],
    )
    .toSorted();

/** Of two documents that replace the same one, both are parts of it: otherwise one takes the place of one. */
const IS_PART = `exists (select from accepted other
  where other.id <> o.id and other.d -> 'change' is null and o.d -> 'change' is null
    and other.d -> 'replaces' = o.d -> 'replaces' and jsonb_array_length(o.d -> 'replaces') = 1)`;

/**
 * What became of each document, and facts about it: is it a part of a divided offer, has it extra lines, did the product make it, has it
 * discounts of parts or of the whole, and is it of one part alone.
 */
const BECAME = `${AGREED}
  select distinct ${IS_PART} as is_part, jsonb_array_length(o.d -> 'extras') > 0 as has_extra,
    o.d -> 'partDiscounts' is not null as has_discount, o.d -> 'discount' <> 'null' as is_kept_together,
    jsonb_array_length(o.d -> 'parts') = 1 as is_apart, case
      when a.id is not null then case when o.d -> 'change' is null then 'an agreed offer' else 'an agreed change' end
      when e.kind is not null then e.kind
      when o.acceptances = 0 and o.valid_until <= $1 then 'expired'
      else 'open' end as became, o.made_by = 0 as by_product
  from accepted o left join agreed a using (id) left join offer_endings e on e.offer_id = o.id`;

/** What became of documents by this moment, in the words of what has to happen. */
export async function readBecame({ app }: SimulatedProject, at: number): Promise<readonly string[]> {
  const { rows } = await app.pool.query<{
    became: string;
    is_part: boolean;
    has_extra: boolean;
    has_discount: boolean;
    is_kept_together: boolean;
    is_apart: boolean;
    by_product: boolean;
  }>(BECAME, [new Date(at)]);
  return rows.flatMap(({ became, is_part: isPart, has_extra: hasExtra, by_product: isByProduct, ...one }) => [
    became,
    ...(one.has_discount && isPart ? ["divided with a discount"] : []),
    ...(one.has_discount && one.is_apart && !isPart ? ["offered apart with a discount"] : []),
    ...(one.is_kept_together ? ["a discount of the whole"] : []),
    ...(isPart && hasExtra ? ["divided with an extra"] : []),
    ...(isPart && became === "an agreed offer" ? ["an agreed part"] : []),
    ...(isPart && became === "declined" ? ["a declined part"] : []),
    ...(isByProduct ? ["a change by the product"] : []),
  ]);
}

/** How many changes were agreed. */
export async function countAgreedChanges({ app }: SimulatedProject): Promise<number> {
  const { rows } = await app.pool.query<{ n: number }>(
    `${AGREED} select count(*)::int as n from agreed where d -> 'change' is not null`,
  );
  return rows[0]?.n ?? 0;
}

/**
 * The final order lists have what was agreed, each line once, and nothing else; nothing of silent buyers. Returns the number of lines.
 */
export async function expectOrdered(
  { app, client, projectId, homes }: SimulatedProject,
  sampled: Random,
): Promise<number> {
  const staff = await client(REIMPORT_STAFF);
  const query = { scope: "final", prices: "true" } as const;
  const { rows } = await app.pool.query<{ home: string; reference: string; number: string; price: number }>(ORDERED);
  const { lines } = (await staff.call(getProjectOrderList, { params: { projectId }, query })).body;
  expect(pricedTexts(lines)).toEqual(
    rows.map((one) => textOf(one.home, one.reference, one.number, one.price)).toSorted(),
  );
  const references = new Set(rows.map(({ reference }) => reference));
  // What has no price, such as sealant, is of a document with agreed lines.
  for (const line of lines) expect(references).toContain(line.reference);
  const ordered = new Set(lines.map(({ buildNumber }) => buildNumber));
  expect(homes.filter(({ isSilent, buildNumber }) => isSilent && ordered.has(buildNumber))).toEqual([]);
  const home = homes[sampled(homes.length)];
  if (!home) throw new Error("There are no homes");
  const own = (await staff.call(getBuyerOrderList, { params: { projectId, userId: home.userId }, query })).body.lines;
  expect(pricedTexts(own)).toEqual(pricedTexts(lines.filter(({ buildNumber }) => buildNumber === home.buildNumber)));
  return rows.length;
}

/** Nothing that was stored is another byte later, and nothing of it is indicative. */
export async function expectFrozen({ app }: SimulatedProject, known: Map<number, string>): Promise<void> {
  const { rows } = await app.pool.query<{ id: number; document: string; hash: string; order_lines: unknown }>(
    "select id, document, encode(hash, 'hex') as hash, order_lines from offers order by id",
  );
  for (const { id, document, hash, order_lines: lines } of rows) {
    const text = `${document} ${JSON.stringify(lines)}`;
    expect(known.get(id) ?? text).toBe(text);
    known.set(id, text);
    expect(createHash("sha256").update(document).digest("hex")).toBe(hash);
    expect(document).not.toContain('"indicative":true');
    expect(JSON.stringify(lines)).not.toContain(REFUSED_WISH);
  }
  expect(rows.length).toBe(known.size);
}

/** Every line, line outside the catalogue and discount of a part. */
const linesOf = (document: string): string => `(
  select coalesce(jsonb_agg(line order by line::text), '[]') from (
    select page -> 'pageId' as page, line from jsonb_array_elements(${document} -> 'pages') page, jsonb_array_elements(page -> 'lines') line
    union all
    select null, extra from jsonb_array_elements(${document} -> 'extras') extra
    union all
    select null, off from jsonb_array_elements(${document} -> 'partDiscounts') off) lines)`;

/** What of the catalogue is ordered of documents. */
const orderOf = (which: string): string => `(
  select jsonb_agg(line order by line::text) from offers part, jsonb_array_elements(part.order_lines) line
  where ${which} and line ->> 'part' <> 'extra')`;

/**
 * The parts of a document that was divided have exactly its lines, each in one part, at the same price, in sums that add up to its own by
 * VAT rate, and order exactly what it would. Its persons and last day are those of each.
 */
const DIVIDED = `${AGREED},
  parts as (
    select o.d -> 'replaces' ->> 0 as whole, jsonb_agg(o.d) as documents from accepted o where ${IS_PART} group by 1)
  select whole.d ->> 'reference' as reference,
    (select jsonb_agg(line order by line::text) from jsonb_array_elements(documents) part(d), jsonb_array_elements(${linesOf("part.d")}) line)
      = ${linesOf("whole.d")} as same_lines,
    (select bool_and(part.d -> 'persons' = whole.d -> 'persons' and part.d -> 'validUntil' = whole.d -> 'validUntil')
      from jsonb_array_elements(documents) part(d)) as same_terms,
    (select jsonb_object_agg(rate, sums) from (
      select vat ->> 'vatRate' as rate, jsonb_build_array(sum((vat ->> 'totalPrice')::int), sum((vat ->> 'vatPrice')::int)) as sums
      from jsonb_array_elements(documents) part(d), jsonb_array_elements(part.d -> 'vat') vat group by 1) added)
      = (select jsonb_object_agg(vat ->> 'vatRate', jsonb_build_array((vat ->> 'totalPrice')::int, (vat ->> 'vatPrice')::int))
        from jsonb_array_elements(whole.d -> 'vat') vat) as same_sums,
    ${orderOf("part.document::jsonb -> 'replaces' = jsonb_build_array(parts.whole)")} = ${orderOf("part.id = whole.id")} as same_order,
    (select count(*)::int from offer_acceptances a where a.offer_id = whole.id) as accepted
  from parts join accepted whole on whole.d ->> 'reference' = parts.whole`;

/** What was divided is whole in its parts, and nobody had accepted it. */
export async function expectDivided({ app }: SimulatedProject): Promise<void> {
  const { rows } = await app.pool.query<object>(DIVIDED);
  for (const row of rows)
    expect(row).toMatchObject({ same_lines: true, same_terms: true, same_sums: true, same_order: true, accepted: 0 });
}

/** Staff read of every mail that came back, up to what a list has. */
export async function expectBounced({ app, client, projectId }: SimulatedProject): Promise<void> {
  const staff = await client(REIMPORT_STAFF);
  const { items } = (await staff.call(listBouncedMails, { params: { projectId } })).body;
  const { rows } = await app.pool.query<{ id: string }>(
    "select message_id as id from sent_mails where bounced_at is not null order by bounced_at desc",
  );
  expect(items.length).toBe(Math.min(rows.length, MOST_LISTED));
  const bounced = new Set(rows.map(({ id }) => id));
  for (const { id, buyer } of items) expect([bounced.has(id), buyer !== null]).toEqual([true, true]);
}
