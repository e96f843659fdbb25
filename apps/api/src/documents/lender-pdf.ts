/** The overview for a buyer's lender: what is agreed, with numbers, dates and sums. It follows from the frozen documents alone. */
import type { OfferDocument } from "@showroom/api-contract/entities/offer";
import { agreementText } from "@showroom/domain/agreement/agreement-texts";
import { namesOf } from "@showroom/domain/agreement/offer-document";
import { sumByRate } from "@showroom/domain/agreement/vat";
import { formatDay } from "@showroom/domain/format/moment";
import { formatEuroDecimal } from "@showroom/domain/format/money";
import { sum } from "@showroom/domain/money/cents";
import { amount, label, total, writeFacts, writeHeading, writeParagraph, writeTable, type TableRow } from "./blocks.ts";
import { openPaper, STYLES } from "./paper.ts";
import { writeRates } from "./rates.ts";
import { documentTexts as texts } from "./texts.ts";

interface Agreement {
  /** The frozen document as it is stored, to the byte. */
  readonly json: string;
  readonly hash: string;
  /** ISO moment of the last acceptance. */
  readonly agreedAt: string;
}

export interface LenderPaper {
  /** Of one home, at least one; the oldest first. */
  readonly agreements: readonly Agreement[];
  /** Where a reader checks the documents. */
  readonly checkPage: string;
}

/** Writes the overview. Its date is that of the newest agreement. */
export async function lenderPdf({ agreements, checkPage }: LenderPaper): Promise<Buffer> {
  const { lender, facts } = texts;
  const all = agreements.map((one) => ({ ...one, document: JSON.parse(one.json) as OfferDocument }));
  const newest = all.at(-1);
  if (!newest) throw new Error("An overview needs an agreement");
  const { document } = newest;
  const paper = openPaper({
    title: lender.title,
    date: new Date(newest.agreedAt),
    attachments: all.map(({ json, document: { reference } }) => ({
      name: `${reference}.json`,
      description: texts.attachment(reference),
      content: json,
    })),
  });
  writeParagraph(paper, texts.home(document.projectName, document.buildNumber, document.houseTypeName), STYLES.kicker);
  writeHeading(paper, "H1", lender.title);
  paper.y += 6;
  const parties = new Map(
    all
      .flatMap(({ document: { party, contracts = [{ party }] } }) => contracts)
      .map(({ party }) => [party.registrationNumber, party]),
  );
  writeFacts(paper, [
    [facts.persons, namesOf(document.persons)],
    [lender.state, formatDay(newest.agreedAt)],
    ...[...parties.values()].map(
      ({ name, address, registrationNumber }) =>
        [facts.party, `${name}, KvK ${registrationNumber}\n${address}`] as const,
    ),
  ]);
  const sums = sumByRate(all.flatMap(({ document: { vat } }) => vat));
  writeParagraph(paper, texts.total(formatEuroDecimal(sum(all.map((one) => one.document.totalPrice)))), STYLES.heading);
  const fixed = new Set(all.map((one) => agreementText(one.document, "agreement.fixed")));
  writeParagraph(paper, [lender.intro, ...fixed].join(" "));
  writeHeading(paper, "H2", lender.agreements);
  const { columns } = lender;
  writeTable(
    paper,
    [
      { title: columns.number, share: 37, align: "left" },
      { title: columns.agreedAt, share: 20, align: "left" },
      { title: columns.net, share: 20, align: "right" },
      { title: columns.vat, share: 20, align: "right" },
      { title: columns.total, share: 20, align: "right" },
    ],
    all.map(({ document: { reference, parts, extras, vat, totalPrice }, agreedAt }): TableRow => ({
      cells: [
        [
          { text: reference, style: STYLES.strong },
          {
            text: [...parts.map((part) => texts.parts[part]), ...(extras.length > 0 ? [texts.extras] : [])].join(", "),
            style: STYLES.small,
          },
        ],
        label(formatDay(agreedAt)),
        amount(sum(vat.map(({ netPrice }) => netPrice))),
        amount(sum(vat.map(({ vatPrice }) => vatPrice))),
        total(totalPrice),
      ],
    })),
  );
  writeHeading(paper, "H2", texts.sums);
  writeRates(paper, sums);
  writeHeading(paper, "H2", texts.check);
  writeParagraph(paper, lender.check(checkPage));
  for (const {
    document: { reference },
    hash,
  } of all)
    writeParagraph(paper, lender.hash(reference, hash), STYLES.small);
  return await paper.finish((page, pages) => [
    `${lender.title}, ${document.projectName} ${document.buildNumber}`,
    texts.page(page, pages),
  ]);
}
