/** What people of a simulated project do, by chance: most of it is possible, and some of it is refused. */
import { vi } from "vitest";
import { askForChange, getOwnAgreement } from "@showroom/api-contract/endpoints/change-requests";
import { makeChange } from "@showroom/api-contract/endpoints/changes";
import { divideOffer } from "@showroom/api-contract/endpoints/divide-offer";
import {
  acceptOffer,
  countersignOffer,
  declineOffer,
  listOwnOffers,
  makeOffer,
  sendOfferCode,
  withdrawOffer,
} from "@showroom/api-contract/endpoints/offers";
import type { Confirmation } from "@showroom/api-contract/entities/confirmation";
import { acceptanceWording } from "@showroom/domain/agreement/offer-document";
import { COST_GROUPS, type CostGroup } from "@showroom/domain/model/cost-group";
import { cents } from "@showroom/domain/money/cents";
import { takeBounce } from "../bounces/read-bounces.ts";
import { createSeal } from "../kernel/seal.ts";
import { OFFER_CODES } from "../offers/offer-codes.ts";
import { REPORTS } from "./delivery-reports.ts";
import { REIMPORT_STAFF } from "./reimport-bundle.ts";
import { REFUSED_WISH } from "./simulated-checks.ts";
import { oneOf, type Random, type SimulatedHome, type SimulatedProject } from "./simulated-project.ts";
import type { TestClient } from "./test-client.ts";
import { TEST_SECRET_KEY } from "./test-environment.ts";

/** The newest submission of a buyer's choices. */
const REQUEST = `select c.id, c.document from confirmations c join project_choices p on p.id = c.choices_id
  where p.user_id = $1 order by c.id desc limit 1`;
/** The offers of a home: first those that wait for the party, then the newest. */
const OFFERS = `select o.id, encode(o.hash, 'hex') as hash from offers o join project_choices p on p.id = o.choices_id
  where p.user_id = $1
  order by o.document like '%"countersigned":true%'
    and exists (select from offer_acceptances a where a.offer_id = o.id)
    and not exists (select from offer_signatures s where s.offer_id = o.id) desc, o.id desc`;

interface StoredRow {
  readonly id: number;
  readonly hash: string;
}

/** The newest mail to somebody that did not come back. */
const MAIL = `select message_id as id from sent_mails where to_email = $1 and bounced_at is null
  order by sent_at desc, message_id limit 1`;

const seal = createSeal(TEST_SECRET_KEY, OFFER_CODES);

/** Does one thing in a home. Returns what it was, with its outcome. */
export type Act = (home: SimulatedHome) => Promise<string>;

