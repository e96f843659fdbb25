import { formatMoment } from "@showroom/domain/format/moment";
import { formatEuroDecimal } from "@showroom/domain/format/money";
import { agreementText } from "@showroom/domain/agreement/agreement-texts";
import { settledText } from "@showroom/domain/agreement/offer-document";
import { isAgreed } from "@showroom/domain/agreement/offer-state";
import { partyNames } from "@showroom/domain/words/contract-words";
import { offerFile } from "../offers/offer-file.ts";
import type { FileTools } from "../offers/pdf-file.ts";
import { offerUrl } from "./addresses.ts";
import type { LetterToEach } from "./letter-to-each.ts";
import type { MailTools } from "./mail-tools.ts";
import { findMailedOffer } from "./offer-facts.ts";
import { MAIL_TEXTS } from "./texts.ts";

const texts = MAIL_TEXTS.offerAgreed;

type Tools = Pick<MailTools, "db" | "config"> & Pick<FileTools, "images">;

/**
 * Tells the named persons that there is an agreement: all of them once the contracting party signed, else everyone but who accepted last,
 * whose receipt says it. Null when nobody is left.
 */
export async function offerAgreedLetter({ db, config, images }: Tools, offerId: number): Promise<LetterToEach | null> {
  const found = await findMailedOffer(db, offerId);
  if (!found || !isAgreed(found.offer.record)) return null;
  const { document, acceptances, signature } = found.offer;
  const last = signature === null ? acceptances.at(-1)?.userId : undefined;
  const readers = found.persons.filter(({ id }) => id !== last);
  if (readers.length === 0) return null;
  const told = signature
    ? [texts.signed(partyNames(document), signature.name, formatMoment(signature.at))]
    : acceptances.map(({ name, at }) =>
        (document.acceptedBy === "one" ? texts.acceptedForAll : texts.accepted)(name, formatMoment(at)),
      );
  const settled = settledText(document);
  const agreed = settled === "" ? texts.agreed(formatEuroDecimal(document.totalPrice)) : texts.agreedSettled(settled);
  const { publicUrl } = config;
  return {
    readers,
    subject: texts.subject(document.projectName, document.reference),
    parts: [
      ...told.map((text) => ({ kind: "paragraph", text }) as const),
      { kind: "paragraph", text: `${agreed} ${agreementText(document, "agreement.fixed")}` },
      { kind: "paragraph", text: texts.attached },
      { kind: "action", label: texts.action, url: offerUrl(publicUrl, found.project.slug, offerId) },
    ],
    attachments: async () => [await offerFile(found.offer, { publicUrl, images })],
  };
}
