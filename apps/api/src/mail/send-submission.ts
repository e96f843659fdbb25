import { formatDay } from "@showroom/domain/format/moment";
import { formatEuroDecimal } from "@showroom/domain/format/money";
import { findConfirmation } from "./find-confirmation.ts";
import type { MailTools } from "./mail-tools.ts";
import { writeLetter, type LetterPart } from "./letter.ts";
import { MAIL_TEXTS } from "./texts.ts";

type FoundConfirmation = NonNullable<Awaited<ReturnType<typeof findConfirmation>>>;

/** What the showroom and its staff are told of a request. */
export function submissionLetter(found: FoundConfirmation, publicUrl: string) {
  const { confirmation, buyers, project, slug, choices } = found;
  const email = buyers.map((one) => one.email).join(", ");
  const phones = buyers.flatMap(({ phone }) => phone ?? []).join(", ");
  const texts = MAIL_TEXTS.submission;
  const buyer = confirmation.buyerName || email;
  const { buildNumber, houseTypeName, reference, replaces, submitType, submittedAt, totalPrice, enteredBy } =
    confirmation;
  const facts = [
    ...(buildNumber === "" ? [] : [[texts.facts.buildNumber, buildNumber] as const]),
    [texts.facts.houseType, houseTypeName],
    [texts.facts.buyer, buyer],
    [texts.facts.email, email],
    ...(phones === "" ? [] : [[texts.facts.phone, phones] as const]),
    [texts.facts.reference, reference],
    [texts.facts.total, formatEuroDecimal(totalPrice)],
  ] as const;
  const day = formatDay(submittedAt);
  const intro = enteredBy === undefined ? texts.intro(buyer, day) : texts.entered(enteredBy, buyer, day);
  const parts: readonly LetterPart[] = [
    { kind: "paragraph", text: `${intro} ${texts.requests[submitType]}` },
    { kind: "paragraph", text: texts.standing },
    ...(replaces ? [{ kind: "paragraph", text: texts.replaces(replaces) } as const] : []),
    { kind: "table", title: texts.title, rows: facts },
    { kind: "action", label: texts.action, url: `${publicUrl}/admin/projecten/${slug}/kopers/${choices.userId}` },
  ];
  return { subject: texts.subject(project.name, texts.home(buildNumber, buyer), reference), replyTo: email, parts };
}

/**
 * Tells the project's showroom that a buyer handed in, with the buyer as Reply-To. Sends nothing when the project does
 * not want it.
 */
export async function sendSubmission({ db, config, mailer }: MailTools, confirmationId: number): Promise<void> {
  const found = await findConfirmation(db, confirmationId);
  if (!found || found.project.submissionMail === false) return;
  const { subject, replyTo, parts } = submissionLetter(found, config.publicUrl);
  const { showroom } = found.project;
  await mailer.send({
    to: showroom.email,
    replyTo,
    subject,
    ...writeLetter(
      MAIL_TEXTS.greeting(showroom.name),
      [...parts, { kind: "paragraph", text: MAIL_TEXTS.submission.off }],
      config.productName,
    ),
  });
}
