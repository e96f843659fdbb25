import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  isAgreed,
  isPending,
  offerState,
  refuseAcceptance,
  refuseEnding,
  refuseSignature,
  type OfferRecord,
} from "./offer-state.ts";

const [END, HASH] = [1_000, "document"];
const offer = (change: Partial<OfferRecord> = {}): OfferRecord => ({
  hash: HASH,
  validUntil: END,
  persons: [1, 2],
  acceptedBy: "all",
  acceptances: [],
  needsSignature: false,
  signedHash: null,
  ending: null,
  ...change,
});
const by = (person: number, hash = HASH) => ({ person, hash });

describe("an offer", () => {
  it("is accepted until its end, and refused with a reason of its own afterwards", () => {
    expect(refuseAcceptance(offer(), by(1), END - 1)).toBeNull();
    expect(refuseAcceptance(offer(), by(1), END)).toBe("expired");
    expect(refuseAcceptance(offer(), by(3), 0)).toBe("not-named");
    expect(refuseAcceptance(offer(), by(1, "other"), 0)).toBe("other-document");
    expect(refuseAcceptance(offer({ acceptances: [by(1)] }), by(1), 0)).toBe("already-accepted");
    for (const ending of ["withdrawn", "replaced", "declined"] as const)
      expect(refuseAcceptance(offer({ ending }), by(1), 0)).toBe(ending);
  });

  it("is an agreement once everyone accepted, also after its end", () => {
    const half = offer({ acceptances: [by(1)] });
    const whole = offer({ acceptances: [by(1), by(2)] });
    expect([offerState(half, 0), offerState(half, END), offerState(whole, END)]).toEqual(["open", "expired", "agreed"]);
    expect(isAgreed(offer({ persons: [] }))).toBe(false);
    expect(isAgreed(offer({ acceptances: [by(1), by(2, "other")] }))).toBe(false);
  });

  it("ends only while it is open, and is declined only by a named person", () => {
    expect(refuseEnding(offer(), { kind: "withdrawn" }, 0)).toBeNull();
    expect(refuseEnding(offer(), { kind: "replaced" }, END)).toBe("expired");
    expect(refuseEnding(offer(), { kind: "declined", person: 3 }, 0)).toBe("not-named");
    expect(refuseEnding(offer({ acceptances: [by(1), by(2)] }), { kind: "withdrawn" }, 0)).toBe("agreed");
  });
});

describe("an offer that the contracting party signs", () => {
  const accepted = offer({ needsSignature: true, acceptances: [by(1), by(2)] });

  it("is an agreement only once it is signed, and does not expire while it waits", () => {
    expect([offerState(accepted, 0), offerState(accepted, END)]).toEqual(["accepted", "accepted"]);
    expect(isPending(accepted, END)).toBe(true);
    expect(refuseSignature(accepted, HASH, END)).toBeNull();
    expect(offerState({ ...accepted, signedHash: HASH }, END)).toBe("agreed");
    expect(isAgreed({ ...accepted, signedHash: "other" })).toBe(false);
  });

  it("is signed only after the buyers, once, and for the document that was seen", () => {
    expect(refuseSignature({ ...accepted, acceptances: [by(1)] }, HASH, 0)).toBe("open");
    expect(refuseSignature({ ...accepted, acceptances: [by(1)] }, HASH, END)).toBe("expired");
    expect(refuseSignature({ ...accepted, signedHash: HASH }, HASH, 0)).toBe("agreed");
    expect(refuseSignature(accepted, "other", 0)).toBe("other-document");
    expect(refuseSignature({ ...accepted, ending: "withdrawn" }, HASH, 0)).toBe("withdrawn");
    expect(refuseSignature(offer({ acceptances: [by(1), by(2)] }), HASH, 0)).toBe("agreed");
  });

  it("can be taken back by the party until then, and by nobody else", () => {
    expect(refuseEnding(accepted, { kind: "withdrawn" }, END)).toBeNull();
    expect(refuseEnding(accepted, { kind: "replaced" }, END)).toBeNull();
    expect(refuseEnding(accepted, { kind: "declined", person: 1 }, 0)).toBe("accepted");
    expect(refuseAcceptance(accepted, by(1), 0)).toBe("already-accepted");
  });
});

it("one of the named persons is enough where the project says so", () => {
  const half = offer({ acceptedBy: "one", acceptances: [by(2)] });
  expect(offerState(half, END)).toBe("agreed");
  expect(refuseAcceptance(half, by(1), 0)).toBe("already-accepted");
  expect(isAgreed(offer({ acceptedBy: "one", acceptances: [by(3)] }))).toBe(false);
  expect(isAgreed(offer({ acceptedBy: "one", acceptances: [by(2, "other")] }))).toBe(false);
});

type Action =
  | { readonly kind: "wait"; readonly time: number }
  | { readonly kind: "accept"; readonly person: number; readonly hash: string }
  | { readonly kind: "withdrawn" | "replaced" }
  | { readonly kind: "declined"; readonly person: number };

const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("wait" as const), time: fc.integer({ min: 1, max: 600 }) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant("accept" as const),
      person: fc.integer({ min: 1, max: 3 }),
      hash: fc.constantFrom(HASH, HASH, HASH, "other"),
    }),
  },
  fc.record({ kind: fc.constantFrom("withdrawn" as const, "replaced" as const) }),
  fc.record({ kind: fc.constant("declined" as const), person: fc.integer({ min: 1, max: 3 }) }),
);

it("becomes an agreement only by everyone who is named, of this document, before its end; and stays what it became", () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 12 }), fc.subarray([1, 2], { minLength: 1 }), (actions, persons) => {
      let [now, state] = [0, offer({ persons })];
      /** Written apart: who accepted this document before its end and before anything ended it. */
      const accepted = new Set<number>();
      let ended = false;
      let final: string | null = null;
      for (const one of actions) {
        if (one.kind === "wait") now += one.time;
        else if (one.kind === "accept") {
          if (!ended && now < END && one.hash === HASH && persons.includes(one.person)) accepted.add(one.person);
          if (refuseAcceptance(state, one, now) === null)
            state = { ...state, acceptances: [...state.acceptances, { person: one.person, hash: one.hash }] };
        } else {
          const isTheirs = one.kind !== "declined" || persons.includes(one.person);
          if (isTheirs && now < END && accepted.size < persons.length) ended = true;
          if (refuseEnding(state, one, now) === null) state = { ...state, ending: one.kind };
        }
        const is = offerState(state, now);
        expect(is === "agreed").toBe(persons.every((person) => accepted.has(person)));
        if (final !== null) expect(is).toBe(final);
        if (is !== "open") final = is;
      }
    }),
  );
});
