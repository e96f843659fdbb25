import { Alert } from "@showroom/ui/feedback/alert/alert";
import type { Draft } from "./use-draft.ts";

interface DraftOutcomeProps<Field extends string, State extends string> {
  readonly draft: Pick<Draft<Field, State>, "send">;
  readonly failed: string;
  /** What is told when so many rows were stored. */
  readonly done: (count: number) => string;
}

/** What became of the last attempt to store a list. */
export function DraftOutcome<Field extends string, State extends string>({
  draft: { send },
  failed,
  done,
}: DraftOutcomeProps<Field, State>) {
  if (send.isError)
    return (
      <Alert variant="danger" announce="assertive">
        {failed}
      </Alert>
    );
  return (
    typeof send.data === "number" && (
      <Alert variant="success" announce="polite">
        {done(send.data)}
      </Alert>
    )
  );
}
