/** The PDF of an offer, and of the agreement that it became. It says what the frozen document says, and nothing of today's catalogue. */
import type { DocumentChange, OfferDocument } from "@showroom/api-contract/entities/offer";
import { agreementText } from "@showroom/domain/agreement/agreement-texts";
import { discountsOf } from "@showroom/domain/agreement/offer-discounts";
import { lastDayText, namesOf, settledText } from "@showroom/domain/agreement/offer-document";
import { formatDay, formatMoment } from "@showroom/domain/format/moment";
import { formatEuroDecimal } from "@showroom/domain/format/money";
import { cents, sum } from "@showroom/domain/money/cents";
import { conditionWords, discountWords, partyNames } from "@showroom/domain/words/contract-words";
import { lastOfferText, untilText } from "@showroom/domain/words/last-offer-words";
import { amount, label, writeFacts, writeHeading, writeParagraph, writeTable, type Column } from "./blocks.ts";
import { writeCheck, type CheckPage } from "./check-block.ts";
import { partyFacts, writeContracts, writeTerms } from "./contracts.ts";
import { listed, writePages, type PictureFiles } from "./page-block.ts";
import { openPaper, STYLES, type Paper } from "./paper.ts";
import { writeAmounts, writeRates } from "./rates.ts";
import { documentTexts as texts } from "./texts.ts";

export interface AcceptedBy {
  readonly name: string;
  /** ISO moment. */
  readonly at: string;
  readonly wording: string;
}

export interface OfferPaper {
  /** The frozen document as it is stored, to the byte. */
  readonly json: string;
  readonly hash: string;
  /** Of the named persons who accepted, for an agreement; empty for an offer. */
  readonly acceptances: readonly AcceptedBy[];
  /** Who signed the agreement for the contracting party; null when the party does not sign. */
  readonly signature: Omit<AcceptedBy, "wording"> | null;
  readonly pictures: PictureFiles;
  /** Where a reader checks the document. */
  readonly check: CheckPage;
}

const { columns } = texts;
const EXTRA_COLUMNS: readonly Column[] = [
  { title: columns.description, share: 98, align: "left" },
  { title: columns.price, share: 19, align: "right" },
];

/** What the document means now, and what happens if nobody does anything. */
function standingText(document: OfferDocument, isAgreement: boolean): string {
  const until = { "laatste dag": lastDayText(document.validUntil) };
  const isChange = document.change !== undefined;
  const said = isAgreement
    ? isChange
      ? [
          agreementText(document, "agreement.givenChange"),
          agreementText(document, "agreement.fixed"),
          agreementText(document, "change.others"),
        ]
      : [agreementText(document, "agreement.given"), agreementText(document, "agreement.fixed")]
    : isChange
      ? [agreementText(document, "change.fixed"), agreementText(document, "change.until", until)]
      : [agreementText(document, "offer.fixed"), untilText(document)];
  return [lastOfferText(document), settledText(document), ...said].filter((text) => text !== "").join(" ");
}

/** Why something changes, what no longer stands, and what the change costs by itself. */
function writeRemoved(paper: Paper, { reason, removed, consequence }: DocumentChange): void {
  writeHeading(paper, "H2", texts.changeReason);
  writeParagraph(paper, reason);
  if (removed.length > 0) {
    writeHeading(paper, "H2", texts.removed);
    writeTable(
      paper,
      EXTRA_COLUMNS,
      removed.map((line) => ({
        cells: [
          [
            { text: line.name, style: STYLES.strong },
            { text: listed(line.title, texts.ofDocument(line.reference)), style: STYLES.small },
          ],
          amount(cents(-line.totalPrice)),
        ],
      })),
    );
  }
  if (consequence === null) return;
  writeHeading(paper, "H2", texts.consequence);
  writeTable(paper, EXTRA_COLUMNS, [{ cells: [label(consequence.text), amount(consequence.totalPrice)] }]);
}

function writeExtras(paper: Paper, { extras, contracts, change }: OfferDocument): void {
  if (extras.length === 0) return;
  writeHeading(paper, "H2", change ? texts.added : texts.extras);
  writeTable(
    paper,
    EXTRA_COLUMNS,
    extras.map((extra) => ({
      cells: [
        [
          { text: extra.name, style: STYLES.strong },
          { text: listed(extra.reason, contracts && extra.part && texts.parts[extra.part]), style: STYLES.small },
        ],
        amount(extra.totalPrice),
      ],
    })),
  );
}