export function actsOf(world: SimulatedProject, random: Random) {
  const { app, projectId } = world;
  const params = { projectId };
  const happens = (percent: number): boolean => random(100) < percent;
  const extras = () =>
    Array.from({ length: random(3) }, () => ({
      name: `Wens ${random(1000)}`,
      reason: "Besproken",
      totalPrice: cents(random(90_000) - 20_000),
      ...(happens(80) && { part: COST_GROUPS[random(3)] }),
    }));

  /** Read from the tables: the lists of staff have every home of the project. */
  const firstRow = async <Row extends object>(text: string, home: SimulatedHome): Promise<Row | undefined> =>
    (await app.pool.query<Row>(text, [home.userId])).rows[0];

  /** Staff offer these parts of a request, which something of the whole may keep together. */
  async function offerParts(home: SimulatedHome, drawn: (isWhole: boolean) => readonly CostGroup[]): Promise<string> {
    const request = await firstRow<{ id: number; document: Pick<Confirmation, "pages" | "discounts"> }>(REQUEST, home);
    if (!request) throw new Error("A home has no request");
    const { pages, discounts = [] } = request.document;
    const parts = [...drawn(discounts.some(({ part }) => part === undefined))];
    const hardPrices = pages.flatMap(({ pageId, lines }) =>
      lines.flatMap(({ indicative, totalPrice }, line) =>
        indicative && !happens(1) ? [{ pageId, line, totalPrice: cents(totalPrice + random(500)) }] : [],
      ),
    );
    const lines = extras();
    const refusals = lines.length === 0 ? [{ name: REFUSED_WISH, reason: "Past niet" }] : [];
    const body = { confirmationId: request.id, parts, hardPrices, extras: lines, refusals, remark: "" };
    const staff = await world.client(REIMPORT_STAFF);
    const { outcome } = (await staff.call(makeOffer, { params: { projectId, userId: home.userId }, body })).body;
    return `make ${outcome}`;
  }
  const make: Act = async (home) =>
    await offerParts(home, (isWhole) => (isWhole || happens(50) ? COST_GROUPS : COST_GROUPS.filter(() => happens(50))));
  /** Of what is kept together too, by mistake. */
  const makeApart: Act = async (home) => await offerParts(home, () => [COST_GROUPS[random(3)] ?? "tiles"]);

  const change: Act = async ({ userId, emails }) => {
    const owner = await world.client(emails[0]);
    const lines = (await owner.call(getOwnAgreement, { params })).body.agreement?.lines ?? [];
    const removes = lines
      .filter(() => happens(15))
      .map(({ reference, line }) => ({ reference, line: happens(4) ? line + 50 : line }));
    const consequence = happens(30) ? { text: "Al besteld", totalPrice: cents(random(9_000)) } : null;
    const body = { removes, adds: extras(), reason: "Nieuwe wens", consequence };
    const staff = await world.client(REIMPORT_STAFF);
    const { outcome } = (await staff.call(makeChange, { params: { projectId, userId }, body })).body;
    return `change ${outcome}`;
  };

  /** Accepts, with a stale page or a wrong code now and then. */
  async function acceptAs(client: TestClient, email: string): Promise<string> {
    const { items } = (await client.call(listOwnOffers, { params })).body;
    const offer = happens(85) ? items.find(({ state }) => state === "open") : oneOf(random, items);
    if (!offer) return "nothing";
    const own = { projectId, offerId: offer.id };
    await client.call(sendOfferCode, { params: own });
    const { rows } = await app.pool.query<{ sealed: Buffer }>(
      `select c.sealed from offer_codes c join users u on u.id = c.user_id
       where c.offer_id = $1 and u.email = $2 order by c.id desc limit 1`,
      [offer.id, email],
    );
    const mailed = rows[0] ? seal.open(rows[0].sealed) : "000000";
    const body = {
      code: happens(3) ? "000000" : mailed,
      hash: happens(2) ? "0".repeat(64) : offer.hash,
      wording: acceptanceWording(offer.document),
    };
    const { outcome } = (await client.call(acceptOffer, { params: own, body })).body;
    return `accept ${outcome}`;
  }
  const accept: Act = async ({ emails }) => {
    const email = emails[random(2)] ?? "";
    return await acceptAs(await world.client(email), email);
  };
  /** Both at once. */
  const acceptTogether: Act = async ({ emails }) =>
    (await Promise.all(emails.map(async (email) => acceptAs(await world.client(email), email)))).join(" and ");

  const decline: Act = async ({ emails }) => {
    const client = await world.client(emails[random(2)] ?? "");
    const offer = oneOf(random, (await client.call(listOwnOffers, { params })).body.items);
    if (!offer) return "nothing";
    const own = { projectId, offerId: offer.id };
    const { outcome } = (await client.call(declineOffer, { params: own, body: { reason: "Te duur" } })).body;
    return `decline ${outcome}`;
  };
  /** Decides on each part of an offer from now on, with a stale page now and then. */
  const divide: Act = async ({ emails }) => {
    const client = await world.client(emails[random(2)] ?? "");
    const { items } = (await client.call(listOwnOffers, { params })).body;
    const offer = happens(90) ? items.find(({ state }) => state === "open") : oneOf(random, items);
    if (!offer) return "nothing";
    const own = { projectId, offerId: offer.id };
    const body = { hash: happens(2) ? "0".repeat(64) : offer.hash };
    return `divide ${(await client.call(divideOffer, { params: own, body })).body.outcome}`;
  };
  const ask: Act = async ({ emails }) => {
    const client = await world.client(emails[random(2)] ?? "");
    const body = { lines: [], words: "Liever een andere kraan" };
    return `ask ${(await client.call(askForChange, { params, body })).body.outcome}`;
  };

  const withdraw: Act = async (home) => {
    const offer = await firstRow<StoredRow>(`${OFFERS} offset ${random(3)} limit 1`, home);
    if (!offer) return "nothing";
    const staff = await world.client(REIMPORT_STAFF);
    const own = { projectId, offerId: offer.id };
    const { outcome } = (await staff.call(withdrawOffer, { params: own, body: { reason: "Vergissing" } })).body;
    return `withdraw ${outcome}`;
  };
  const sign: Act = async (home) => {
    const offer = await firstRow<StoredRow>(`${OFFERS} offset ${random(2)} limit 1`, home);
    if (!offer) return "nothing";
    const staff = await world.client(REIMPORT_STAFF);
    const own = { projectId, offerId: offer.id };
    const { outcome } = (await staff.call(countersignOffer, { params: own, body: { hash: offer.hash } })).body;
    return `sign ${outcome}`;
  };
  /** Staff take an offer back while a buyer accepts. */
  const race: Act = async (home) => (await Promise.all([accept(home), withdraw(home)])).join(" and ");

  /** One of two accepts while the other divides. */
  const partAtOnce: Act = async (home) => (await Promise.all([accept(home), divide(home)])).join(" and ");

  /** A couple that agrees, on a part now and then, and the party signs where that is asked. */
  const agree: Act = async (home) => {
    const done = happens(30) ? [await divide(home)] : [];
    for (const email of home.emails) done.push(await acceptAs(await world.client(email), email));
    return [...done, await sign(home)].join(" and ");
  };

  /** The newest mail to one of the two comes back. Mails are sent meanwhile, so that the first may take a moment. */
  const bounce: Act = async ({ emails }) => {
    const to = emails[random(2)] ?? "";
    const find = async (): Promise<string> => {
      const { rows } = await app.pool.query<{ id: string }>(MAIL, [to]);
      if (!rows[0]) throw new Error(`Nothing was mailed to ${to}`);
      return rows[0].id;
    };
    const id = await vi.waitFor(find, { timeout: 5_000, interval: 100 }).catch(() => null);
    if (id === null) return "nothing";
    const isKnown = await takeBounce(world.db, Buffer.from(REPORTS.postfix({ id, to })));
    return `bounce ${isKnown ? "done" : "unknown"}`;
  };

  /** An offer, or a change where all is agreed. */
  const propose: Act = async (home) => {
    const made = await make(home);
    return made === "make done" ? made : `${made} and ${await change(home)}`;
  };

  return {
    make,
    makeApart,
    change,
    propose,
    agree,
    accept,
    acceptTogether,
    sign,
    decline,
    divide,
    partAtOnce,
    ask,
    withdraw,
    race,
    bounce,
  };
}
