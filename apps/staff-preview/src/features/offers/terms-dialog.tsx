import { useState } from "react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { saveContractTerms } from "@showroom/api-contract/endpoints/offers";
import {
  contractTermsSchema,
  PARTY_LIMIT,
  TERMS_LIMIT,
  type ContractTerms,
} from "@showroom/api-contract/entities/offer";
import { TextArea } from "@showroom/ui/controls/text-area/text-area";
import { TextField } from "@showroom/ui/controls/text-field/text-field";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { ConfirmDialog } from "@showroom/ui/overlays/confirm-dialog/confirm-dialog";
import { api } from "../../shared/api/api.ts";
import { useStaffProject } from "../../shared/projects/projects.ts";
import styles from "../../shared/sheet/sheet.module.css";
import { readPercentage } from "./euros.ts";
import { contractTermsQuery } from "./offers-queries.ts";
import { offersTexts as texts } from "./texts.ts";

interface TermsDialogProps {
  readonly version: number;
  readonly terms: ContractTerms | null;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
}

const LINES = ["name", "address", "registrationNumber", "guarantee", "termsVersion", "daysValid", "vatRate"] as const;
type Field = (typeof LINES)[number] | "termsText";

const typedOf = (terms: ContractTerms | null): Record<Field, string> => ({
  name: terms?.name ?? "",
  address: terms?.address ?? "",
  registrationNumber: terms?.registrationNumber ?? "",
  guarantee: terms?.guarantee ?? "",
  termsVersion: terms?.termsVersion ?? "",
  termsText: terms?.termsText ?? "",
  daysValid: String(terms?.daysValid ?? 14),
  vatRate: String((terms?.vatRate ?? 2100) / 100).replace(".", ","),
});

/** Sets who offers in the project, and under which terms. */
export function TermsDialog({ version, terms, onClose, onDone }: TermsDialogProps) {
  const { id: projectId } = useStaffProject();
  const queries = useQueryClient();
  const [typed, setTyped] = useState(() => typedOf(terms));
  const [isIncomplete, setIsIncomplete] = useState(false);
  const save = useMutation({
    mutationFn: async (next: ContractTerms) =>
      (await api.call(saveContractTerms, { params: { projectId }, body: { version, terms: next } })).outcome,
    onSuccess: async (outcome) => {
      await queries.invalidateQueries({ queryKey: contractTermsQuery(projectId).queryKey });
      if (outcome === "done") onDone(texts.termsSaved);
    },
  });
  const isStale = save.data === "changed";
  const fault = isIncomplete
    ? texts.termsIncomplete
    : isStale
      ? texts.termsChanged
      : save.isError
        ? texts.failed
        : null;
  const confirm = (): void => {
    const { daysValid, vatRate, ...words } = typed;
    const read = contractTermsSchema.safeParse({
      ...words,
      daysValid: /^\d+$/.test(daysValid.trim()) ? Number(daysValid) : null,
      vatRate: readPercentage(vatRate),
    });
    setIsIncomplete(!read.success);
    if (read.success) save.mutate(read.data);
  };
  return (
    <ConfirmDialog
      open
      title={texts.editTerms}
      confirmLabel={texts.save}
      cancelLabel={texts.cancel}
      busy={save.isPending}
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
      <div className={styles["section"]}>
        <p>{texts.termsNote}</p>
        {LINES.map((field) => (
          <TextField
            key={field}
            label={texts.termsFacts[field]}
            autoComplete="off"
            maxLength={PARTY_LIMIT}
            value={typed[field]}
            onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
          />
        ))}
        <TextArea
          label={texts.termsFacts.termsText}
          rows={8}
          maxLength={TERMS_LIMIT}
          value={typed.termsText}
          onChange={({ target }) => setTyped({ ...typed, termsText: target.value })}
        />
      </div>
    </ConfirmDialog>
  );
}
