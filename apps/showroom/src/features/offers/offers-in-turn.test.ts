import { describe, expect, it } from "vitest";
import type { Offer } from "@showroom/api-contract/entities/offer";
import { decidedTogether, firstToShow, nameOf, stateWords, waitsFor } from "./offers-in-turn.ts";

const [ANNA, JAN] = [1, 2];
const by = (userId: number) => ({ userId, name: "", at: "", wording: "" });

function offer(id: number, state: Offer["state"], replaces: readonly number[] = [], change: object = {}): Offer {
  const document = {
    reference: `O${id}`,
    replaces: replaces.map((one) => `O${one}`),
    pages: [{ lines: [{ part: "sanitary" }] }],
    extras: [],
    discount: null,
    validUntil: "2026-12-11T23:00:00.000Z",
    party: { name: "Linde Afbouw B.V." },
  };
  return { id, state, document, acceptances: [], ...change } as unknown as Offer;
}
const idsOf = ({ offers }: { readonly offers: readonly Offer[] }) => offers.map(({ id }) => id);

describe("the offer that a page shows", () => {
  it("is the first that waits for this person, or else the newest", () => {
    const all = [
      offer(4, "open"),
      offer(3, "open"),
      offer(2, "open", [], { acceptances: [by(ANNA)] }),
      offer(1, "replaced"),
    ];
    expect([ANNA, JAN].map((person) => firstToShow(all, person)?.id)).toEqual([3, 2]);
    expect(firstToShow([offer(2, "agreed"), offer(1, "declined")], ANNA)?.id).toBe(2);
    expect(firstToShow([], ANNA)).toBeUndefined();
    expect(waitsFor(offer(1, "expired"), ANNA)).toBe(false);
  });
});

describe("offers that are decided on together", () => {
  const [whole, tiles, sanitary] = [offer(1, "replaced"), offer(2, "agreed", [1]), offer(3, "open", [1])];
  const all = [sanitary, tiles, whole];

  it("are the parts of what was divided, whatever became of each", () => {
    for (const shown of all) {
      expect(idsOf(decidedTogether(all, shown))).toEqual([2, 3]);
      expect(decidedTogether(all, shown).areParts).toBe(true);
    }
    const declined = [offer(3, "declined", [1]), tiles, whole];
    expect(idsOf(decidedTogether(declined, tiles))).toEqual([2, 3]);
  });

  it("are all that is open, with what takes the place of a part", () => {
    const again = offer(4, "open", [3]);
    const later = [again, offer(3, "replaced", [1]), tiles, whole];
    expect(idsOf(decidedTogether(later, tiles))).toEqual([2, 3, 4]);
    expect(decidedTogether(later, again)).toEqual({ offers: [], areParts: false });
    const two = [offer(2, "accepted"), offer(1, "open")];
    expect(decidedTogether(two, two[1] ?? whole)).toEqual({ offers: two.toReversed(), areParts: false });
  });

  it("are none for one offer, and for one that took the place of another", () => {
    expect(idsOf(decidedTogether([offer(1, "open")], offer(1, "open")))).toEqual([]);
    const chain = [offer(3, "agreed", [2]), offer(2, "replaced", [1]), offer(1, "replaced")];
    for (const shown of chain) expect(decidedTogether(chain, shown)).toEqual({ offers: [], areParts: false });
  });
});

it("an offer says what it is about and whom it waits for", () => {
  const half = offer(1, "open", [], { acceptances: [by(ANNA)] });
  expect(nameOf(half)).toBe("Sanitair");
  expect([ANNA, JAN].map((person) => stateWords(half, person))).toEqual(["wacht op een andere koper", "wacht op u"]);
  expect(stateWords(offer(1, "agreed"), ANNA)).toBe("opdracht gegeven");
  const change = offer(2, "open");
  expect(nameOf({ ...change, document: { ...change.document, change: {} as never } })).toBe("Wijziging");
});
