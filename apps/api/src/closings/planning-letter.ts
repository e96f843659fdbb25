import type { Closing } from "@showroom/domain/closing-date/closing-date";
import { isOver } from "@showroom/domain/closing-date/closing-date";
import { isBindingNews, type PlanningNews } from "@showroom/domain/closing-date/planning-news";
import { dayInWords } from "@showroom/domain/format/day-in-words";
import { now, nowMs } from "@showroom/service/clock";
import type { Config } from "../config/config.ts";
import type { SealOf } from "../kernel/seal.ts";
import { subjectWords } from "../questions/subject-words.ts";
import { questionsUrl, showroomUrl } from "../mail/addresses.ts";
import { writeLetter, type LetterPart } from "../mail/letter.ts";
import { MAIL_TEXTS } from "../mail/texts.ts";
import type { Planning } from "./find-planning.ts";
import { tokenOf } from "./planning-links.ts";

const texts = MAIL_TEXTS.planning;

function sentenceOf(news: PlanningNews): string {
  const day = (one: string): string => dayInWords(one, now());
  switch (news.kind) {
    case "set":
      return isOver(news, nowMs())
        ? texts.closed(news.part, day(news.lastDay))
        : texts.set(news.part, day(news.lastDay));
    case "moved":
      return texts.moved(news.part, day(news.before), day(news.lastDay));
    case "ended":
      return texts.ended(news.part);
    case "reminder":
      return texts.reminder(news.part, day(news.lastDay), news.daysLeft);
  }
}

const rowOf = (closing: Closing): readonly [string, string] => [
  texts.parts[closing.part],
  isOver(closing, nowMs()) ? texts.isClosed : texts.until(dayInWords(closing.lastDay, now())),
];

interface PlanningLetter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Turns reminders off with one press. */
  readonly stopUrl: string;
}

/** The letter with the news of a buyer: of the dates of the home, which it lists, and what the showroom answered. */
export function planningLetter(
  { config, sealOf }: { readonly config: Config; readonly sealOf: SealOf },
  { user, project, closings, news, answers }: Planning,
): PlanningLetter {
  const token = tokenOf(sealOf, "planning reminders", { userId: user.id, number: 1 });
  const nearest = news.flatMap((one) => (one.kind === "reminder" ? [one.daysLeft] : []));
  const parts: LetterPart[] = [
    ...news.map((one): LetterPart => ({ kind: "paragraph", text: sentenceOf(one) })),
    ...answers.flatMap(({ by, subject, words }): LetterPart[] => [
      { kind: "paragraph", text: texts.answered(by, subjectWords(subject)) },
      { kind: "paragraph", text: words },
    ]),
    ...(answers.length === 0
      ? []
      : [{ kind: "action", label: texts.answersAction, url: questionsUrl(config.publicUrl, project.slug) } as const]),
    ...(closings.length === 0 || news.length === 0
      ? []
      : ([
          { kind: "table", title: texts.title, rows: closings.map(rowOf) },
          { kind: "paragraph", text: texts.afterwards },
        ] as const)),
    ...(news.length === 0
      ? []
      : [{ kind: "action", label: texts.action, url: showroomUrl(config.publicUrl, project.slug) } as const]),
    ...(isBindingNews(news)
      ? []
      : ([
          { kind: "paragraph", text: texts.stop },
          { kind: "action", label: texts.stopAction, url: `${config.publicUrl}/herinneringen/${token}` },
        ] as const)),
  ];
  return {
    subject:
      news.length === 0
        ? texts.answersSubject(project.name)
        : nearest.length > 0
          ? texts.reminderSubject(project.name, Math.min(...nearest))
          : texts.subject(project.name),
    ...writeLetter(MAIL_TEXTS.greeting(user.firstName), parts, config.productName),
    stopUrl: `${config.publicUrl}/api/planning/${token}/stop`,
  };
}
