import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { COST_GROUPS, type CostGroup } from "../model/cost-group.ts";
import { costGroupOf, LINE_PARTS } from "../model/line-part.ts";
import { cents, sum } from "../money/cents.ts";
import { partsOfOffer, offeredParts, refuseDivision, type Divisible } from "./divide-offer.ts";
import { contractsOf } from "./contracts.ts";
import { amountsOf } from "./offer-document.ts";
import { splitVat, sumByRate, type VatTotal } from "./vat.ts";

const amountTo = (max: number) =>
  fc
    .tuple(fc.integer({ min: -500_000, max }).map(cents), fc.constantFrom(0, 900, 1750, 2100))
    .map(([totalPrice, rate]): VatTotal => ({ totalPrice, ...splitVat(totalPrice, rate) }));
const amount = amountTo(5_000_000);
const off = amountTo(-1);
/** Each line and extra has a name of its own. */
const line = fc.tuple(amount, fc.constantFrom(...LINE_PARTS), fc.uuid()).map(([of, part, id]) => ({ ...of, part, id }));
const extra = fc
  .tuple(amount, fc.option(fc.constantFrom(...COST_GROUPS), { nil: undefined, freq: 10 }), fc.uuid())
  .map(([of, part, id]) => ({ ...of, ...(part && { part }), id }));

type Page = {
  pageId: number;
  totalPrice: VatTotal["totalPrice"];
  lines: (VatTotal & { part: (typeof LINE_PARTS)[number]; id: string })[];
};
type Extra = VatTotal & { part?: CostGroup; id: string };
type Whole = Divisible<Page, Extra, { part: CostGroup; lastDay: string }>;

const groupsOf = (pages: readonly Page[]): CostGroup[] => {
  const found = pages.flatMap(({ lines }) => lines.map(({ part }) => costGroupOf(part)));
  return COST_GROUPS.filter((part) => found.includes(part));
};
const whole: fc.Arbitrary<Whole> = fc
  .record({
    lines: fc.array(fc.array(line, { minLength: 1, maxLength: 6 }), { maxLength: 4 }),
    extras: fc.array(extra, { maxLength: 3 }),
    discount: fc.oneof({ arbitrary: fc.constant(null), weight: 4 }, { arbitrary: off, weight: 1 }),
    partDiscounts: fc.uniqueArray(
      fc.tuple(off, fc.constantFrom(...COST_GROUPS)).map(([one, part]) => ({ ...one, part })),
      { selector: ({ part }) => part, maxLength: 3 },
    ),
    isChange: fc.nat(9).map((one) => one === 0),
    late: fc.option(fc.subarray([...COST_GROUPS]), { freq: 1, nil: undefined }),
  })
  .map(({ lines, extras, discount, partDiscounts, isChange, late }) => {
    const pages = lines.map((own, pageId) => ({
      pageId,
      lines: own,
      totalPrice: sum(own.map((one) => one.totalPrice)),
    }));
    return {
      parts: groupsOf(pages),
      pages,
      extras,
      discount,
      ...(partDiscounts.length > 0 && { partDiscounts }),
      ...(isChange && { change: {} }),
      ...(late && { late: late.map((part) => ({ part, lastDay: `of ${part}` })) }),
    };
  });

const idsOf = ({ pages, extras }: Pick<Whole, "pages" | "extras">): string[] =>
  [...pages.flatMap(({ lines }) => lines.map(({ id }) => id)), ...extras.map(({ id }) => id)].toSorted();

/** What is contracted with each of two parties: one for tiles, one for all else. */
const contracted = ({ pages, extras, partDiscounts = [] }: Whole) =>
  contractsOf(
    [
      ...pages.flatMap(({ lines }) => lines.map((one) => ({ amount: one, part: costGroupOf(one.part) }))),
      ...[...extras, ...partDiscounts].map((one) => ({ amount: one, part: one.part ?? null })),
    ].map((one) => ({
      ...one,
      party: { name: one.part === "tiles" ? "Tegelzetter" : "Bouwer", registrationNumber: "1", termsVersion: "1" },
    })),
  );

