/** With whom the buyers contract: a table of several parties, and the terms of each. */
import type { DocumentContract, OfferDocument } from "@showroom/api-contract/entities/offer";
import { agreementText } from "@showroom/domain/agreement/agreement-texts";
import { sum } from "@showroom/domain/money/cents";
import { contractWords } from "@showroom/domain/words/contract-words";
import { amount, total, writeHeading, writeParagraph, writeTable, type TableRow } from "./blocks.ts";
import { STYLES, type Paper } from "./paper.ts";
import { documentTexts as texts } from "./texts.ts";

type DocumentParty = OfferDocument["party"];

/** What there is to say of a party besides its name and address. */
export const partyFacts = ({ registrationNumber, invoicer, guarantee, certificate }: DocumentParty) =>
  [
    [texts.facts.registrationNumber, registrationNumber],
    [texts.facts.invoicer, invoicer ?? ""],
    [texts.facts.guarantee, guarantee],
    [texts.facts.certificate, certificate ?? ""],
  ] as const;

function rowOf(contract: DocumentContract): TableRow {
  const { party, vat, totalPrice } = contract;
  const facts = partyFacts(party).filter(([, value]) => value !== "");
  return {
    cells: [
      [
        { text: contractWords(contract), style: STYLES.strong },
        { text: `${party.name}, ${party.address}`, style: STYLES.text },
        { text: facts.map(([label, value]) => `${label}: ${value}`).join(", "), style: STYLES.small },
      ],
      amount(sum(vat.map(({ netPrice }) => netPrice))),
      amount(sum(vat.map(({ vatPrice }) => vatPrice))),
      total(totalPrice),
    ],
  };
}

/** Nothing when all of it is with one party. */
export function writeContracts(paper: Paper, document: OfferDocument): void {
  const { contracts } = document;
  if (!contracts) return;
  const { sumColumns } = texts;
  writeHeading(paper, "H2", texts.contracts);
  writeParagraph(paper, agreementText(document, "conditions.parties"));
  writeTable(
    paper,
    [
      { title: sumColumns.part, share: 62, align: "left" },
      { title: sumColumns.net, share: 18, align: "right" },
      { title: sumColumns.vat, share: 18, align: "right" },
      { title: sumColumns.total, share: 19, align: "right" },
    ],
    contracts.map(rowOf),
  );
}

export function writeTerms(paper: Paper, { terms, contracts }: OfferDocument): void {
  const all = contracts
    ? contracts.map((one) => [texts.termsOf(one.party.name, one.terms.version), one.terms.text] as const)
    : [[texts.terms(terms.version), terms.text] as const];
  for (const [title, text] of all) {
    writeHeading(paper, "H2", title);
    writeParagraph(paper, text);
  }
}
