import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { COST_GROUPS, type CostGroup } from "../model/cost-group.ts";
import { cents, sum } from "../money/cents.ts";
import { contractsOf, isSameParty, partyFor, type ContractedAmount, type NamedParty } from "./contracts.ts";
import { splitVat } from "./vat.ts";

const named = (name: string, termsVersion = "2026"): NamedParty => ({ name, registrationNumber: "1", termsVersion });

describe("the party of a part", () => {
  const terms = { ...named("Bouwer"), parties: [{ ...named("Tegelzetter"), parts: ["tiles"] as const }] };

  it("is the one that the project names for it, else the project's", () => {
    expect([...COST_GROUPS, null].map((part) => partyFor<NamedParty>(terms, part).name)).toEqual([
      "Tegelzetter",
      "Bouwer",
      "Bouwer",
      "Bouwer",
    ]);
  });
});

it("parties are the same by name and number, under whichever terms", () => {
  expect(isSameParty(named("Bouwer", "2026"), named("Bouwer", "2027"))).toBe(true);
  expect(isSameParty(named("Bouwer"), named("Tegelzetter"))).toBe(false);
});

const amount: fc.Arbitrary<ContractedAmount<NamedParty>> = fc.record({
  party: fc.tuple(fc.constantFrom("A", "B", "C"), fc.constantFrom("2026", "2027")).map(([name, of]) => named(name, of)),
  part: fc.constantFrom<CostGroup | null>(...COST_GROUPS, null),
  amount: fc
    .tuple(fc.integer({ min: -90_000, max: 900_000 }).map(cents), fc.constantFrom(900, 2100))
    .map(([totalPrice, rate]) => ({ totalPrice, ...splitVat(totalPrice, rate) })),
});

it("contracts have every amount once, with their party, part and VAT", () => {
  fc.assert(
    fc.property(fc.array(amount), (amounts) => {
      const contracts = contractsOf(amounts);
      const names = contracts.map(({ party: { name, termsVersion } }) => `${name} ${termsVersion}`);
      expect(new Set(names).size).toBe(names.length);
      for (const { party, parts, hasOther, vat, totalPrice } of contracts) {
        const own = amounts.filter(
          (one) => isSameParty(one.party, party) && one.party.termsVersion === party.termsVersion,
        );
        expect(totalPrice).toBe(sum(own.map((one) => one.amount.totalPrice)));
        expect(sum(vat.map(({ vatPrice }) => vatPrice))).toBe(sum(own.map((one) => one.amount.vatPrice)));
        expect(new Set([...parts, ...(hasOther ? [null] : [])])).toEqual(new Set(own.map(({ part }) => part)));
      }
      expect(sum(contracts.map(({ totalPrice }) => totalPrice))).toBe(sum(amounts.map((one) => one.amount.totalPrice)));
    }),
  );
});
