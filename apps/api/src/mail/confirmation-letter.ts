import type { Confirmation, ConfirmationLine, ConfirmationPage } from "@showroom/api-contract/entities/confirmation";
import { agreementText } from "@showroom/domain/agreement/agreement-texts";
import { EXACT_AMOUNTS } from "@showroom/domain/format/amounts-that-add-up";
import { formatDay } from "@showroom/domain/format/moment";
import { formatEuroDecimal } from "@showroom/domain/format/money";
import { cents } from "@showroom/domain/money/cents";
import { enteredByText } from "@showroom/domain/words/entered-by";
import { NEXT_STEPS } from "@showroom/domain/words/next-steps";
import { NO_FLOOR_TEXT } from "@showroom/domain/words/room-texts";
import { countedName, lineWords } from "@showroom/domain/words/slot-words";
import type { StoredImages } from "../kernel/context.ts";
import { requestFile } from "../offers/request-file.ts";
import { showroomUrl } from "./addresses.ts";
import { findConfirmation } from "./find-confirmation.ts";
import type { LetterPart } from "./letter.ts";
import type { LetterToEach } from "./letter-to-each.ts";
import type { MailTools } from "./mail-tools.ts";
import { mailedPictures, type MailedPicture } from "./mailed-pictures.ts";
import { plainText } from "./plain-text.ts";
import { MAIL_TEXTS } from "./texts.ts";

const texts = MAIL_TEXTS.confirmation;

type Table = Extract<LetterPart, { readonly kind: "table" }>;

/** A line that differs from the standard or costs something. */
const isTold = ({ isStandard, totalPrice }: ConfirmationLine): boolean => !isStandard || totalPrice !== 0;

/** 'Wandtegel: Handvorm, Varen, 20 x 20 cm'. A colour that the name of the product ends with is told once. */
function wordsOf(line: ConfirmationLine): string {
  const isNamed = line.colorName !== null && line.name.toLowerCase().endsWith(line.colorName.toLowerCase());
  const name = [countedName(line), isNamed ? null : line.colorName, line.size];
  const words = `${lineWords(line)}: ${name.filter(Boolean).join(", ")}`;
  // A standard product that nothing replaces.
  return line.quantity === 0 ? texts.dropped(words) : words;
}

/** A room: what differs from the standard with its amounts, and the rest as one line. */
function roomTable({ title, lines, totalPrice }: ConfirmationPage, picture: MailedPicture | undefined): Table {
  const told = lines.filter(isTold);
  const others = lines.length - told.length;
  const amount = (line: ConfirmationLine): string =>
    line.totalPrice === 0 ? texts.included : EXACT_AMOUNTS.difference(line.totalPrice);
  return {
    kind: "table",
    title,
    picture: picture?.shown,
    rows: [
      ...told.map((line) => [wordsOf(line), amount(line)] as const),
      ...(others > 0 ? [[texts.standard(others), texts.included] as const] : []),
      ...(lines.length === 0 ? [[NO_FLOOR_TEXT, formatEuroDecimal(totalPrice)] as const] : []),
    ],
    ...(told.length > 1 && { sum: [texts.room(title), formatEuroDecimal(totalPrice)] }),
  };
}

function totalTable({ subTotalPrice, discount, totalPrice }: Confirmation): Table {
  const rows =
    discount === 0
      ? []
      : ([
          [texts.subTotal, formatEuroDecimal(subTotalPrice)],
          [texts.discount, formatEuroDecimal(cents(-discount))],
        ] as const);
  return { kind: "table", title: texts.sums, rows, sum: [texts.total, formatEuroDecimal(totalPrice)] };
}

/** The frozen confirmation, for everybody who has the choices. */
export async function confirmationLetter(
  { db, config, images }: Pick<MailTools, "db" | "config"> & { readonly images: Pick<StoredImages, "read"> },
  confirmationId: number,
): Promise<LetterToEach | null> {
  const found = await findConfirmation(db, confirmationId);
  if (!found) return null;
  const { confirmation, buyers, slug, project } = found;
  const { pages, projectName, reference, replaces, submittedAt, enteredBy } = confirmation;
  const titleOf = (pageId: number): string => pages.find((page) => page.pageId === pageId)?.title ?? projectName;
  const pictures = await mailedPictures({ db, images }, confirmationId, titleOf);
  const ownWords = plainText(confirmation.confirmationContent);
  const { name, phone } = project.showroom;
  const parts: LetterPart[] = [
    { kind: "paragraph", text: texts.intro(formatDay(submittedAt)) },
    ...(enteredBy === undefined ? [] : [{ kind: "paragraph", text: enteredByText(enteredBy) } as const]),
    { kind: "paragraph", text: texts.reference(reference) },
    { kind: "paragraph", text: agreementText(confirmation, "request.standing") },
    ...(replaces ? [{ kind: "paragraph", text: texts.replaces(replaces) } as const] : []),
    {
      kind: "steps",
      title: NEXT_STEPS.title,
      steps: [...(ownWords === "" ? [] : [ownWords]), NEXT_STEPS.offer, NEXT_STEPS.order],
    },
    ...(phone === ""
      ? []
      : [{ kind: "paragraph", text: `${NEXT_STEPS.questions(name)} ${phone.replaceAll(" ", "\u00a0")}` } as const]),
    { kind: "action", label: texts.action, url: showroomUrl(config.publicUrl, slug) },
    ...pages.map((page) => roomTable(page, pictures.get(page.pageId))),
    totalTable(confirmation),
    ...(pages.some(({ lines }) => lines.some((line) => line.indicative))
      ? [{ kind: "paragraph", text: agreementText(confirmation, "request.indicative") } as const]
      : []),
  ];
  return {
    readers: buyers,
    subject: texts.subject(projectName, reference),
    parts,
    attachments: async () => [
      ...[...pictures.values()].map(({ file }) => file),
      await requestFile(db, { id: confirmationId, document: confirmation }, { publicUrl: config.publicUrl, images }),
    ],
  };
}
