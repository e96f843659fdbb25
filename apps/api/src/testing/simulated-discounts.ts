/** The discounts of a simulated project, recomputed from its requests and rules by a query that is written apart from the product. */
import { expect } from "vitest";
import { getProjectOrderList } from "@showroom/api-contract/endpoints/staff";
import { REIMPORT_STAFF } from "./reimport-bundle.ts";
import { AGREED } from "./simulated-checks.ts";
import { DISCOUNT_RULES, type SimulatedProject } from "./simulated-project.ts";

/**
 * What each offer takes off, by the names of cost groups, beside what it should by the lines of its request: the rules of each part that it
 * has lines of, and the rule for all. Where they are limited, all of it is of the whole. The VAT of each is that of its part's lines.
 */
const DISCOUNTS = `
  with rules as (
    select case r ->> 'appliesTo' when 'tiles' then 'Tegels' when 'sanitary' then 'Sanitair' when 'floors' then 'Vloeren' else 'all' end as name,
      (r ->> 'percentage')::numeric as percentage, (r ->> 'minimumSubtotal')::int as minimum
    from jsonb_array_elements($1::jsonb) r),
  bases as (
    select c.id, coalesce(line ->> 'costGroup', 'all') as name, sum((line ->> 'totalPrice')::int)::int as base
    from confirmations c, jsonb_array_elements(c.document -> 'pages') page, jsonb_array_elements(page -> 'lines') line
    group by grouping sets ((c.id, line ->> 'costGroup'), (c.id))),
  taken as (
    select id, name, base, sum(round(base * percentage / 100))::int as amount
    from bases join rules using (name) where base > 0 and base >= minimum group by 1, 2, 3),
  limited as (
    select id, sum(amount)::int as amount, bool_or(amount > base)
        or sum(amount) > coalesce((select base from bases b where b.id = taken.id and b.name = 'all'), 0) as is_limited
    from taken group by id),
  due as (
    select id, name, amount from taken where amount > 0 and not (select is_limited from limited l where l.id = taken.id)
    union all
    select id, 'all', least(amount, (select base from bases b where b.id = limited.id and b.name = 'all'))
    from limited where is_limited),
  made as (
    select o.id, o.confirmation_id as request, o.document::jsonb as d from offers o where o.document::jsonb -> 'change' is null),
  offered as (
    select made.id, line ->> 'costGroup' as name, min((line ->> 'vatRate')::int) as rate
    from made, jsonb_array_elements(d -> 'pages') page, jsonb_array_elements(page -> 'lines') line group by 1, 2),
  given as (
    select made.id, case off ->> 'part' when 'tiles' then 'Tegels' when 'sanitary' then 'Sanitair' when 'floors' then 'Vloeren' else 'all' end as name, off
    from made cross join lateral (
      select off from jsonb_array_elements(d -> 'partDiscounts') off
      union all
      select d -> 'discount' where d -> 'discount' <> 'null') offs)
  select made.id,
    (select jsonb_object_agg(name, -amount) from due where due.id = made.request and amount > 0
      and (name in (select name from offered where offered.id = made.id)
        or name = 'all' and exists (select from offered where offered.id = made.id))) as due,
    (select jsonb_object_agg(name, off -> 'totalPrice') from given where given.id = made.id) as given,
    (select coalesce(bool_and((off ->> 'netPrice')::int = round((off ->> 'totalPrice')::numeric * 10000 / (10000 + (off ->> 'vatRate')::int))
        and (off ->> 'netPrice')::int + (off ->> 'vatPrice')::int = (off ->> 'totalPrice')::int
        and (name = 'all' or (off ->> 'vatRate')::int = (select rate from offered where offered.id = made.id and offered.name = given.name))), true)
      from given where given.id = made.id) as has_vat
  from made order by made.id`;

/** What is paid and taken off for each home of what is agreed; what a change costs by itself is not on the list. */
const PAID = `${AGREED}
  select d ->> 'buildNumber' as home,
    sum((d ->> 'totalPrice')::int - coalesce((d -> 'change' -> 'consequence' ->> 'totalPrice')::int, 0))::int as paid,
    -sum(coalesce((d -> 'discount' ->> 'totalPrice')::int, 0)
      + coalesce((select sum((off ->> 'totalPrice')::int) from jsonb_array_elements(d -> 'partDiscounts') off), 0))::int as off
  from agreed group by 1`;

/** Each offer has exactly the discounts that are due, and the list to order what is paid after those that are agreed. */
export async function expectDiscounted({ app, client, projectId }: SimulatedProject): Promise<void> {
  const { rows } = await app.pool.query<{ id: number; due: object | null; given: object | null; has_vat: boolean }>(
    DISCOUNTS,
    [JSON.stringify(DISCOUNT_RULES)],
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.map(({ id, given }) => [id, given])).toEqual(rows.map(({ id, due }) => [id, due]));
  expect(rows.filter((one) => !one.has_vat)).toEqual([]);
  const staff = await client(REIMPORT_STAFF);
  const query = { scope: "final", prices: "true" } as const;
  const { totals } = (await staff.call(getProjectOrderList, { params: { projectId }, query })).body;
  const { rows: paid } = await app.pool.query<{ home: string; paid: number; off: number }>(PAID);
  const sorted = (all: readonly (readonly [string, number, number])[]) => all.map(String).toSorted();
  expect(sorted((totals ?? []).map((one) => [one.buildNumber, one.totalPrice, one.discount]))).toEqual(
    sorted(paid.map(({ home, paid: all, off }) => [home, all, off])),
  );
}
