import { useState } from "react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { listAgreedHomes } from "@showroom/api-contract/endpoints/changes";
import { makeChange } from "@showroom/api-contract/endpoints/changes";
import type { EndpointResponse } from "@showroom/api-contract/endpoint";
import { REASON_LIMIT } from "@showroom/api-contract/endpoints/offers";
import { discountsLeft } from "@showroom/domain/agreement/discounts-left";
import { textOfKey, touchSameLines } from "@showroom/domain/agreement/lines-in-force";
import { formatEuroDecimal } from "@showroom/domain/format/money";
import { cents } from "@showroom/domain/money/cents";
import { discountWords } from "@showroom/domain/words/contract-words";
import { CheckboxGroup } from "@showroom/ui/controls/checkbox-group/checkbox-group";
import { TextField } from "@showroom/ui/controls/text-field/text-field";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { ConfirmDialog } from "@showroom/ui/overlays/confirm-dialog/confirm-dialog";
import { api } from "../../shared/api/api.ts";
import { useStaffProject } from "../../shared/projects/projects.ts";
import styles from "../../shared/sheet/sheet.module.css";
import { AskedChange } from "./asked-change.tsx";
import { readEuros } from "./euros.ts";
import { ExtraFields, readExtras, type TypedExtra } from "./extra-fields.tsx";
import { agreedHomesQuery, offersQuery } from "./offers-queries.ts";
import { offersTexts as texts } from "./texts.ts";

export type AgreedHome = EndpointResponse<typeof listAgreedHomes>["items"][number];

interface MakeChangeDialogProps {
  readonly home: AgreedHome;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
}

/** What a buyer asked about, as far as it is still agreed. */
const askedLines = ({ lines, request }: AgreedHome): string[] =>
  lines.filter((line) => touchSameLines([line], request?.lines ?? [])).map(textOfKey);

/** Proposes a change of what is agreed: which lines no longer stand, what is added, why, and what the change costs by itself. */
export function MakeChangeDialog({ home, onClose, onDone }: MakeChangeDialogProps) {
  const { id: projectId } = useStaffProject();
  const queries = useQueryClient();
  const [removed, setRemoved] = useState<readonly string[]>(() => askedLines(home));
  const [extras, setExtras] = useState<readonly TypedExtra[]>([]);
  const [reason, setReason] = useState("");
  const [consequence, setConsequence] = useState({ text: "", price: "" });
  const [isIncomplete, setIsIncomplete] = useState(false);
  const named = texts.home(home.buildNumber, home.buyer);

  const make = useMutation({
    mutationFn: async (body: NonNullable<ReturnType<typeof typedBody>>) =>
      (await api.call(makeChange, { params: { projectId, userId: home.userId }, body })).outcome,
    onSuccess: async (outcome) => {
      await Promise.all([
        queries.invalidateQueries({ queryKey: offersQuery(projectId).queryKey }),
        queries.invalidateQueries({ queryKey: agreedHomesQuery(projectId).queryKey }),
      ]);
      if (outcome === "done") onDone(texts.changeSent(named));
    },
  });

  const removes = home.lines
    .filter((line) => removed.includes(textOfKey(line)))
    .map(({ reference, line }) => ({ reference, line }));

  /** What was typed; null when something is missing or is no amount. */
  function typedBody() {
    const adds = readExtras(extras);
    const price = consequence.price.trim() === "" ? null : readEuros(consequence.price);
    const hasConsequence = consequence.text.trim() !== "" || consequence.price.trim() !== "";
    if (adds === null || reason.trim() === "" || removes.length + adds.length === 0) return null;
    if (hasConsequence && (price === null || consequence.text.trim() === "")) return null;
    return {
      removes,
      adds,
      reason,
      consequence: hasConsequence && price !== null ? { text: consequence.text, totalPrice: price } : null,
    };
  }
  const confirm = (): void => {
    const body = typedBody();
    setIsIncomplete(body === null);
    if (body !== null) make.mutate(body);
  };
  const refused = make.data !== undefined && make.data !== "done" ? texts.changeRefusals[make.data] : null;
  const fault = isIncomplete ? texts.changeIncomplete : (refused ?? (make.isError ? texts.failed : null));
  return (
    <ConfirmDialog
      open
      title={texts.changeTitle(named)}
      confirmLabel={texts.sendChange}
      cancelLabel={texts.cancel}
      busy={make.isPending}
      unavailable={make.data === "not-in-force"}
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
        <p>{texts.changeExplained}</p>
        {home.request && <AskedChange request={home.request} />}
        <TextField
          label={texts.changeReason}
          autoComplete="off"
          maxLength={REASON_LIMIT}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <CheckboxGroup
          legend={texts.removes}
          options={home.lines.map((line) => ({
            value: textOfKey(line),
            label: texts.agreedLine(line.title, line.name, formatEuroDecimal(line.totalPrice)),
          }))}
          value={removed}
          onValueChange={setRemoved}
        />
        {discountsLeft(home.discounts, home.lines, removes).map((discount, at) => (
          <Alert key={at} variant="warning" announce="polite">
            {texts.discountStays(discountWords(discount), formatEuroDecimal(cents(-discount.totalPrice)))}
          </Alert>
        ))}
        <p>{texts.adds}</p>
        <ExtraFields extras={extras} onChange={setExtras} />
        <TextField
          label={texts.consequence}
          autoComplete="off"
          maxLength={REASON_LIMIT}
          value={consequence.text}
          onChange={({ target }) => setConsequence({ ...consequence, text: target.value })}
        />
        <TextField
          label={texts.consequencePrice}
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          value={consequence.price}
          onChange={({ target }) => setConsequence({ ...consequence, price: target.value })}
        />
      </div>
    </ConfirmDialog>
  );
}
