import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { isProblem } from "@showroom/api-client/failures";
import { answerPreparedChoices, type PreparedChoices } from "@showroom/api-contract/endpoints/prepared-choices";
import { dayInWords, dayOf } from "@showroom/domain/format/day-in-words";
import { formatExactDifference } from "@showroom/domain/format/money";
import { Button } from "@showroom/ui/controls/button/button";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { BulletList } from "@showroom/ui/layout/bullet-list/bullet-list";
import { api } from "../../shared/api/api.ts";
import { useChoices } from "../../shared/choices/use-choices.ts";
import { useShowroom } from "../../shared/step-view/use-showroom.ts";
import { preparedQuery } from "./prepared-query.ts";
import styles from "./prepared.module.css";
import { preparedTexts as texts } from "./texts.ts";

type Answer = "agreed" | "undone";
type Failure = "failed" | "changed" | "closed";

function failureOf(error: unknown): Failure {
  if (isProblem(error, "part-closed")) return "closed";
  return isProblem(error, "choices-stale") ? "changed" : "failed";
}

/** Sends the buyer's answer. */
function useAnswer() {
  const { store, project } = useShowroom();
  const [sending, setSending] = useState<Answer | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [given, setGiven] = useState<Answer | null>(null);
  async function give(answer: Answer): Promise<void> {
    setSending(answer);
    setFailure(null);
    try {
      await store.flush();
      const { version, userId } = store.getState().server;
      await api.call(answerPreparedChoices, { params: { projectId: project.id }, body: { version, answer, userId } });
      setGiven(answer);
      document.getElementById("inhoud")?.focus();
    } catch (error) {
      setFailure(failureOf(error));
    }
    setSending(null);
    store.follow();
  }
  return { sending, failure, given, give };
}

const titleOf = ({ by, at }: PreparedChoices): string => texts.title(by, dayInWords(dayOf(at), new Date()));

function linesOf({ changes, completed }: PreparedChoices) {
  return [
    ...changes.map(({ pageTitle, label, before, after }) => texts.change(pageTitle, label, before, after)),
    ...completed.map((title) => texts.completed(title)),
  ].map((content, key) => ({ key, content }));
}

/** What staff chose in the buyer's place, until the buyer agrees with it or goes back to how it was. */
export function PreparedNotice({ className }: { readonly className: string | undefined }) {
  const { store, project } = useShowroom();
  const isPrepared = useChoices(store, ({ server }) => server.isPrepared === true);
  const version = useChoices(store, ({ server }) => server.version);
  const readOnly = useChoices(store, (state) => state.readOnly);
  const { sending, failure, given, give } = useAnswer();
  const { data } = useQuery({ ...preparedQuery(project.id, version), enabled: isPrepared });
  const prepared = isPrepared ? data?.prepared : null;
  if (!prepared) {
    if (isPrepared || given === null) return null;
    return (
      <div className={className} data-print="hide">
        <Alert variant="success" announce="polite">
          {texts[given]}
        </Alert>
      </div>
    );
  }
  const { difference } = prepared;
  return (
    <div className={className} data-print="hide">
      <Alert
        announce="polite"
        title={titleOf(prepared)}
        actions={
          !readOnly && (
            <>
              <Button
                size="small"
                variant="primary"
                loading={sending === "agreed"}
                disabled={sending === "undone"}
                onClick={() => void give("agreed")}
              >
                {texts.agree}
              </Button>
              <Button
                size="small"
                loading={sending === "undone"}
                disabled={sending === "agreed"}
                onClick={() => void give("undone")}
              >
                {texts.undo}
              </Button>
            </>
          )
        }
      >
        <div className={styles["body"]}>
          <p>{readOnly ? texts.waits : texts.intro}</p>
          <BulletList items={linesOf(prepared)} />
          <p>{difference === 0 ? texts.same : texts.difference(formatExactDifference(difference))}</p>
        </div>
      </Alert>
      {failure !== null && (
        <Alert variant="danger" announce="assertive">
          {texts[failure]}
        </Alert>
      )}
    </div>
  );
}
