import { useState } from "react";
import { flushSync } from "react-dom";
import type { ContractTerms } from "@showroom/api-contract/entities/contract-terms";
import {
  AGREEMENT_TEXT_NAMES,
  AGREEMENT_TEXTS,
  blanksOf,
  onOneLine,
  refuseOwnText,
  type AgreementTextName,
} from "@showroom/domain/agreement/agreement-texts";
import { AGREEMENT_TEXT_WORDS } from "@showroom/domain/words/agreement-text-words";
import { Button } from "@showroom/ui/controls/button/button";
import { TextArea } from "@showroom/ui/controls/text-area/text-area";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { Dialog } from "@showroom/ui/overlays/dialog/dialog";
import styles from "../../shared/sheet/sheet.module.css";
import { offersTexts as texts } from "./texts.ts";
import { useSaveTerms } from "./use-save-terms.ts";

interface OwnTextsDialogProps {
  readonly version: number;
  readonly terms: ContractTerms;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
}

const idOf = (name: AgreementTextName): string => `tekst-${name}`;

/** Replaces the texts on which agreements of the project rest. */
export function OwnTextsDialog({ version, terms, onClose, onDone }: OwnTextsDialogProps) {
  // Who opens it sees these: the page may read newer ones behind the dialog.
  const [seen] = useState({ version, terms });
  const [typed, setTyped] = useState(terms.ownTexts);
  const [isChecked, setIsChecked] = useState(false);
  const { save, isPending, isStale, fault } = useSaveTerms(seen.version, onDone);
  const own = AGREEMENT_TEXT_NAMES.flatMap((name) => {
    const text = onOneLine(typed[name] ?? "");
    return text === "" ? [] : [{ name, text, refusal: refuseOwnText(name, text) }];
  });
  const refused = own.filter(({ refusal }) => refusal !== null);
  const confirm = (): void => {
    const [first] = refused;
    if (first) {
      flushSync(() => setIsChecked(true));
      document.querySelector<HTMLElement>(`#${CSS.escape(idOf(first.name))}`)?.focus();
      return;
    }
    const ownTexts = Object.fromEntries(own.map(({ name, text }) => [name, text]));
    save({ next: { ...seen.terms, ownTexts }, told: texts.ownTextsSaved });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissable={false}
      hideLogo
      title={texts.ownTexts}
      description={texts.ownTextsExplained}
      footer={
        <>
          <Button disabled={isPending} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button variant="primary" loading={isPending} disabled={isStale} onClick={confirm}>
            {texts.save}
          </Button>
        </>
      }
    >
      <div className={styles["section"]}>
        {AGREEMENT_TEXT_NAMES.map((name) => (
          <TextArea
            key={name}
            id={idOf(name)}
            className={styles["wide"]}
            label={AGREEMENT_TEXT_WORDS[name]}
            description={texts.standardText(AGREEMENT_TEXTS[name], blanksOf(name))}
            error={isChecked && refused.find((one) => one.name === name)?.refusal}
            rows={2}
            value={typed[name] ?? ""}
            onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
          />
        ))}
        {fault !== null && (
          <Alert variant="danger" announce="assertive">
            {fault}
          </Alert>
        )}
      </div>
    </Dialog>
  );
}
