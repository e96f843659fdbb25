import { lastDayText } from "@showroom/domain/agreement/offer-document";
import { formatEuroDecimal } from "@showroom/domain/format/money";
import { findMailedOffer, offersUrl } from "./offer-facts.ts";
import { writeLetter, type LetterPart } from "./letter.ts";
import type { MailTools } from "./mail-tools.ts";
import { MAIL_TEXTS } from "./texts.ts";

/** Mails the named persons that there is an offer. Sends nothing when it ended meanwhile. */
export async function sendOffer({ db, config, mailer }: MailTools, offerId: number): Promise<void> {
  const found = await findMailedOffer(db, offerId);
  if (!found || found.offer.ending !== null) return;
  const { document } = found.offer;
  const texts = MAIL_TEXTS.offer;
  const parts: LetterPart[] = [
    { kind: "paragraph", text: texts.intro(document.party.name, document.request.reference) },
    ...(document.remark === "" ? [] : [{ kind: "paragraph", text: document.remark } as const]),
    { kind: "paragraph", text: texts.total(formatEuroDecimal(document.totalPrice)) },
    { kind: "paragraph", text: texts.validUntil(lastDayText(document.validUntil)) },
    ...(document.replaces.length === 0
      ? []
      : [{ kind: "paragraph", text: texts.replaces(document.replaces.join(", ")) } as const]),
    { kind: "action", label: texts.action, url: offersUrl(config.publicUrl, found.project.slug, offerId) },
  ];
  for (const { email, firstName } of found.persons)
    await mailer.send({
      to: email,
      subject: texts.subject(document.projectName, document.reference),
      ...writeLetter(MAIL_TEXTS.greeting(firstName), parts, config.productName),
    });
}

/** Tells the named persons that an offer was withdrawn, and why. */
export async function sendOfferWithdrawn({ db, config, mailer }: MailTools, offerId: number): Promise<void> {
  const found = await findMailedOffer(db, offerId);
  if (!found?.offer.ending) return;
  const { document, ending } = found.offer;
  const texts = MAIL_TEXTS.offerWithdrawn;
  const parts: LetterPart[] = [
    { kind: "paragraph", text: texts.intro(document.reference) },
    { kind: "paragraph", text: texts.reason(ending.reason) },
    { kind: "action", label: texts.action, url: offersUrl(config.publicUrl, found.project.slug, offerId) },
  ];
  for (const { email, firstName } of found.persons)
    await mailer.send({
      to: email,
      subject: texts.subject(document.projectName, document.reference),
      ...writeLetter(MAIL_TEXTS.greeting(firstName), parts, config.productName),
    });
}
