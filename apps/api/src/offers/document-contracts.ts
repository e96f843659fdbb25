/** What a document says about who contracts for it, by the terms of its project. */
import type { ContractTerms, Party } from "@showroom/api-contract/entities/contract-terms";
import type { DocumentContract, OfferDocument } from "@showroom/api-contract/entities/offer";
import { contractsOf, isSameParty, partyFor, type ContractedAmount } from "@showroom/domain/agreement/contracts";
import type { LineKey } from "@showroom/domain/agreement/lines-in-force";
import type { VatTotal } from "@showroom/domain/agreement/vat";
import type { CostGroup } from "@showroom/domain/model/cost-group";
import { costGroupOf } from "@showroom/domain/model/line-part";
import { cents } from "@showroom/domain/money/cents";

/** The party for a part of the home, or for what belongs to none. */
export const partyOf = (terms: ContractTerms, part: CostGroup | null | undefined): Party =>
  partyFor<Party>(terms, part ?? null);

type Facts = Pick<DocumentContract, "party" | "terms">;

/** What a document copies of a party. */
const factsOf = ({ name, address, registrationNumber, guarantee, ...rest }: Party): Facts => ({
  party: {
    name,
    address,
    registrationNumber,
    guarantee,
    ...(rest.invoicer !== "" && { invoicer: rest.invoicer }),
    ...(rest.certificate !== "" && { certificate: rest.certificate }),
  },
  terms: { version: rest.termsVersion, text: rest.termsText },
});

interface Contractor extends Facts {
  readonly name: string;
  readonly registrationNumber: string;
  readonly termsVersion: string;
}

const contractor = (facts: Facts): Contractor => ({
  ...facts,
  name: facts.party.name,
  registrationNumber: facts.party.registrationNumber,
  termsVersion: facts.terms.version,
});

type Amount = VatTotal & { readonly part?: CostGroup | undefined };
type Lines = readonly {
  readonly lines: readonly (VatTotal & { readonly part: Parameters<typeof costGroupOf>[0] })[];
}[];

/** What is new in a document: its lines, with the part of the home of each. */
export const newAmounts = (pages: Lines, extras: readonly Amount[], others: readonly Amount[]): readonly Amount[] => [
  ...pages.flatMap(({ lines }) => lines.map((line) => ({ ...line, part: costGroupOf(line.part) }))),
  ...extras,
  ...others,
];

type Agreed = Pick<OfferDocument, "party" | "terms" | "contracts">;

/** What is taken away of an agreed line, with the document that brought it. */
interface AgreedAmount {
  readonly amount: Amount;
  readonly document: Agreed;
}

/** What a change takes away, as negative amounts of the documents that brought it. */
export const agreedAmounts = (
  removed: readonly (Amount & Pick<LineKey, "reference">)[],
  all: readonly { readonly document: Agreed & Pick<OfferDocument, "reference"> }[],
): AgreedAmount[] =>
  removed.flatMap(({ reference, part, vatRate, totalPrice, netPrice, vatPrice }) => {
    const brought = all.find(({ document }) => document.reference === reference);
    if (!brought) return [];
    const amount = { totalPrice: cents(-totalPrice), netPrice: cents(-netPrice), vatPrice: cents(-vatPrice) };
    return [{ amount: { ...amount, vatRate, part }, document: brought.document }];
  });

/** The party of an agreed line stays who it was; under today's terms, where it still contracts. */
function agreedContractor({ amount: { part }, document }: AgreedAmount, today: readonly Contractor[]): Contractor {
  const own = document.contracts?.find(({ parts, hasOther }) => (part ? parts.includes(part) : hasOther)) ?? document;
  const found = contractor(own);
  return today.find((one) => isSameParty(one, found)) ?? found;
}

type Written = Pick<OfferDocument, "party" | "terms" | "contracts" | "acceptedBy" | "countersigned" | "ownTexts">;

/** The texts that a document keeps. Absent for none, as in documents of before there were own texts. */
export const frozenTexts = ({ ownTexts }: Pick<ContractTerms, "ownTexts">): Pick<OfferDocument, "ownTexts"> =>
  Object.keys(ownTexts).length > 0 ? { ownTexts: { ...ownTexts } } : {};

/** Who contracts for a document: what is new of it by the terms of today, what it takes away by what was agreed. */
export function contractFacts(
  terms: ContractTerms,
  added: readonly Amount[],
  removed: readonly AgreedAmount[] = [],
): Written {
  const today = [terms, ...terms.parties].map((party) => contractor(factsOf(party)));
  const amounts: ContractedAmount<Contractor>[] = [
    ...added.map(({ part = null, ...amount }) => ({
      part,
      amount,
      party: contractor(factsOf(partyOf(terms, part))),
    })),
    ...removed.map((one) => ({
      part: one.amount.part ?? null,
      amount: one.amount,
      party: agreedContractor(one, today),
    })),
  ];
  const contracts = contractsOf(amounts).map(
    ({ party: { party, terms: ownTerms }, parts, hasOther, vat, totalPrice }): DocumentContract => ({
      parts: [...parts],
      hasOther,
      party,
      terms: ownTerms,
      vat: [...vat],
      totalPrice,
    }),
  );
  const [first] = contracts;
  const { party, terms: ownTerms } = first ?? factsOf(terms);
  return {
    party,
    terms: ownTerms,
    ...(contracts.length > 1 && { contracts }),
    ...(terms.acceptedBy === "one" && { acceptedBy: "one" as const }),
    ...(terms.countersigned && { countersigned: true as const }),
    ...frozenTexts(terms),
  };
}

/** An offer holds as long as each of its parties holds it: the shortest counts. */
export const daysValidOf = (terms: ContractTerms, parts: readonly (CostGroup | null | undefined)[]): number =>
  Math.min(...parts.map((part) => partyOf(terms, part).daysValid));

/** The versions of the terms of a document, for who accepts them. */
export const termsVersionOf = ({ terms, contracts }: Pick<OfferDocument, "terms" | "contracts">): string =>
  contracts ? contracts.map((one) => `${one.party.name}: ${one.terms.version}`).join("; ") : terms.version;
