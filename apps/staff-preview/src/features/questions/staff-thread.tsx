import { useMutation, useQueryClient } from "@tanstack/react-query";
import { closeQuestion, replyToQuestion, type StaffThread as Thread } from "@showroom/api-contract/endpoints/questions";
import { Button } from "@showroom/ui/controls/button/button";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { MessageForm } from "@showroom/web-app/questions/message-form";
import { ThreadView } from "@showroom/web-app/questions/thread-view";
import { useRead } from "@showroom/web-app/questions/use-read";
import { api } from "../../shared/api/api.ts";
import { paths } from "../../shared/paths/paths.ts";
import { useUser } from "../../shared/session/user.ts";
import { questionsQuery } from "./questions-queries.ts";
import styles from "./questions.module.css";
import { questionTexts as texts } from "./texts.ts";

interface StaffThreadProps {
  readonly project: { readonly id: number; readonly slug: string };
  readonly thread: Thread;
  readonly mayWrite: boolean;
  readonly onSent: () => void;
}

/** A thread of a home, to read, to answer and to close. */
export function StaffThread({ project, thread, mayWrite, onSent }: StaffThreadProps) {
  const queries = useQueryClient();
  const user = useUser();
  const unread = useRead({ projectId: project.id, thread, isNoted: true });
  const params = { projectId: project.id, threadId: thread.id };
  const refresh = () => queries.invalidateQueries({ queryKey: questionsQuery(project.id).queryKey });
  const closing = useMutation({
    mutationFn: async () => {
      const body = { messageId: thread.messages.at(-1)?.id ?? 0 };
      return (await api.call(closeQuestion, { params, body })).outcome;
    },
    onSettled: refresh,
  });
  return (
    <ThreadView
      projectId={project.id}
      thread={thread}
      side="staff"
      of={texts.home(thread.buildNumber, thread.buyer)}
      unread={unread}
    >
      {mayWrite && (
        <MessageForm
          place={`${user.id}/thread/${thread.id}`}
          label={texts.answer}
          sendLabel={texts.send}
          send={async (message) => (await api.call(replyToQuestion, { params, body: message })).outcome}
          onSent={() => {
            void refresh();
            onSent();
          }}
        />
      )}
      {closing.isError && (
        <Alert variant="danger" announce="assertive">
          {texts.failed}
        </Alert>
      )}
      {closing.data === "changed" && (
        <Alert variant="warning" announce="polite">
          {texts.changed}
        </Alert>
      )}
      <div className={styles["actions"]}>
        {mayWrite && thread.state === "open" && (
          <Button size="small" loading={closing.isPending} onClick={() => closing.mutate()}>
            {texts.close}
          </Button>
        )}
        <Button size="small" variant="quiet" href={paths.buyer(project.slug, thread.userId)}>
          {texts.toBuyer}
        </Button>
      </div>
    </ThreadView>
  );
}
