import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runs, SEED } from "@showroom/property-tests/runs";
import { choicesOwner, countsAsBuyer, ownerWithout, readCoBuyer, refuseBuyer, type HomeBuyer } from "./home-buyers.ts";

const buyer = (id: number, facts: Partial<HomeBuyer> = {}): HomeBuyer => ({
  id,
  sharesChoicesOf: null,
  isRegistered: false,
  isWithdrawn: false,
  ...facts,
});

describe("a buyer who is invited", () => {
  it("is alone in a home, or joins somebody when that is asked", () => {
    const withdrawn = { isWithdrawn: true, canShare: false };
    const erased = { isWithdrawn: false, canShare: false };
    const present = { isWithdrawn: false, canShare: true };
    expect([withdrawn, erased, present].map((one) => countsAsBuyer(one, false))).toEqual([false, true, true]);
    expect([withdrawn, erased, present].map((one) => countsAsBuyer(one, true))).toEqual([false, false, true]);
    expect(refuseBuyer(0, false)).toBeNull();
    expect(refuseBuyer(1, false)).toBe("taken");
    expect(refuseBuyer(0, true)).toBe("alone");
    expect(refuseBuyer(2, true)).toBeNull();
  });
});

it("a text says that somebody is a co-buyer, that nobody is, or neither", () => {
  expect(["ja", " J ", "x", "", "nee", "jaa", "constructor"].map(readCoBuyer)).toEqual([
    true,
    true,
    true,
    false,
    false,
    null,
    null,
  ]);
});

describe("the owner of choices", () => {
  it("stays while somebody else leaves", () => {
    const home = [buyer(1), buyer(2, { sharesChoicesOf: 1, isRegistered: true })];
    expect(ownerWithout(home, 2)).toBe(1);
  });

  it("is followed by who registered, then by who was invited first, and never by who was withdrawn", () => {
    const joined = (id: number, facts: Partial<HomeBuyer> = {}) => buyer(id, { sharesChoicesOf: 1, ...facts });
    expect(ownerWithout([buyer(1), joined(2), joined(3, { isRegistered: true })], 1)).toBe(3);
    expect(ownerWithout([buyer(1), joined(3), joined(2)], 1)).toBe(2);
    expect(ownerWithout([buyer(1), joined(2, { isWithdrawn: true })], 1)).toBeNull();
  });
});

/** What happens to a home: somebody is invited, registers, or leaves. */
const event = fc.oneof(
  fc.record({ kind: fc.constant("invite" as const), isCoBuyer: fc.boolean() }),
  fc.record({ kind: fc.constantFrom("register" as const, "withdraw" as const, "erase" as const), at: fc.nat(5) }),
);

it("everybody in a home shares one set of choices, which is lost only when nobody is left", () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      let home: readonly HomeBuyer[] = [];
      let choicesOf: number | null = null;
      let next = 1;
      const present = () => home.filter(({ isWithdrawn }) => !isWithdrawn);
      const leave = (id: number, after: (one: HomeBuyer) => HomeBuyer | null): void => {
        const owner = ownerWithout(home, id);
        if (owner !== null) home = home.map((one) => ({ ...one, sharesChoicesOf: one.id === owner ? null : owner }));
        home = home.flatMap((one) => (one.id === id ? (after(one) ?? []) : one));
        choicesOf = owner;
      };
      for (const each of events) {
        const before = { people: present().length, choicesOf };
        if (each.kind === "invite") {
          if (refuseBuyer(present().length, each.isCoBuyer) !== null) continue;
          const [first] = present();
          if (!first) home = [];
          home = [...home, buyer((next += 1), { sharesChoicesOf: first ? choicesOwner(first) : null })];
          choicesOf ??= next;
        } else {
          const chosen = present()[each.at];
          if (!chosen) continue;
          if (each.kind === "register")
            home = home.map((one) => (one.id === chosen.id ? { ...one, isRegistered: true } : one));
          else if (each.kind === "withdraw" && !chosen.isRegistered)
            leave(chosen.id, (one) => ({ ...one, isWithdrawn: true }));
          else if (each.kind === "erase") leave(chosen.id, () => null);
        }
        const owners = new Set(present().map(choicesOwner));
        expect(owners.size).toBe(present().length === 0 ? 0 : 1);
        if (present().length > 0) expect([...owners]).toEqual([choicesOf]);
        else expect(choicesOf).toBeNull();
        if (before.people > 1) expect(choicesOf).not.toBeNull();
      }
    }),
    { seed: SEED, numRuns: runs(200) },
  );
});
