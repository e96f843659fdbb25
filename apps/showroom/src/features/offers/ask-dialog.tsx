import { useState } from "react";
import { useMutation } from "@tanstack/react-query";
import { askForChange } from "@showroom/api-contract/endpoints/change-requests";
import type { LineInForce } from "@showroom/api-contract/entities/offer";
import { REQUEST_LIMIT } from "@showroom/domain/agreement/change-request";
import { textOfKey } from "@showroom/domain/agreement/lines-in-force";
import { CheckboxGroup } from "@showroom/ui/controls/checkbox-group/checkbox-group";
import { Disclosure } from "@showroom/ui/controls/disclosure/disclosure";
import { TextArea } from "@showroom/ui/controls/text-area/text-area";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { ConfirmDialog } from "@showroom/ui/overlays/confirm-dialog/confirm-dialog";
import { api } from "../../shared/api/api.ts";
import styles from "./offers.module.css";
import { requestTexts as texts } from "./texts.ts";

interface AskDialogProps {
  readonly projectId: number;
  /** What is agreed now. */
  readonly lines: readonly LineInForce[];
  readonly onClose: () => void;
  /** Called after every answer of the server, which may have other lines. */
  readonly onAnswer: (isDone: boolean) => void;
}

/** Asks in words for a change, and which of the agreed lines it is about. */
export function AskDialog({ projectId, lines, onClose, onAnswer }: AskDialogProps) {
  const [words, setWords] = useState("");
  const [about, setAbout] = useState<readonly string[]>([]);
  const [isIncomplete, setIsIncomplete] = useState(false);
  const ask = useMutation({
    mutationFn: async () => {
      const named = lines.filter((one) => about.includes(textOfKey(one)));
      const body = { lines: named.map(({ reference, line }) => ({ reference, line })), words };
      return (await api.call(askForChange, { params: { projectId }, body })).outcome;
    },
    onSuccess: (outcome) => {
      // The lines that are shown from now on are others.
      if (outcome === "not-in-force") setAbout([]);
      onAnswer(outcome === "done");
    },
  });
  const refused = ask.data !== undefined && ask.data !== "done" ? texts.refusals[ask.data] : null;
  const fault = refused ?? (ask.isError ? texts.failed : null);
  return (
    <ConfirmDialog
      open
      title={texts.ask}
      confirmLabel={texts.send}
      cancelLabel={texts.cancel}
      busy={ask.isPending}
      unavailable={ask.data === "already-open" || ask.data === "not-agreed"}
      error={
        fault !== null && (
          <Alert variant="danger" announce="assertive">
            {fault}
          </Alert>
        )
      }
      onCancel={onClose}
      onConfirm={() => {
        setIsIncomplete(words.trim() === "");
        if (words.trim() !== "") ask.mutate();
      }}
    >
      <div className={styles["form"]}>
        <p>{texts.explained}</p>
        <TextArea
          className={styles["wide"]}
          label={texts.words}
          description={texts.wordsLimit(REQUEST_LIMIT)}
          autoComplete="off"
          maxLength={REQUEST_LIMIT}
          value={words}
          error={isIncomplete && words.trim() === "" ? texts.wordsMissing : undefined}
          onChange={({ target }) => setWords(target.value)}
        />
        {lines.length > 0 && (
          <Disclosure showLabel={texts.showLines} hideLabel={texts.hideLines}>
            <CheckboxGroup
              legend={texts.which}
              options={lines.map((line) => ({ value: textOfKey(line), label: texts.line(line.title, line.name) }))}
              value={about}
              onValueChange={setAbout}
            />
          </Disclosure>
        )}
      </div>
    </ConfirmDialog>
  );
}
