import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents } from "../money/cents.ts";
import { changeAmounts, linesInForce, refuseChange, touchSameLines, type LineKey } from "./lines-in-force.ts";
import { isAgreed, offerState, refuseAcceptance, refuseEnding, type OfferEnding } from "./offer-state.ts";
import { splitVat } from "./vat.ts";

const PERSONS = [1, 2];

type Step =
  | { readonly kind: "offer"; readonly lines: number; readonly holds: number }
  | {
      readonly kind: "change";
      readonly takes: readonly number[];
      readonly adds: number;
      readonly holds: number;
      /** Proposed beside the first one, to choose from. */
      readonly others: number;
    }
  | { readonly kind: "accept"; readonly document: number; readonly person: number }
  | { readonly kind: "withdraw" | "decline"; readonly document: number }
  | { readonly kind: "wait"; readonly time: number };

const holds = fc.integer({ min: 1, max: 80 });
/** Counted from the newest document. */
const document = fc.nat(3);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("offer" as const), lines: fc.integer({ min: 1, max: 4 }), holds }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("change" as const),
      takes: fc.array(fc.nat(4), { maxLength: 2 }),
      adds: fc.nat(2),
      holds,
      others: fc.nat(2),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({ kind: fc.constant("accept" as const), document, person: fc.constantFrom(1, 2, 1, 2, 3) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom("withdraw" as const, "decline" as const), document }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("wait" as const), time: fc.integer({ min: 1, max: 12 }) }) },
);

const AN_AGREEMENT: readonly Step[] = [
  { kind: "offer", lines: 4, holds: 9 },
  ...PERSONS.map((person) => ({ kind: "accept", document: 0, person }) as const),
];

interface Document {
  readonly reference: string;
  readonly lines: number;
  readonly removes: readonly LineKey[];
  readonly isChange: boolean;
  readonly validUntil: number;
  readonly acceptances: { readonly person: number; readonly hash: string; readonly at: number }[];
  ending: OfferEnding | null;
}

/** A home to which everything happens by the rules of the domain, as the server applies them under its lock. */
function simulate(steps: readonly Step[]) {
  const documents: Document[] = [];
  /** In the order in which they were agreed. */
  const agreed: Document[] = [];
  let at = 0;
  const record = (one: Document) => ({
    ...one,
    hash: one.reference,
    persons: PERSONS,
    acceptedBy: "all" as const,
    needsSignature: false,
    signedHash: null,
  });
  /** Ends the open changes of the same lines. */
  const replace = (one: Pick<Document, "removes" | "isChange">): void => {
    for (const other of documents)
      if (one.isChange && offerState(record(other), at) === "open" && touchSameLines(other.removes, one.removes))
        other.ending = "replaced";
  };
  const make = (one: Pick<Document, "lines" | "removes" | "isChange">, held: number): void => {
    documents.push({ ...one, reference: `D${documents.length}`, validUntil: at + held, acceptances: [], ending: null });
  };
  for (const done of steps) {
    at += 1;
    const one = "document" in done ? documents.at(-1 - done.document) : undefined;
    if (done.kind === "wait") at += done.time;
    else if (done.kind === "offer") make({ lines: done.lines, removes: [], isChange: false }, done.holds);
    else if (done.kind === "change") {
      const standing = linesInForce(agreed);
      // Numbers beyond what stands name lines that were taken away or never were.
      const removes = done.takes.map((place) => standing[place] ?? { reference: "D0", line: place });
      if (agreed.length > 0 && refuseChange({ removes, adds: done.adds }, standing) === null) {
        const change = { lines: done.adds, removes, isChange: true };
        replace(change);
        for (let place = 0; place <= done.others; place += 1) make({ ...change, lines: done.adds + place }, done.holds);
      }
    } else if (one && done.kind === "accept") {
      const acceptance = { person: done.person, hash: one.reference };
      if (refuseAcceptance(record(one), acceptance, at) !== null) continue;
      one.acceptances.push({ ...acceptance, at });
      if (!isAgreed(record(one))) continue;
      agreed.push(one);
      replace(one);
    } else if (one && done.kind === "withdraw") {
      if (refuseEnding(record(one), { kind: "withdrawn" }, at) === null) one.ending = "withdrawn";
    } else if (one && refuseEnding(record(one), { kind: "declined", person: 1 }, at) === null) one.ending = "declined";
  }
  return { documents, agreed };
}

