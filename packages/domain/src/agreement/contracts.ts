/** With whom the buyers of a home contract: parts of one offer may be of different parties. */
import { COST_GROUPS, type CostGroup } from "../model/cost-group.ts";
import { sum, type Cents } from "../money/cents.ts";
import { sumByRate, type VatTotal } from "./vat.ts";

/** What tells contracting parties apart. */
export interface NamedParty {
  readonly name: string;
  /** Of the chamber of commerce. */
  readonly registrationNumber: string;
  /** The terms under which it contracts. */
  readonly termsVersion: string;
}

/** Whether two are the same party, under whichever terms. */
export const isSameParty = (one: Omit<NamedParty, "termsVersion">, other: Omit<NamedParty, "termsVersion">): boolean =>
  one.name === other.name && one.registrationNumber === other.registrationNumber;

/** The party for a part of the home. What is of no part, or of one without a party of its own, is of the project's party. */
export const partyFor = <Party extends object>(
  terms: Party & { readonly parties: readonly (Party & { readonly parts: readonly CostGroup[] })[] },
  part: CostGroup | null,
): Party => (part === null ? undefined : terms.parties.find(({ parts }) => parts.includes(part))) ?? terms;

/** An amount with who contracts for it. */
export interface ContractedAmount<Party> {
  readonly party: Party;
  /** The part of the home; null for what is of none, such as a discount. */
  readonly part: CostGroup | null;
  readonly amount: VatTotal;
}

/** What the buyers contract with one party. */
export interface Contract<Party> {
  readonly party: Party;
  readonly parts: readonly CostGroup[];
  /** Whether it has amounts that are of no part. */
  readonly hasOther: boolean;
  readonly vat: readonly VatTotal[];
  readonly totalPrice: Cents;
}

/** The amounts of a document by their party, in the order in which parties come first. */
export const contractsOf = <Party extends NamedParty>(
  amounts: readonly ContractedAmount<Party>[],
): readonly Contract<Party>[] =>
  [
    ...Map.groupBy(amounts, ({ party: { name, registrationNumber, termsVersion } }) =>
      JSON.stringify([name, registrationNumber, termsVersion]),
    ),
  ].flatMap(([, same]) => {
    const [first] = same;
    if (!first) return [];
    return [
      {
        party: first.party,
        parts: COST_GROUPS.filter((group) => same.some(({ part }) => part === group)),
        hasOther: same.some(({ part }) => part === null),
        vat: sumByRate(same.map(({ amount }) => amount)),
        totalPrice: sum(same.map(({ amount }) => amount.totalPrice)),
      },
    ];
  });
