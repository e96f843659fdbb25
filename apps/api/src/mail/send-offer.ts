import { lastDayText } from "@showroom/domain/agreement/offer-document";
import { formatEuroDecimal } from "@showroom/domain/format/money";
import { findMailedOffer, offersUrl } from "./offer-facts.ts";
import { writeLetter, type LetterPart } from "./letter.ts";
import type { MailTools } from "./mail-tools.ts";
import { MAIL_TEXTS } from "./texts.ts";

type Person = NonNullable<Awaited<ReturnType<typeof findMailedOffer>>>["persons"][number];

/** Sends each person the same letter, with their own greeting. */
async function mailEach(
  { config, mailer }: MailTools,
  persons: readonly Person[],
  subject: string,
  parts: readonly LetterPart[],
): Promise<void> {
  for (const { email, firstName } of persons)
    await mailer.send({
      to: email,
      subject,
      ...writeLetter(MAIL_TEXTS.greeting(firstName), parts, config.productName),
    });
}

/** Mails the named persons that there is an offer. Sends nothing when it ended meanwhile. */
export async function sendOffer(tools: MailTools, offerId: number): Promise<void> {
  const found = await findMailedOffer(tools.db, offerId);
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
    { kind: "action", label: texts.action, url: offersUrl(tools.config.publicUrl, found.project.slug, offerId) },
  ];
  await mailEach(tools, found.persons, texts.subject(document.projectName, document.reference), parts);
}

/** Tells the named persons that an offer was withdrawn, and why. */
export async function sendOfferWithdrawn(tools: MailTools, offerId: number): Promise<void> {
  const found = await findMailedOffer(tools.db, offerId);
  if (!found?.offer.ending) return;
  const { document, ending } = found.offer;
  const texts = MAIL_TEXTS.offerWithdrawn;
  const parts: LetterPart[] = [
    { kind: "paragraph", text: texts.intro(document.reference) },
    { kind: "paragraph", text: texts.reason(ending.reason) },
    { kind: "action", label: texts.action, url: offersUrl(tools.config.publicUrl, found.project.slug, offerId) },
  ];
  await mailEach(tools, found.persons, texts.subject(document.projectName, document.reference), parts);
}
