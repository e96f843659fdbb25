import { useState } from "react";
import {
  contractTermsSchema,
  type ContractTerms,
  type PartParty,
} from "@showroom/api-contract/entities/contract-terms";
import { Button } from "@showroom/ui/controls/button/button";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { ConfirmDialog } from "@showroom/ui/overlays/confirm-dialog/confirm-dialog";
import styles from "../../shared/sheet/sheet.module.css";
import { ConditionFields, conditionsOf, PartFields, PartyFields, readParty, typedOf } from "./party-fields.tsx";
import { offersTexts as texts } from "./texts.ts";
import { useSaveTerms } from "./use-save-terms.ts";

/** The party of the project, another one for parts, or a new one of these. */
export type EditedParty = "project" | "new" | PartParty;

interface TermsDialogProps {
  readonly version: number;
  readonly terms: ContractTerms | null;
  readonly edited: EditedParty;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
}

/** Sets who contracts in the project or for parts of it, and under which terms. */
export function TermsDialog({ version, terms, edited, onClose, onDone }: TermsDialogProps) {
  const known = edited === "project" ? terms : edited === "new" ? null : edited;
  const others = terms?.parties.filter((one) => one !== edited) ?? [];
  const [typed, setTyped] = useState(() => typedOf(known));
  const [parts, setParts] = useState(edited === "project" || edited === "new" ? [] : edited.parts);
  const [conditions, setConditions] = useState(() => conditionsOf(terms));
  const [isIncomplete, setIsIncomplete] = useState(false);
  const { save, isPending, isStale, fault: saveFault } = useSaveTerms(version, onDone);
  const fault = isIncomplete ? texts.termsIncomplete : saveFault;
  const confirm = (): void => {
    const party = readParty(typed);
    const next =
      edited === "project"
        ? { ...party, ...conditions, parties: others, ownTexts: terms?.ownTexts }
        : { ...terms, parties: [...others, { ...party, parts }] };
    const read = contractTermsSchema.safeParse(next);
    setIsIncomplete(!read.success);
    if (read.success) save({ next: read.data, told: texts.termsSaved });
  };
  return (
    <ConfirmDialog
      open
      title={edited === "project" ? texts.editTerms : edited === "new" ? texts.otherParty : texts.editParty}
      confirmLabel={texts.save}
      cancelLabel={texts.cancel}
      busy={isPending}
      unavailable={isStale}
      error={
        fault !== null && (
          <Alert variant="danger" announce="assertive">
            {fault}
          </Alert>
        )
      }
      onCancel={onClose}
      onConfirm={confirm}
    >
      <div className={styles["form"]}>
        {edited === "project" ? (
          <p>{texts.termsNote}</p>
        ) : (
          <PartFields parts={parts} taken={others.flatMap((one) => one.parts)} onChange={setParts} />
        )}
        <PartyFields typed={typed} onChange={setTyped} />
        {edited === "project" && <ConditionFields conditions={conditions} onChange={setConditions} />}
        {terms && typeof edited === "object" && (
          <Button
            size="small"
            onClick={() => save({ next: { ...terms, parties: [...others] }, told: texts.partyRemoved(edited.name) })}
          >
            {texts.removeParty}
          </Button>
        )}
      </div>
    </ConfirmDialog>
  );
}
