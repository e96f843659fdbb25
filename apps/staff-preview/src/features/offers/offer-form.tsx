import { useState, type ReactNode } from "react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { REMARK_LIMIT, type makeOffer } from "@showroom/api-contract/endpoints/offers";
import type { EndpointInput } from "@showroom/api-contract/endpoint";
import type { Offerable } from "@showroom/api-contract/entities/offer";
import type { RefusedWish } from "@showroom/domain/agreement/offer-document";
import type { CostGroup } from "@showroom/domain/model/cost-group";
import { CheckboxGroup } from "@showroom/ui/controls/checkbox-group/checkbox-group";
import { TextArea } from "@showroom/ui/controls/text-area/text-area";
import { TextField } from "@showroom/ui/controls/text-field/text-field";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { ConfirmDialog } from "@showroom/ui/overlays/confirm-dialog/confirm-dialog";
import { useStaffProject } from "../../shared/projects/projects.ts";
import styles from "../../shared/sheet/sheet.module.css";
import { readEuros, writeEuros } from "./euros.ts";
import { ExtraFields, readExtras, type TypedExtra } from "./extra-fields.tsx";
import { offersQuery } from "./offers-queries.ts";
import { isUnexplained, RefusalFields } from "./refusal-fields.tsx";
import { offersTexts as texts } from "./texts.ts";

export type TypedOffer = Omit<EndpointInput<typeof makeOffer>["body"], "confirmationId">;

interface OfferFormProps<Refusal extends string> {
  readonly offered: Offerable;
  readonly title: string;
  /** Whether the parts are not chosen here. */
  readonly hasFixedParts?: boolean;
  readonly send: (typed: TypedOffer) => Promise<Refusal | "done">;
  readonly refusals: Readonly<Record<Refusal, string>>;
  readonly onClose: () => void;
  readonly onDone: () => void;
  /** What is said above the fields. */
  readonly children: ReactNode;
}

type Indicative = Offerable["indicative"][number];
const keyOf = ({ pageId, line }: Indicative): string => `${pageId}-${line}`;

/** What staff say of an offer: which parts, at which hard prices, with which extra lines. */
export function OfferForm<Refusal extends string>(props: OfferFormProps<Refusal>) {
  const { offered, title, hasFixedParts = false, send, refusals: words, onClose, onDone, children } = props;
  const { id: projectId } = useStaffProject();
  const queries = useQueryClient();
  const open = offered.parts.filter((part) => !offered.agreedParts.includes(part));
  const [parts, setParts] = useState<readonly CostGroup[]>(open);
  const [prices, setPrices] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(offered.indicative.map((one) => [keyOf(one), writeEuros(one.totalPrice)])),
  );
  const [extras, setExtras] = useState<readonly TypedExtra[]>([]);
  const [refusals, setRefusals] = useState<readonly RefusedWish[]>([]);
  const [remark, setRemark] = useState("");
  const [isIncomplete, setIsIncomplete] = useState(false);
  const isWhole = offered.discount > 0;
  const indicative = offered.indicative.filter(({ part }) => parts.includes(part));

  const make = useMutation({
    mutationFn: send,
    onSuccess: async (outcome) => {
      await queries.invalidateQueries({ queryKey: offersQuery(projectId).queryKey });
      if (outcome === "done") onDone();
    },
  });

  /** What was typed; null when something is missing or is no amount. */
  function typedBody(): TypedOffer | null {
    const hardPrices = indicative.flatMap((one) => {
      const totalPrice = readEuros(prices[keyOf(one)] ?? "");
      return totalPrice === null ? [] : [{ pageId: one.pageId, line: one.line, totalPrice }];
    });
    const lines = readExtras(extras);
    if (lines === null || refusals.some(isUnexplained)) return null;
    const isEmpty = parts.length === 0 && lines.length === 0;
    if (isEmpty || hardPrices.length < indicative.length) return null;
    return { parts: [...parts], hardPrices, extras: lines, refusals: [...refusals], remark };
  }
  const confirm = (): void => {
    const body = typedBody();
    setIsIncomplete(body === null);
    if (body !== null) make.mutate(body);
  };
  const outcome = make.data;
  const refused = outcome === undefined || outcome === "done" ? null : words[outcome];
  const fault = isIncomplete ? texts.incomplete : (refused ?? (make.isError ? texts.failed : null));
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={texts.send}
      cancelLabel={texts.cancel}
      busy={make.isPending}
      unavailable={outcome === "changed"}
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
        <div className={styles["form"]}>{children}</div>
        {!hasFixedParts && open.length > 0 && (
          <CheckboxGroup
            legend={texts.makeParts}
            options={open.map((part) => ({ value: part, label: texts.parts[part], disabled: isWhole }))}
            value={parts}
            onValueChange={(value) => setParts(open.filter((part) => value.includes(part)))}
          />
        )}
        {!hasFixedParts && isWhole && <p>{texts.whole}</p>}
        {indicative.length > 0 && <p>{texts.hardPrices}</p>}
        {indicative.map((one) => (
          <TextField
            key={keyOf(one)}
            label={texts.hardPrice(one.title, one.name)}
            inputMode="decimal"
            autoComplete="off"
            maxLength={14}
            value={prices[keyOf(one)] ?? ""}
            onChange={({ target }) => setPrices({ ...prices, [keyOf(one)]: target.value })}
          />
        ))}
        <ExtraFields extras={extras} onChange={setExtras} partDescription={texts.extraPartExplained} />
        <RefusalFields refusals={refusals} onChange={setRefusals} />
        <TextArea
          label={texts.remark}
          maxLength={REMARK_LIMIT}
          value={remark}
          onChange={({ target }) => setRemark(target.value)}
        />
      </div>
    </ConfirmDialog>
  );
}
