import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { COST_GROUPS } from "../model/cost-group.ts";
import { costGroupOf, LINE_PARTS } from "../model/line-part.ts";
import { cents, sum, ZERO } from "../money/cents.ts";
import { partsOfOffer } from "./divide-offer.ts";
import {
  acceptanceWording,
  amountsOf,
  offerLines,
  partsOf,
  settledText,
  type OfferInput,
  type RequestLine,
  type RequestPage,
} from "./offer-document.ts";
import { splitVat, vatRateText } from "./vat.ts";

const amount = fc.integer({ min: -500_000, max: 5_000_000 }).map(cents);
const line: fc.Arbitrary<RequestLine> = fc
  .record({
    part: fc.constantFrom(...LINE_PARTS),
    indicative: fc.boolean(),
    grossPrice: amount,
    returnPrice: amount,
    labourPrice: amount,
  })
  .map((one) => ({ ...one, totalPrice: cents(one.grossPrice + one.returnPrice + one.labourPrice) }));
type Input = OfferInput<RequestLine, RequestPage<RequestLine>>;
const input: fc.Arbitrary<Input> = fc
  .record({
    lines: fc.array(fc.array(line, { maxLength: 6 }), { maxLength: 4 }),
    discounts: fc.option(
      fc.uniqueArray(
        fc.record({
          part: fc.constantFrom(...COST_GROUPS, undefined),
          amount: fc.integer({ min: 1, max: 200_000 }).map(cents),
        }),
        { selector: ({ part }) => part, maxLength: 3 },
      ),
      { nil: undefined },
    ),
    unstored: fc.integer({ min: 0, max: 200_000 }).map(cents),
    parts: fc.subarray([...COST_GROUPS]),
    agreedParts: fc.subarray([...COST_GROUPS]),
    hard: fc.array(fc.record({ pageId: fc.nat(3), line: fc.nat(5), totalPrice: amount })),
    extras: fc.array(fc.record({ name: fc.string(), reason: fc.string(), totalPrice: amount }), { maxLength: 3 }),
    rates: fc.record({
      tiles: fc.constantFrom(0, 900, 2100, 1750),
      sanitary: fc.constantFrom(900, 2100),
      floors: fc.constantFrom(900, 2100),
      other: fc.constantFrom(0, 2100),
    }),
  })
  .map(({ lines, hard, rates, discounts, unstored, ...rest }) => ({
    ...rest,
    // Of a request of before discounts were stored by part, for some.
    discount: discounts ? sum(discounts.map((one) => one.amount)) : unstored,
    discounts,
    vatRateOf: (part) => rates[part ?? "other"],
    pages: lines.map((own, pageId) => ({ pageId, lines: own, totalPrice: sum(own.map((one) => one.totalPrice)) })),
    hardPrices: hard,
  }));

/** What is taken off of the whole. */
const ofWhole = ({ discount, discounts }: Input): number =>
  discounts ? (discounts.find(({ part }) => part === undefined)?.amount ?? 0) : discount;