describe("a division", () => {
  it("has every line and extra in exactly one part, unchanged, and adds up to the whole by party and VAT rate", () => {
    fc.assert(
      fc.property(whole, (given) => {
        const before = structuredClone(given);
        const parts = partsOfOffer(given);
        fc.pre(typeof parts !== "string");
        expect(given).toEqual(before);
        expect(parts.length).toBeGreaterThan(1);
        expect(parts.flatMap(idsOf).toSorted()).toEqual(idsOf(given));
        const lineOf = new Map(given.pages.flatMap(({ lines }) => lines.map((one) => [one.id, one] as const)));
        for (const {
          parts: [part],
          pages,
          extras,
          vat,
          totalPrice,
          late,
          discount,
          partDiscounts,
        } of parts) {
          for (const page of pages) {
            expect(page.lines.length).toBeGreaterThan(0);
            expect(page.lines.every((one) => costGroupOf(one.part) === part && one === lineOf.get(one.id))).toBe(true);
            expect(page.totalPrice).toBe(sum(page.lines.map((one) => one.totalPrice)));
          }
          expect(extras.every((one) => one.part === part)).toBe(true);
          const ofPart = given.partDiscounts?.filter((one) => one.part === part) ?? [];
          expect([discount, partDiscounts]).toEqual([null, ofPart.length > 0 ? ofPart : undefined]);
          const own = [...pages.flatMap(({ lines }) => lines), ...extras, ...ofPart];
          expect([vat, totalPrice]).toEqual([sumByRate(own), sum(own.map((one) => one.totalPrice))]);
          expect(late).toEqual(given.late && [{ part, lastDay: `of ${part}` }]);
        }
        expect(sumByRate(parts.flatMap(({ vat }) => vat))).toEqual(sumByRate(amountsOf(given)));
        for (const contract of contracted(given)) {
          const own = parts.filter(({ parts: [part] }) => contract.parts.includes(part));
          expect(sumByRate(own.flatMap(({ vat }) => vat))).toEqual(contract.vat);
          expect(sum(own.map(({ totalPrice }) => totalPrice))).toBe(contract.totalPrice);
        }
        expect(sum(parts.map(({ totalPrice }) => totalPrice))).toBe(sum(amountsOf(given).map((one) => one.totalPrice)));
      }),
    );
  });

  it("is of exactly what has several parts and nothing of the whole", () => {
    fc.assert(
      fc.property(whole, (given) => {
        const made = partsOfOffer(given);
        const { parts, hasOther } = offeredParts(given);
        const days = given.late?.map(({ part }) => part);
        if (given.change) expect(made).toBe("change");
        else if (parts.length < 2) expect(made).toBe("one-part");
        else if (hasOther || given.parts.join() !== parts.join() || (days && days.join() !== parts.join()))
          expect(made).toBe("of-the-whole");
        else expect(Array.isArray(made) && made.flatMap((one) => one.parts)).toEqual(parts);
        expect(hasOther).toBe(given.discount !== null || given.extras.some((one) => one.part === undefined));
      }),
    );
  });

  it("cannot be divided again", () => {
    fc.assert(
      fc.property(whole, (given) => {
        const parts = partsOfOffer(given);
        fc.pre(typeof parts !== "string");
        for (const part of parts) expect(partsOfOffer(part)).toBe("one-part");
      }),
    );
  });
});

describe("who divides", () => {
  const record = {
    hash: "document",
    validUntil: 1_000,
    persons: [1, 2],
    acceptedBy: "all" as const,
    acceptances: [],
    needsSignature: false,
    signedHash: null,
    ending: null,
  };
  const seen = { person: 1, hash: "document" };

  it("is a named person, while nobody accepted and until the last moment, of what was seen", () => {
    expect(refuseDivision(record, seen, 999)).toBeNull();
    expect(refuseDivision(record, seen, 1_000)).toBe("expired");
    expect(refuseDivision(record, { ...seen, person: 3 }, 0)).toBe("not-named");
    expect(refuseDivision(record, { ...seen, hash: "other" }, 0)).toBe("other-document");
    for (const ending of ["withdrawn", "replaced", "declined"] as const)
      expect(refuseDivision({ ...record, ending }, seen, 0)).toBe(ending);
    for (const person of [1, 2])
      expect(refuseDivision({ ...record, acceptances: [{ person, hash: "document" }] }, seen, 0)).toBe(
        "already-accepted",
      );
  });
});
