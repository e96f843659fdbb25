import type { OfferDocument } from "@showroom/api-contract/entities/offer";
import { agreementText } from "@showroom/domain/agreement/agreement-texts";
import { discountsOf } from "@showroom/domain/agreement/offer-discounts";
import { namesOf } from "@showroom/domain/agreement/offer-document";
import { isAccepted, isAgreed } from "@showroom/domain/agreement/offer-state";
import { vatRateText } from "@showroom/domain/agreement/vat";
import { formatMoment } from "@showroom/domain/format/moment";
import { cents } from "@showroom/domain/money/cents";
import { formatEuroDecimal } from "@showroom/domain/format/money";
import { contractWords, discountWords, partyNames } from "@showroom/domain/words/contract-words";
import { countedName } from "@showroom/domain/words/slot-words";
import { offerFile } from "../offers/offer-file.ts";
import type { FileTools } from "../offers/pdf-file.ts";
import { offerUrl } from "./addresses.ts";
import { findMailedOffer } from "./offer-facts.ts";
import { writeLetter, type LetterPart } from "./letter.ts";
import type { MailTools } from "./mail-tools.ts";
import { MAIL_TEXTS } from "./texts.ts";

const texts = MAIL_TEXTS.offerReceipt;

type Rows = Extract<LetterPart, { readonly kind: "table" }>["rows"];

const table = (title: string, rows: Rows): LetterPart => ({ kind: "table", title, rows });

/** What was accepted, line by line. */
function linesOf(document: OfferDocument): LetterPart[] {
  const { pages, extras, change, vat, totalPrice, projectName } = document;
  const ofExtras = extras.map((one) => [`${one.name} (${one.reason})`, formatEuroDecimal(one.totalPrice)] as const);
  const gone = (change?.removed ?? []).map(
    (one) => [[one.name, one.title].filter(Boolean).join(", "), formatEuroDecimal(cents(-one.totalPrice))] as const,
  );
  const fee = change?.consequence;
  return [
    ...(gone.length === 0 ? [] : [table(texts.removed, gone)]),
    ...(fee ? [table(texts.consequence, [[fee.text, formatEuroDecimal(fee.totalPrice)]])] : []),
    ...pages.map((page) =>
      table(
        page.title,
        page.lines.map((line) => [
          [countedName(line), line.colorName, line.size].filter(Boolean).join(", "),
          formatEuroDecimal(line.totalPrice),
        ]),
      ),
    ),
    ...(extras.length === 0 ? [] : [table(change ? texts.added : texts.extras, ofExtras)]),
    table(projectName, [
      ...discountsOf(document).map((one) => [discountWords(one), formatEuroDecimal(one.totalPrice)] as const),
      [texts.total, formatEuroDecimal(totalPrice)],
      ...vat.map((one) => [texts.vat(vatRateText(one.vatRate)), formatEuroDecimal(one.vatPrice)] as const),
    ]),
  ];
}

const paragraph = (text: string): LetterPart => ({ kind: "paragraph", text });

/** With whom it is agreed, and what with each of several parties. */
function partiesOf({ party, contracts }: OfferDocument): LetterPart[] {
  if (!contracts) return [paragraph(texts.party(party.name, party.registrationNumber))];
  return contracts.map((one) => {
    const what = texts.contract(contractWords(one), formatEuroDecimal(one.totalPrice));
    return paragraph(`${what}\n${texts.party(one.party.name, one.party.registrationNumber)}`);
  });
}

const termsOf = ({ terms, contracts }: OfferDocument): LetterPart[] =>
  contracts
    ? contracts.map((one) => paragraph(`${texts.termsOf(one.party.name, one.terms.version)}\n${one.terms.text}`))
    : [paragraph(`${texts.terms(terms.version)}\n${terms.text}`)];

/** Mails a person what they accepted, at which moment, with the terms, the document's hash and the document itself. */
export async function sendOfferReceipt(
  { db, config, mailer, images }: MailTools & Pick<FileTools, "images">,
  offerId: number,
  userId: number,
): Promise<void> {
  const found = await findMailedOffer(db, offerId);
  const person = found?.persons.find(({ id }) => id === userId);
  const acceptance = found?.offer.acceptances.find((one) => one.userId === userId);
  if (!found || !person || !acceptance) return;
  const { document, record, acceptances } = found.offer;
  const missing = document.persons.filter((one) => acceptances.every((other) => other.userId !== one.userId));
  const letter = writeLetter(
    MAIL_TEXTS.greeting(person.firstName),
    [
      { kind: "paragraph", text: texts.intro(formatMoment(acceptance.at), acceptance.wording) },
      {
        kind: "paragraph",
        text: isAgreed(record)
          ? [texts.agreed, agreementText(document, "agreement.fixed")].join(" ")
          : isAccepted(record)
            ? agreementText(document, document.change ? "change.unsigned" : "offer.unsigned", {
                partij: partyNames(document),
              })
            : texts.waiting(namesOf(missing)),
      },
      ...partiesOf(document),
      ...linesOf(document),
      ...termsOf(document),
      { kind: "paragraph", text: `${texts.hash(record.hash)}\n${texts.attached}` },
      { kind: "action", label: texts.action, url: offerUrl(config.publicUrl, found.project.slug, offerId) },
    ],
    config.productName,
  );
  await mailer.send({
    to: person.email,
    subject: texts.subject(document.projectName, document.reference),
    ...letter,
    attachments: [await offerFile(found.offer, { publicUrl: config.publicUrl, images })],
  });
}