/** The wishes that are not offered. */
function writeRefusals(paper: Paper, refusals: NonNullable<OfferDocument["refusals"]>): void {
  const { wish, reason } = texts.refusedColumns;
  writeHeading(paper, "H2", texts.refused);
  writeParagraph(paper, texts.refusedExplained);
  writeTable(
    paper,
    [
      { title: wish, share: 47, align: "left" },
      { title: reason, share: 70, align: "left" },
    ],
    refusals.map((refused) => ({ cells: [[{ text: refused.name, style: STYLES.strong }], label(refused.reason)] })),
  );
}

function writeSums(paper: Paper, document: OfferDocument): void {
  writeHeading(paper, "H2", texts.sums);
  const discounts = discountsOf(document);
  if (discounts.length > 0)
    writeAmounts(paper, [
      [texts.subtotal, cents(document.totalPrice - sum(discounts.map(({ totalPrice }) => totalPrice)))],
      ...discounts.map((one) => [discountWords(one), one.totalPrice] as const),
    ]);
  writeRates(paper, document.vat);
}

type Acceptance = Pick<OfferPaper, "acceptances" | "signature">;

function writeAcceptances(paper: Paper, document: OfferDocument, { acceptances, signature }: Acceptance): void {
  const { acceptanceColumns } = texts;
  writeHeading(paper, "H2", texts.acceptances);
  writeTable(
    paper,
    [
      { title: acceptanceColumns.name, share: 34, align: "left" },
      { title: acceptanceColumns.at, share: 24, align: "left" },
      { title: acceptanceColumns.wording, share: 59, align: "left" },
    ],
    acceptances.map(({ name, at, wording }) => ({
      cells: [name, formatMoment(at), wording].map(label),
    })),
  );
  paper.y += 4;
  writeParagraph(paper, agreementText(document, "agreement.confirmed"), STYLES.small);
  if (!signature) return;
  const signed = { partij: partyNames(document), naam: signature.name, moment: formatMoment(signature.at) };
  writeParagraph(paper, agreementText(document, "agreement.signed", signed));
}

/** Writes the PDF: of an agreement when there are acceptances, else of an offer. */
export async function offerPdf({ json, hash, acceptances, signature, pictures, check }: OfferPaper): Promise<Buffer> {
  const document = JSON.parse(json) as OfferDocument;
  const { reference, party, persons, contracts } = document;
  const isAgreement = acceptances.length > 0;
  const { change } = document;
  const kind = change ? (isAgreement ? "agreedChange" : "change") : isAgreement ? "agreement" : "offer";
  const title = texts.title(texts.kinds[kind], reference);
  const agreedAt = [...acceptances, ...(signature ? [signature] : [])]
    .map(({ at }) => at)
    .toSorted()
    .at(-1);
  const paper = openPaper({
    title,
    date: new Date(agreedAt ?? document.madeAt),
    attachments: [{ name: `${reference}.json`, description: texts.attachment(reference), content: json }],
  });
  writeParagraph(paper, texts.home(document.projectName, document.buildNumber, document.houseTypeName), STYLES.kicker);
  writeHeading(paper, "H1", title);
  paper.y += 6;
  const { facts } = texts;
  writeFacts(paper, [
    [facts.party, contracts ? partyNames(document) : `${party.name}\n${party.address}`],
    [facts.persons, namesOf(persons)],
    ...(contracts ? [] : partyFacts(party)),
    [facts.madeAt, formatDay(document.madeAt)],
    isAgreement ? [facts.agreedAt, formatMoment(agreedAt ?? "")] : [facts.lastDay, lastDayText(document.validUntil)],
    [
      facts.request,
      document.late ? "" : texts.ofRequest(document.request.reference, formatDay(document.request.submittedAt)),
    ],
    [facts.replaces, document.replaces.join(", ")],
    [facts.conditions, isAgreement ? "" : conditionWords(document)],
  ]);
  writeParagraph(paper, texts.total(formatEuroDecimal(document.totalPrice)), STYLES.heading);
  writeParagraph(paper, standingText(document, isAgreement));
  if (change) writeRemoved(paper, change);
  if (document.remark !== "") {
    writeHeading(paper, "H2", texts.remark);
    writeParagraph(paper, document.remark);
  }
  writePages(paper, document.pages, pictures);
  writeExtras(paper, document);
  if (document.refusals) writeRefusals(paper, document.refusals);
  writeSums(paper, document);
  writeContracts(paper, document);
  if (isAgreement) writeAcceptances(paper, document, { acceptances, signature });
  writeTerms(paper, document);
  writeCheck(paper, { reference, hash, check });
  return await paper.finish((page, pages) => [title, texts.page(page, pages)]);
}
