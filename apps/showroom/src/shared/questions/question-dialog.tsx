import { useState } from "react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { askQuestion } from "@showroom/api-contract/endpoints/questions";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { Spinner } from "@showroom/ui/feedback/spinner/spinner";
import { Dialog } from "@showroom/ui/overlays/dialog/dialog";
import { MessageForm } from "@showroom/web-app/questions/message-form";
import { api } from "../api/api.ts";
import { RetryAlert } from "../errors/retry-alert.tsx";
import { viewing } from "../session/viewing.ts";
import type { Asked } from "./asked.ts";
import { OwnThread, useWriter } from "./own-thread.tsx";
import { ownQuestionsQuery } from "./own-questions.ts";
import { ownQuestionTexts as texts } from "./texts.ts";

interface QuestionDialogProps {
  readonly projectId: number;
  readonly asked: Asked;
  readonly onClose: () => void;
}

/** What was asked about a choice, with the field to ask. Further questions about the same choice go into the same thread. */
export function QuestionDialog({ projectId, asked, onClose }: QuestionDialogProps) {
  const queries = useQueryClient();
  const query = ownQuestionsQuery(projectId);
  const { data, isError, isPending, refetch } = useQuery(query);
  const writer = useWriter();
  const [isSent, setIsSent] = useState(false);
  const threads = data?.items.filter(({ subject }) => subject.key === asked.key) ?? [];
  const mayWrite = data?.mayWrite !== false && viewing === null;
  const asksFirst = !isPending && threads.length === 0 && mayWrite;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      kicker={texts.dialog}
      title={asked.name}
      description={asksFirst ? texts.attached(asked.name) : undefined}
      size="wide"
      hideLogo
    >
      {isSent && (
        <Alert variant="success" announce="polite">
          {texts.sent}
        </Alert>
      )}
      {isError && <RetryAlert onRetry={() => void refetch()}>{texts.loadFailed}</RetryAlert>}
      {isPending && <Spinner patient />}
      {viewing !== null && <p>{texts.readOnly}</p>}
      {viewing === null && data?.mayWrite === false && <p>{texts.closed}</p>}
      {threads.map((thread, index) => (
        <OwnThread
          key={thread.id}
          projectId={projectId}
          thread={thread}
          mayWrite={mayWrite && index === 0}
          headingAs="h3"
          onSent={() => setIsSent(true)}
        />
      ))}
      {asksFirst && (
        <MessageForm
          place={`${writer}/${projectId}/${asked.key}`}
          label={texts.question}
          sendLabel={texts.send}
          send={async (message) =>
            (await api.call(askQuestion, { params: { projectId }, body: { about: asked.about, ...message } })).outcome
          }
          onSent={() => {
            setIsSent(true);
            void queries.invalidateQueries({ queryKey: query.queryKey });
          }}
        />
      )}
    </Dialog>
  );
}
