import { formatDay } from "@showroom/domain/format/moment";
import { formatEuroDecimal } from "@showroom/domain/format/money";
import { cents } from "@showroom/domain/money/cents";
import { NO_FLOOR_TEXT } from "@showroom/domain/words/room-texts";
import { countedName } from "@showroom/domain/words/slot-words";
import { findConfirmation } from "./find-confirmation.ts";
import type { MailTools } from "./mail-tools.ts";
import { plainText } from "./plain-text.ts";
import type { LetterPart } from "./letter.ts";
import type { LetterToEach } from "./letter-to-each.ts";
import { MAIL_TEXTS } from "./texts.ts";

/** The frozen confirmation, for everybody who has the choices. */
export async function confirmationLetter(
  { db, config }: Pick<MailTools, "db" | "config">,
  confirmationId: number,
): Promise<LetterToEach | null> {
  const found = await findConfirmation(db, confirmationId);
  if (!found) return null;
  const { confirmation, buyers, slug } = found;
  const texts = MAIL_TEXTS.confirmation;
  const lines = confirmation.pages.flatMap((page) => page.lines);
  const next = plainText(confirmation.confirmationContent);
  const parts: LetterPart[] = [
    { kind: "paragraph", text: texts.intro(formatDay(confirmation.submittedAt)) },
    { kind: "paragraph", text: texts.reference(confirmation.reference) },
    { kind: "paragraph", text: texts.request },
    ...(next === "" ? [] : [{ kind: "paragraph", text: texts.next(next) } as const]),
    ...(confirmation.replaces ? [{ kind: "paragraph", text: texts.replaces(confirmation.replaces) } as const] : []),
    ...confirmation.pages.map((page): LetterPart => ({
      kind: "table",
      title: page.title,
      rows:
        page.lines.length === 0
          ? [[NO_FLOOR_TEXT, formatEuroDecimal(page.totalPrice)]]
          : page.lines.map(
              (line) =>
                [
                  [countedName(line), line.colorName, line.size].filter(Boolean).join(", "),
                  formatEuroDecimal(line.totalPrice),
                ] as const,
            ),
    })),
    {
      kind: "table",
      title: confirmation.projectName,
      rows: [
        [texts.subTotal, formatEuroDecimal(confirmation.subTotalPrice)],
        ...(confirmation.discount > 0
          ? [[texts.discount, formatEuroDecimal(cents(-confirmation.discount))] as const]
          : []),
        [texts.total, formatEuroDecimal(confirmation.totalPrice)],
      ],
    },
    ...(lines.some((line) => line.indicative) ? [{ kind: "paragraph", text: texts.indicative } as const] : []),
    { kind: "action", label: texts.action, url: `${config.publicUrl}/projects/${slug}` },
  ];
  return { readers: buyers, subject: texts.subject(confirmation.projectName, confirmation.reference), parts };
}
