import type { DocumentChange, OfferDocument } from "@showroom/api-contract/entities/offer";
import { agreementText } from "@showroom/domain/agreement/agreement-texts";
import { lastDayText, settledText } from "@showroom/domain/agreement/offer-document";
import { formatEuroDecimal } from "@showroom/domain/format/money";
import { conditionWords, contractWords, partyNames } from "@showroom/domain/words/contract-words";
import { lastOfferText, untilText } from "@showroom/domain/words/last-offer-words";
import { offerFile } from "../offers/offer-file.ts";
import type { FileTools } from "../offers/pdf-file.ts";
import { offerUrl } from "./addresses.ts";
import { findMailedOffer } from "./offer-facts.ts";
import type { LetterPart } from "./letter.ts";
import type { LetterToEach } from "./letter-to-each.ts";
import type { MailTools } from "./mail-tools.ts";
import { MAIL_TEXTS } from "./texts.ts";

type Tools = Pick<MailTools, "db" | "config">;

function partsOfChange({ reason, consequence }: DocumentChange): LetterPart[] {
  const { change } = MAIL_TEXTS;
  return [
    change.reason(reason),
    ...(consequence ? [change.consequence(consequence.text, formatEuroDecimal(consequence.totalPrice))] : []),
  ].map((text) => ({ kind: "paragraph", text }));
}

/** With whom the buyers contract for what, when that is not one party. */
const contractLines = ({ contracts = [] }: OfferDocument): LetterPart[] =>
  contracts.map((one) => {
    const { name, registrationNumber } = one.party;
    const party = MAIL_TEXTS.offer.partyName(name, registrationNumber);
    return {
      kind: "paragraph",
      text: MAIL_TEXTS.offer.contract(contractWords(one), party, formatEuroDecimal(one.totalPrice)),
    };
  });

function totalText(document: OfferDocument): string {
  const { totalPrice, change } = document;
  const texts = change ? MAIL_TEXTS.change : MAIL_TEXTS.offer;
  return settledText(document) || texts.total(formatEuroDecimal(totalPrice));
}

/** From whom it is, and what it follows from. */
function introText(document: OfferDocument): string {
  const party = partyNames(document);
  if (document.late) return [MAIL_TEXTS.offer.lastIntro(party), lastOfferText(document)].join(" ");
  return (document.change ? MAIL_TEXTS.change : MAIL_TEXTS.offer).intro(party, document.request.reference);
}

/** How long it stands, and what happens if nobody does anything. */
function standingText(document: OfferDocument): string {
  const until = { "laatste dag": lastDayText(document.validUntil) };
  if (!document.change) return untilText(document);
  return [agreementText(document, "change.fixed"), agreementText(document, "change.until", until)].join(" ");
}

/** Tells the named persons that there is an offer. Null when it ended meanwhile. */
export async function offerLetter(
  tools: Tools & Pick<FileTools, "images">,
  offerId: number,
): Promise<LetterToEach | null> {
  const found = await findMailedOffer(tools.db, offerId);
  if (!found || found.offer.ending !== null) return null;
  const { document } = found.offer;
  const { change } = document;
  const texts = change ? MAIL_TEXTS.change : MAIL_TEXTS.offer;
  const conditions = conditionWords(document);
  const parts: LetterPart[] = [
    { kind: "paragraph", text: introText(document) },
    ...contractLines(document),
    ...(change ? partsOfChange(change) : []),
    ...(document.remark === "" ? [] : [{ kind: "paragraph", text: document.remark } as const]),
    { kind: "paragraph", text: totalText(document) },
    { kind: "paragraph", text: standingText(document) },
    ...(conditions === "" ? [] : [{ kind: "paragraph", text: conditions } as const]),
    ...(document.replaces.length === 0
      ? []
      : [{ kind: "paragraph", text: texts.replaces(document.replaces.join(", ")) } as const]),
    { kind: "action", label: texts.action, url: offerUrl(tools.config.publicUrl, found.project.slug, offerId) },
  ];
  return {
    readers: found.persons,
    subject: texts.subject(document.projectName, document.reference),
    parts,
    attachments: async () => [
      await offerFile(found.offer, { publicUrl: tools.config.publicUrl, images: tools.images }),
    ],
  };
}

/** Tells the named persons that an offer was withdrawn, and why. */
export async function offerWithdrawnLetter(tools: Tools, offerId: number): Promise<LetterToEach | null> {
  const found = await findMailedOffer(tools.db, offerId);
  if (!found?.offer.ending) return null;
  const { document, ending } = found.offer;
  const texts = MAIL_TEXTS.offerWithdrawn;
  const kind = MAIL_TEXTS.kindOf(document);
  const parts: LetterPart[] = [
    { kind: "paragraph", text: texts.intro(kind, document.reference) },
    { kind: "paragraph", text: texts.reason(ending.reason) },
    ...(document.change ? [{ kind: "paragraph", text: texts.agreementStands } as const] : []),
    { kind: "action", label: texts.action, url: offerUrl(tools.config.publicUrl, found.project.slug, offerId) },
  ];
  return { readers: found.persons, subject: texts.subject(kind, document.projectName, document.reference), parts };
}
