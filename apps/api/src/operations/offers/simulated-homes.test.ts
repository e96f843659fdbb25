import { createHash } from "node:crypto";
import { afterEach, expect, it } from "vitest";
import { getBuyerOrderList, getProjectOrderList } from "@showroom/api-contract/endpoints/staff";
import type { OrderLine } from "@showroom/api-contract/entities/staff";
import { runs, SEED, timeLimit } from "@showroom/property-tests/runs";
import { DAY, HOUR, MINUTE, setClock } from "@showroom/service/clock";
import { withoutProducts, withProducts } from "../../testing/bundle-edits.ts";
import { cents } from "@showroom/domain/money/cents";
import { TERMS } from "../../testing/offer-desk.ts";
import { REIMPORT_STAFF } from "../../testing/reimport-bundle.ts";
import { actsOf } from "../../testing/simulated-acts.ts";
import { openSimulatedProject, randomOf, type Random, type SimulatedProject } from "../../testing/simulated-project.ts";

const WEEKS = 12;
/** In a night twenty times as many; `PROPERTY_FACTOR=50` plays 300. */
const HOMES = runs(6);
const ACTS_PER_WEEK = 2;

/**
 * What may be ordered, written apart from the product: each line of a document that was accepted by its hash in time, by all named
 * persons or by one where the document says so, that the party signed where the document says so, and that no such document takes away.
 */
