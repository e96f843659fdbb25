import { namesOf, settledText } from "@showroom/domain/agreement/offer-document";
import { isAccepted, isAgreed } from "@showroom/domain/agreement/offer-state";
import { formatEuroDecimal } from "@showroom/domain/format/money";
import { findMailedOffer } from "./offer-facts.ts";
import { writeLetter, type LetterPart } from "./letter.ts";
import type { MailTools } from "./mail-tools.ts";
import { MAIL_TEXTS } from "./texts.ts";

/** Tells the project's showroom that an offer is agreed, waits for its signature, or is declined. */
export async function sendOfferAnswer({ db, config, mailer }: MailTools, offerId: number): Promise<void> {
  const found = await findMailedOffer(db, offerId);
  if (!found) return;
  const { document, record, ending } = found.offer;
  const { showroom } = found.project.document;
  const texts = MAIL_TEXTS.offerAnswer;
  const kind = MAIL_TEXTS.kindOf(document);
  const answer = isAgreed(record) ? "agreed" : isAccepted(record) ? "accepted" : "declined";
  const buyers = namesOf(found.offer.acceptances);
  const settled = settledText(document);
  const ordered =
    settled === ""
      ? texts.ordered(buyers, formatEuroDecimal(document.totalPrice))
      : texts.orderedSettled(buyers, settled);
  const words: LetterPart[] =
    answer !== "declined"
      ? [{ kind: "paragraph", text: texts[`${answer}Intro`](ordered) }]
      : [
          { kind: "paragraph", text: texts.declinedIntro(kind, ending?.byName ?? "") },
          { kind: "paragraph", text: texts.reason(ending?.reason ?? "") },
        ];
  const letter = writeLetter(
    MAIL_TEXTS.greeting(showroom.name),
    [
      ...words,
      {
        kind: "action",
        label: texts.action,
        url: `${config.publicUrl}/admin/projecten/${found.project.slug}/offertes`,
      },
    ],
    config.productName,
  );
  await mailer.send({
    to: showroom.email,
    subject: texts[answer](kind, document.projectName, document.reference),
    ...letter,
  });
}
