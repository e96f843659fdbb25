import { useQueryClient } from "@tanstack/react-query";
import { replyToQuestion } from "@showroom/api-contract/endpoints/questions";
import type { QuestionThread } from "@showroom/api-contract/entities/question";
import { MessageForm } from "@showroom/web-app/questions/message-form";
import { ThreadView } from "@showroom/web-app/questions/thread-view";
import { useRead } from "@showroom/web-app/questions/use-read";
import { api } from "../api/api.ts";
import { useVisitor } from "../session/user.ts";
import { viewing } from "../session/viewing.ts";
import { ownQuestionsQuery } from "./own-questions.ts";
import { ownQuestionTexts as texts } from "./texts.ts";

/** Who writes: what is typed belongs to one person of this browser. */
export function useWriter(): number | null {
  const visitor = useVisitor();
  return visitor.status === "member" ? visitor.user.id : null;
}

interface OwnThreadProps {
  readonly projectId: number;
  readonly thread: QuestionThread;
  readonly mayWrite: boolean;
  readonly headingAs?: "h2" | "h3";
  readonly onSent?: () => void;
}

/** A thread of the home, to read and to write in. */
export function OwnThread({ projectId, thread, mayWrite, headingAs = "h2", onSent }: OwnThreadProps) {
  const queries = useQueryClient();
  const writer = useWriter();
  const unread = useRead({ projectId, thread, isNoted: viewing === null });
  return (
    <ThreadView projectId={projectId} thread={thread} side="buyer" unread={unread} headingAs={headingAs}>
      {mayWrite && viewing === null && (
        <MessageForm
          place={`${writer}/thread/${thread.id}`}
          label={texts.more}
          sendLabel={texts.send}
          send={async (message) =>
            (await api.call(replyToQuestion, { params: { projectId, threadId: thread.id }, body: message })).outcome
          }
          onSent={() => {
            void queries.invalidateQueries({ queryKey: ownQuestionsQuery(projectId).queryKey });
            onSent?.();
          }}
        />
      )}
    </ThreadView>
  );
}