const AGREED = `
  with accepted as (
    select o.id, o.document::jsonb as d, sha256(convert_to(o.document, 'UTF8')) as hash,
      (select count(*) from offer_persons p where p.offer_id = o.id) as persons,
      (select count(*) from offer_acceptances a join offer_persons p using (offer_id, user_id)
       where a.offer_id = o.id and a.hash = sha256(convert_to(o.document, 'UTF8')) and a.at < o.valid_until) as acceptances
    from offers o),
  agreed as (
    select d from accepted
    where persons > 0
      and acceptances >= case when d ->> 'acceptedBy' = 'one' then 1 else persons end
      and (d -> 'countersigned' is null
        or exists (select from offer_signatures s where s.offer_id = accepted.id and s.hash = accepted.hash))),
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

/** The final order lists have what was agreed, each line once, and nothing else. */
async function expectOrdered({ app, client, projectId, homes }: SimulatedProject, sampled: Random): Promise<number> {
  const staff = await client(REIMPORT_STAFF);
  const query = { scope: "final", prices: "true" } as const;
  const { rows } = await app.pool.query<{ home: string; reference: string; number: string; price: number }>(AGREED);
  const { lines } = (await staff.call(getProjectOrderList, { params: { projectId }, query })).body;
  expect(pricedTexts(lines)).toEqual(
    rows.map((one) => textOf(one.home, one.reference, one.number, one.price)).toSorted(),
  );
  const references = new Set(rows.map(({ reference }) => reference));
  // What has no price, such as sealant, is of a document with agreed lines.
  for (const line of lines) expect(references).toContain(line.reference);
  const home = homes[sampled(homes.length)];
  if (!home) throw new Error("There are no homes");
  const own = (await staff.call(getBuyerOrderList, { params: { projectId, userId: home.userId }, query })).body.lines;
  expect(pricedTexts(own)).toEqual(pricedTexts(lines.filter(({ buildNumber }) => buildNumber === home.buildNumber)));
  return rows.length;
}

/** Nothing that was stored is another byte later, and nothing of it is indicative. */
async function expectFrozen({ app }: SimulatedProject, known: Map<number, string>): Promise<void> {
  const { rows } = await app.pool.query<{ id: number; document: string; hash: string; order_lines: unknown }>(
    "select id, document, encode(hash, 'hex') as hash, order_lines from offers order by id",
  );
  for (const { id, document, hash, order_lines: lines } of rows) {
    const text = `${document} ${JSON.stringify(lines)}`;
    expect(known.get(id) ?? text).toBe(text);
    known.set(id, text);
    expect(createHash("sha256").update(document).digest("hex")).toBe(hash);
    expect(document).not.toContain('"indicative":true');
  }
  expect(rows.length).toBe(known.size);
}

const TILER = {
  ...TERMS,
  name: "Tegelzetterij",
  registrationNumber: "2",
  termsVersion: "T-1",
  daysValid: 6,
  vatRate: 900,
};
const { acceptedBy: _who, countersigned: _signs, parties: _others, ...TILES_PARTY } = TILER;

/** What changes in a week for everybody: the terms, and the catalogue. */
async function changeProject(world: SimulatedProject, random: Random, week: number): Promise<void> {
  await world.setTerms({
    acceptedBy: week % 4 === 3 ? "one" : "all",
    countersigned: week % 3 === 1,
    parties: week % 2 === 0 ? [] : [{ ...TILES_PARTY, parts: ["tiles"] }],
    daysValid: 4 + random(20),
    termsVersion: `2027-${week}`,
  });
  if (week % 5 !== 4) return;
  const { bundle, importer, app } = world;
  const { rows } = await app.pool.query<{ number: string }>(
    "select distinct line ->> 'productNumber' as number from offers, jsonb_path_query(document::jsonb, '$.pages[*].lines[*]') line order by 1",
  );
  const offered = rows
    .map(({ number }) => number)
    .filter((number) => bundle.products.some((one) => one.productNumber === number));
  const lost = offered.filter(() => random(12) === 0);
  const dearer = withProducts(
    bundle,
    offered.filter(() => random(4) === 0),
    (one) => ({
      ...one,
      grossPrice: cents(one.grossPrice + 2_500),
    }),
  );
  await importer.run({ ...withoutProducts(dearer, lost), catalogueVersion: `week ${week}` }).catch(async () => {
    // Some articles cannot be left out, such as a standard.
    await importer.run({ ...dearer, catalogueVersion: `week ${week}` });
  });
}

afterEach(() => setClock(null));

it(
  "what is ordered is what was agreed, in weeks of offers, changes, catalogues, expiries and silent buyers",
  { timeout: timeLimit(120_000) },
  async () => {
    const random = randomOf(SEED);
    let at = Date.parse("2027-01-04T08:00:00Z");
    setClock(() => at);
    const world = await openSimulatedProject(HOMES, random);
    const told = new Map<string, number>();
    const frozen = new Map<number, string>();
    const talking = world.homes.filter((_, place) => place % 8 !== 7);
    let ordered = 0;
    try {
      for (let week = 0; week < WEEKS; week += 1) {
        await changeProject(world, random, week);
        const end = at + 7 * DAY;
        for (let done = 0; done < ACTS_PER_WEEK * talking.length; done += 1) {
          at += Math.max(MINUTE, Math.floor((7 * DAY) / (ACTS_PER_WEEK * talking.length)) - random(HOUR));
          const home = talking[random(talking.length)];
          if (!home) continue;
          // A chance of its own: what two do at once ends one way or the other, which must not change what others do later.
          const act = actsOf(world, randomOf(random(2 ** 32))).any();
          const outcome = await act(home);
          told.set(outcome, (told.get(outcome) ?? 0) + 1);
        }
        at = Math.max(at, end);
        await expectFrozen(world, frozen);
        if (week % 4 === 3) ordered = await expectOrdered(world, random);
      }
      expect(ordered).toBeGreaterThan(5 * HOMES);
      const states = await world.app.pool.query<{ kind: string; n: number }>(
        `select case when e.kind is not null then e.kind
           when (select count(*) from offer_acceptances a where a.offer_id = o.id) = 0 and o.valid_until <= $1 then 'expired'
           when o.document::jsonb -> 'change' is not null then 'change' else 'offer' end as kind, count(*)::int as n
         from offers o left join offer_endings e on e.offer_id = o.id group by 1`,
        [new Date(at)],
      );
      // The weeks had all of it.
      expect(states.rows.map(({ kind }) => kind)).toEqual(
        expect.arrayContaining(["change", "declined", "expired", "offer", "replaced", "withdrawn"]),
      );
      const outcomes = [...told.keys()].flatMap((one) => one.split(" and "));
      expect(outcomes).toEqual(
        expect.arrayContaining([
          "accept already-accepted",
          "accept done",
          "change done",
          "make part-agreed",
          "sign done",
        ]),
      );
    } finally {
      await world.close();
    }
  },
);