/** The lines that stand, from the acceptances alone: of each line, who brought it and whether an agreed change took it later. */
function recomputed(documents: readonly Document[]): string[] {
  const agreedAt = (one: Document): number => {
    const moments = PERSONS.map((person) => one.acceptances.find((other) => other.person === person)?.at ?? Infinity);
    const last = Math.max(...moments);
    return last < one.validUntil ? last : Infinity;
  };
  const standing = documents.filter((one) => agreedAt(one) < Infinity);
  return standing
    .flatMap(({ reference, lines }) => Array.from({ length: lines }, (_, line) => ({ reference, line })))
    .filter(
      (key) =>
        !standing.some(({ removes }) =>
          removes.some((one) => one.reference === key.reference && one.line === key.line),
        ),
    )
    .map(({ reference, line }) => `${reference} ${line}`)
    .toSorted();
}

describe("the lines in force", () => {
  it("are those that all named persons accepted and no agreed change took away, whatever happened in which order", () => {
    let changes = 0;
    fc.assert(
      fc.property(fc.array(step, { maxLength: 80, size: "max" }), (steps) => {
        const { documents, agreed } = simulate([...AN_AGREEMENT, ...steps]);
        changes += agreed.filter(({ isChange }) => isChange).length;
        const standing = linesInForce(agreed).map(({ reference, line }) => `${reference} ${line}`);
        expect(new Set(standing).size).toBe(standing.length);
        expect(standing.toSorted()).toEqual(recomputed(documents));
        // No line is taken away twice, and none before it stood.
        const taken = agreed.flatMap(({ removes }) => removes.map(({ reference, line }) => `${reference} ${line}`));
        expect(new Set(taken).size).toBe(taken.length);
        for (const [place, one] of agreed.entries())
          expect(refuseChange({ removes: one.removes, adds: 1 }, linesInForce(agreed.slice(0, place)))).toBeNull();
      }),
      { numRuns: 300 },
    );
    // The steps do reach agreed changes.
    expect(changes).toBeGreaterThan(80);
  });

  it("refuse a change of nothing, of a line that does not stand, and of one line twice", () => {
    const standing = linesInForce([{ reference: "O1", lines: 2, removes: [] }]);
    const of = (line: number): LineKey => ({ reference: "O1", line });
    expect(refuseChange({ removes: [], adds: 0 }, standing)).toBe("nothing-changed");
    expect(refuseChange({ removes: [of(2)], adds: 1 }, standing)).toBe("not-in-force");
    expect(refuseChange({ removes: [of(1), of(1)], adds: 0 }, standing)).toBe("not-in-force");
    expect(refuseChange({ removes: [of(1)], adds: 0 }, standing)).toBeNull();
  });
});

const RATES = { ofArticle: () => 2100, ofAdded: () => 2100, fee: 2100 };
const price = fc.integer({ min: -300_000, max: 900_000 }).map((value) => ({ totalPrice: cents(value) }));
const removed = fc.tuple(price, fc.constantFrom(0, 900, 2100)).map(([one, rate]) => ({
  ...one,
  ...splitVat(one.totalPrice, rate),
}));

it("a change costs what it adds and its consequence, less what it takes away, also in net and VAT", () => {
  fc.assert(
    fc.property(
      fc.array(removed),
      fc.array(price),
      fc.array(price),
      fc.option(price),
      (taken, articles, added, fee) => {
        const made = changeAmounts({ removed: taken, articles, added, fee }, RATES);
        const total = (all: readonly { readonly totalPrice: number }[]) =>
          all.reduce((one, { totalPrice }) => one + totalPrice, 0);
        expect(made.totalPrice).toBe(total(articles) + total(added) + total(fee ? [fee] : []) - total(taken));
        for (const { totalPrice, netPrice, vatPrice } of made.vat) expect(netPrice + vatPrice).toBe(totalPrice);
        // Taking away all of a change leaves nothing of it.
        const undone = changeAmounts(
          {
            removed: [...made.articles, ...made.added, ...(made.fee ? [made.fee] : [])],
            articles: [],
            added: taken,
            fee: null,
          },
          RATES,
        );
        expect(undone.totalPrice + made.totalPrice).toBe(0);
      },
    ),
  );
});
