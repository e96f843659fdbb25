import { useState } from "react";
import type { CatalogueAnswer, ChangedChoice } from "@showroom/domain/model/changed-choice";
import { formatDifference } from "@showroom/domain/format/money";
import { answerCatalogueChanges } from "@showroom/api-contract/endpoints/changed-choices";
import { isProblem } from "@showroom/api-client/failures";
import { Button } from "@showroom/ui/controls/button/button";
import { RadioCard } from "@showroom/ui/controls/radio-card/radio-card";
import { RadioCardGroup } from "@showroom/ui/controls/radio-card-group/radio-card-group";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { RuledItem, RuledList } from "@showroom/ui/layout/ruled-list/ruled-list";
import { Dialog } from "@showroom/ui/overlays/dialog/dialog";
import { api } from "../../shared/api/api.ts";
import { useShowroom } from "../../shared/step-view/use-showroom.ts";
import { changeOptions, describeChange } from "./change-options.ts";
import { catalogueChangesTexts as texts } from "./texts.ts";

type Answers = Readonly<Record<string, CatalogueAnswer>>;

interface ChangeQuestionProps {
  readonly change: ChangedChoice;
  readonly answer: CatalogueAnswer | undefined;
  readonly missing: boolean;
  readonly onAnswer: (answer: CatalogueAnswer) => void;
}

function ChangeQuestion({ change, answer, missing, onAnswer }: ChangeQuestionProps) {
  const { id, pageTitle, label, was, part } = change;
  return (
    <RuledItem>
      <RadioCardGroup legend={`${pageTitle}, ${label}`} columns={2} error={missing && texts.unanswered}>
        {changeOptions(change).map((option) => (
          <RadioCard
            key={option.answer}
            name={id}
            title={option.title}
            description={option.description}
            price={option.price}
            checked={answer === option.answer}
            onChange={() => onAnswer(option.answer)}
          />
        ))}
      </RadioCardGroup>
      {part !== null && <p>{texts.was(was.name, formatDifference(was.price))}</p>}
      <p>{describeChange(change)}</p>
    </RuledItem>
  );
}

interface CatalogueDialogProps {
  readonly changes: readonly ChangedChoice[];
  readonly onClose: () => void;
}

/** Lists the buyer's choices that the catalogue changed and asks for an answer to each. */
export function CatalogueDialog({ changes, onClose }: CatalogueDialogProps) {
  const { store, project } = useShowroom();
  const [answers, setAnswers] = useState<Answers>({});
  const [state, setState] = useState<"open" | "incomplete" | "sending" | "failed">("open");
  const send = async (): Promise<void> => {
    if (!changes.every(({ id }) => answers[id])) return setState("incomplete");
    setState("sending");
    try {
      await store.flush();
      const { version, userId } = store.getState().server;
      await api.call(answerCatalogueChanges, { params: { projectId: project.id }, body: { version, answers, userId } });
    } catch (error) {
      if (!isProblem(error, "choices-stale", "choices-of-another")) return setState("failed");
    }
    // Pages, prices and choices now follow the present catalogue, so everything is loaded again.
    window.location.reload();
  };
  return (
    <Dialog
      open
      size="wide"
      onOpenChange={onClose}
      title={texts.title}
      description={texts.body}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.later}
          </Button>
          <Button variant="primary" loading={state === "sending"} onClick={() => void send()}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      {state === "failed" && (
        <Alert variant="danger" announce="assertive">
          {texts.failed}
        </Alert>
      )}
      <RuledList as="ol">
        {changes.map((change) => (
          <ChangeQuestion
            key={change.id}
            change={change}
            answer={answers[change.id]}
            missing={state === "incomplete" && answers[change.id] === undefined}
            onAnswer={(answer) => setAnswers((before) => ({ ...before, [change.id]: answer }))}
          />
        ))}
      </RuledList>
    </Dialog>
  );
}
