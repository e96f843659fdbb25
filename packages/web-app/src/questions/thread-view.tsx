import type { ReactNode } from "react";
import type { QuestionSubject, QuestionThread } from "@showroom/api-contract/entities/question";
import { EXACT_AMOUNTS } from "@showroom/domain/format/amounts-that-add-up";
import { formatMoment } from "@showroom/domain/format/moment";
import type { QuestionSide } from "@showroom/domain/question/question-thread";
import { StatusBadge } from "@showroom/ui/feedback/status-badge/status-badge";
import { MessageThread } from "@showroom/ui/showroom/message-thread/message-thread";
import { useImages } from "../pictures/use-images.ts";
import { PrivatePicture } from "./private-picture.tsx";
import { questionTexts as texts } from "./texts.ts";

/** The choice as it was, in words. */
export function factsOf({
  kind,
  details,
  articleNumber,
  amount,
  indicative,
  chosen,
}: QuestionSubject): readonly string[] {
  const { euro, difference } = EXACT_AMOUNTS;
  return [
    details,
    articleNumber === "" ? "" : texts.article(articleNumber),
    amount === null
      ? ""
      : kind === "offer"
        ? texts.offerAmount(euro(amount))
        : texts.amount(difference(amount), indicative),
    kind === "product" && !chosen ? texts.notChosen : "",
  ].filter((fact) => fact !== "");
}

const VARIANTS = { open: "open", answered: "done", closed: "locked" } as const;

interface ThreadViewProps {
  readonly projectId: number;
  readonly thread: QuestionThread;
  readonly side: QuestionSide;
  /** Before the room, such as the home and its buyers. */
  readonly of?: string | undefined;
  /** What was new when the thread came into sight; it stays marked after it was noted as read. */
  readonly unread: readonly number[];
  readonly headingAs?: "h2" | "h3" | undefined;
  readonly children?: ReactNode;
}

/** What was asked and answered about a choice. */
export function ThreadView({ projectId, thread, side, of, unread, headingAs, children }: ThreadViewProps) {
  const images = useImages();
  const { id, subject, state, messages } = thread;
  const kicker = [of, subject.name === "" ? undefined : subject.room].filter((part) => part !== undefined).join(" · ");
  return (
    <MessageThread
      kicker={kicker === "" ? undefined : kicker}
      title={subject.name === "" ? subject.room : subject.name}
      facts={factsOf(subject)}
      imageUrl={subject.image === null ? undefined : images.url(subject.image, { crop: "fit", width: 300 })}
      badge={<StatusBadge variant={VARIANTS[state]}>{texts.states[state]}</StatusBadge>}
      headingAs={headingAs}
      messages={messages.map((message) => ({
        id: String(message.id),
        by: message.by,
        at: message.at,
        moment: formatMoment(message.at),
        own: message.side === side,
        isNew: unread.includes(message.id),
        words: message.words,
        pictures:
          message.pictures.length === 0
            ? undefined
            : message.pictures.map((picture) => (
                <PrivatePicture
                  key={picture.id}
                  {...picture}
                  projectId={projectId}
                  threadId={id}
                  pictureId={picture.id}
                  by={message.by}
                />
              )),
      }))}
    >
      {children}
    </MessageThread>
  );
}
