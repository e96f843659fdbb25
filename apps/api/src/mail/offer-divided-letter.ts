import { formatEuroDecimal } from "@showroom/domain/format/money";
import { offeredParts } from "@showroom/domain/agreement/divide-offer";
import { conditionWords, contractWords } from "@showroom/domain/words/contract-words";
import { untilText } from "@showroom/domain/words/last-offer-words";
import { sum } from "@showroom/domain/money/cents";
import { findOffersOfChoices } from "../offers/find-offers.ts";
import { offerFile } from "../offers/offer-file.ts";
import type { FileTools } from "../offers/pdf-file.ts";
import { offerUrl } from "./addresses.ts";
import type { LetterToEach } from "./letter-to-each.ts";
import type { MailTools } from "./mail-tools.ts";
import { findMailedOffer } from "./offer-facts.ts";
import { MAIL_TEXTS } from "./texts.ts";

const texts = MAIL_TEXTS.offerDivided;

type Tools = Pick<MailTools, "db" | "config"> & Pick<FileTools, "images">;

/** Tells the named persons in one letter that one of them divided an offer, with the offer of each part. Null when these ended meanwhile. */
export async function offerDividedLetter({ db, config, images }: Tools, offerId: number): Promise<LetterToEach | null> {
  const found = await findMailedOffer(db, offerId);
  if (!found?.offer.ending) return null;
  const { document, ending, row } = found.offer;
  const parts = (await findOffersOfChoices(db, row.choicesId))
    .filter((one) => one.document.replaces.includes(document.reference) && one.ending === null)
    .toSorted((one, other) => one.row.id - other.row.id);
  const [first] = parts;
  if (!first) return null;
  const { publicUrl } = config;
  const conditions = conditionWords(document);
  return {
    readers: found.persons,
    subject: texts.subject(document.projectName, document.reference),
    parts: [
      { kind: "paragraph", text: texts.intro(ending.byName, document.reference) },
      {
        kind: "table",
        title: texts.parts,
        rows: parts.map((one) => [
          texts.part(contractWords(offeredParts(one.document)), one.document.reference),
          formatEuroDecimal(one.document.totalPrice),
        ]),
        sum: [texts.total, formatEuroDecimal(sum(parts.map((one) => one.document.totalPrice)))],
      },
      {
        kind: "paragraph",
        text: [texts.next, untilText(document), conditions].filter((text) => text !== "").join(" "),
      },
      { kind: "action", label: texts.action, url: offerUrl(publicUrl, found.project.slug, first.row.id) },
    ],
    attachments: async () => await Promise.all(parts.map((one) => offerFile(one, { publicUrl, images }))),
  };
}