describe("an offer", () => {
  it("agrees to the cent: by line, by rate, in gross, net and VAT", () => {
    fc.assert(
      fc.property(input, (given) => {
        const made = offerLines(given);
        fc.pre(typeof made !== "string");
        const all = amountsOf(made);
        for (const { totalPrice, netPrice, vatPrice, vatRate } of all) {
          expect(netPrice + vatPrice).toBe(totalPrice);
          expect(Math.abs(netPrice * (10_000 + vatRate) - totalPrice * 10_000)).toBeLessThanOrEqual(
            (10_000 + vatRate) / 2,
          );
        }
        for (const page of made.pages) {
          expect(page.totalPrice).toBe(sum(page.lines.map(({ totalPrice }) => totalPrice)));
          for (const one of page.lines) expect(one.grossPrice + one.returnPrice + one.labourPrice).toBe(one.totalPrice);
        }
        const added = (of: (one: (typeof all)[number]) => number) => all.reduce((total, one) => total + of(one), 0);
        const byRate = (of: (one: (typeof all)[number]) => number) =>
          made.vat.reduce((total, one) => total + of(one), 0);
        expect(made.totalPrice).toBe(added(({ totalPrice }) => totalPrice));
        expect(byRate(({ totalPrice }) => totalPrice)).toBe(made.totalPrice);
        expect(byRate(({ netPrice }) => netPrice)).toBe(added(({ netPrice }) => netPrice));
        expect(byRate(({ vatPrice }) => vatPrice)).toBe(added(({ vatPrice }) => vatPrice));
      }),
    );
  });

  it("has exactly the lines of its parts, none indicative, and none of a part that is agreed", () => {
    fc.assert(
      fc.property(input, (given) => {
        const made = offerLines(given);
        const wanted = given.pages.flatMap(({ pageId, lines }) =>
          lines
            .map((own, index) => ({ own, pageId, index }))
            .filter(({ own }) => given.parts.includes(costGroupOf(own.part))),
        );
        const hardOf = ({ pageId, index }: (typeof wanted)[number]) =>
          given.hardPrices.find((one) => one.pageId === pageId && one.line === index);
        if (made === "part-agreed") expect(given.parts.some((part) => given.agreedParts.includes(part))).toBe(true);
        else if (made === "indicative") expect(wanted.some((one) => one.own.indicative && !hardOf(one))).toBe(true);
        else if (made === "nothing-offered") expect([wanted.length, given.extras.length]).toEqual([0, 0]);
        else if (made === "discount-apart") {
          expect(ofWhole(given)).toBeGreaterThan(0);
          expect(given.pages.flatMap((page) => page.lines).length).toBeGreaterThan(wanted.length);
        } else {
          expect(given.parts.some((part) => given.agreedParts.includes(part))).toBe(false);
          const lines = made.pages.flatMap((page) => page.lines);
          expect(lines.map(({ part, indicative, totalPrice }) => [part, indicative, totalPrice])).toEqual(
            wanted.map((one) => [
              one.own.part,
              false,
              one.own.indicative ? hardOf(one)?.totalPrice : one.own.totalPrice,
            ]),
          );
          const groups = lines.map(({ part }) => costGroupOf(part));
          expect(0 - (made.discount?.totalPrice ?? 0)).toBe(lines.length > 0 ? ofWhole(given) : 0);
          expect(made.partDiscounts?.map(({ part, totalPrice }) => [part, 0 - totalPrice]) ?? []).toEqual(
            (given.discounts ?? []).flatMap(({ part, amount: own }) =>
              part && groups.includes(part) ? [[part, own]] : [],
            ),
          );
          expect(made.discount?.vatRate ?? given.vatRateOf(null)).toBe(given.vatRateOf(null));
          for (const one of made.partDiscounts ?? []) expect(one.vatRate).toBe(given.vatRateOf(one.part));
          expect(made.partDiscounts).not.toEqual([]);
        }
      }),
    );
  });

  it("of one part is what a division of the whole gives that part, with its discount", () => {
    let discounted = 0;
    fc.assert(
      fc.property(input, (any) => {
        const extras = any.extras.map((extra, at) => ({ ...extra, part: COST_GROUPS[at] }));
        const hard = any.pages.map((page) => ({
          ...page,
          lines: page.lines.map((one) => ({ ...one, indicative: false })),
        }));
        const given = { ...any, pages: hard, parts: COST_GROUPS, agreedParts: [], extras };
        const whole = offerLines(given);
        fc.pre(typeof whole !== "string");
        const pages = whole.pages.map((page) => ({ ...page, lines: [...page.lines] }));
        const parts = partsOfOffer({ ...whole, pages, parts: partsOf(pages) });
        fc.pre(typeof parts !== "string");
        for (const {
          parts: [part],
          ...own
        } of parts) {
          const apart = { ...given, parts: [part], extras: extras.filter((extra) => extra.part === part) };
          expect(offerLines(apart)).toEqual(own);
          discounted += Number(own.partDiscounts !== undefined);
        }
      }),
    );
    expect(discounted).toBeGreaterThan(0);
  });

  it("splits VAT from the price that includes it", () => {
    expect(splitVat(cents(12_100), 2100)).toEqual({ vatRate: 2100, netPrice: 10_000, vatPrice: 2_100 });
    expect(splitVat(cents(-481_250), 2100)).toEqual({ vatRate: 2100, netPrice: -397_727, vatPrice: -83_523 });
    expect([0, 900, 1750, 2100].map(vatRateText)).toEqual(["0%", "9%", "17,5%", "21%"]);
  });

  it("says on its button what it binds to", () => {
    const amounts = [cents(481_250), ZERO, cents(-31_200)];
    expect(amounts.map((totalPrice) => acceptanceWording({ totalPrice, change: {} }))).toEqual([
      "Opdracht geven tot deze wijziging voor € 4.812,50 incl. btw, met betalingsverplichting",
      "Opdracht geven tot deze wijziging zonder meerprijs",
      "Opdracht geven tot deze wijziging: € 312,00 incl. btw wordt verrekend",
    ]);
    expect(amounts.map((totalPrice) => acceptanceWording({ totalPrice }))).toEqual([
      "Opdracht geven voor € 4.812,50 incl. btw, met betalingsverplichting",
      "Opdracht geven zonder meerprijs",
      "Opdracht geven: € 312,00 incl. btw wordt verrekend",
    ]);
  });

  it("says of what costs less that it is settled, also in words of its own, and nothing of any other", () => {
    const [less, more] = [cents(-31_200), cents(481_250)];
    expect([less, more, ZERO].map((totalPrice) => settledText({ totalPrice }))).toEqual([
      "Met de offerte wordt € 312,00 incl. btw verrekend.",
      "",
      "",
    ]);
    expect(settledText({ totalPrice: less, change: {} })).toBe("Met de wijziging wordt € 312,00 incl. btw verrekend.");
    const ownTexts = { "offer.settled": "U krijgt {totaal} terug." };
    expect(settledText({ totalPrice: less, ownTexts })).toBe("U krijgt € 312,00 terug.");
  });
});
