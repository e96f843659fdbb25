import { Suspense, useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { Button } from "@showroom/ui/controls/button/button";
import { lazyPart } from "../../timeline/lazy-part.tsx";
import { useProject } from "../project/project.ts";
import type { Asked } from "./asked.ts";
import { askButtonTexts as texts } from "./button-texts.ts";
import styles from "./ask-button.module.css";
import { ownQuestionsQuery } from "./own-questions.ts";

const { Lazy: QuestionDialog } = lazyPart(async () => (await import("./question-dialog.tsx")).QuestionDialog);

/** Opens what was asked about a choice, to read and to write. It says when there is an answer that the buyer has not read. */
export function AskButton({ asked }: { readonly asked: Asked }) {
  const { id: projectId } = useProject();
  const [isOpen, setIsOpen] = useState(false);
  // One call for all buttons of a page.
  const { data } = useQuery(ownQuestionsQuery(projectId));
  const isNew = data?.items.some(({ subject, unread }) => subject.key === asked.key && unread.length > 0) === true;
  const label = isNew ? texts.answered : texts.ask;
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className={styles["ask"]}
        data-print="hide"
        aria-label={texts.about(label, asked.name)}
        onClick={() => setIsOpen(true)}
      >
        {label}
      </Button>
      <Suspense>
        {isOpen && <QuestionDialog projectId={projectId} asked={asked} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  );
}
