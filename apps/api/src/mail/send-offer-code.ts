import { eq } from "drizzle-orm";
import { acceptanceWording } from "@showroom/domain/agreement/offer-document";
import { now } from "@showroom/service/clock";
import { offerCodes } from "../database/schema/offers.ts";
import type { SealOf } from "../kernel/seal.ts";
import { OFFER_CODES } from "../offers/offer-codes.ts";
import { findMailedOffer } from "./offer-facts.ts";
import { writeLetter } from "./letter.ts";
import type { MailTools } from "./mail-tools.ts";
import { MAIL_TEXTS } from "./texts.ts";

export interface CodeTools {
  readonly sealOf: SealOf;
}

/** Mails a code to the person that it is for. Sends nothing when it expired meanwhile. */
export async function sendOfferCode(
  { db, config, mailer, sealOf }: MailTools & CodeTools,
  codeId: number,
): Promise<void> {
  const [code] = await db.select().from(offerCodes).where(eq(offerCodes.id, codeId));
  if (!code || code.expiresAt <= now()) return;
  const found = await findMailedOffer(db, code.offerId);
  const person = found?.persons.find(({ id }) => id === code.userId);
  if (!found || !person) return;
  const { document } = found.offer;
  const texts = MAIL_TEXTS.offerCode;
  const letter = writeLetter(
    MAIL_TEXTS.greeting(person.firstName),
    [
      { kind: "paragraph", text: texts.intro(sealOf(OFFER_CODES).open(code.sealed)) },
      { kind: "paragraph", text: texts.meaning(acceptanceWording(document)) },
      { kind: "paragraph", text: texts.ignore },
    ],
    config.productName,
  );
  await mailer.send({
    to: person.email,
    subject: texts.subject(MAIL_TEXTS.kindOf(document), document.reference),
    ...letter,
  });
}
