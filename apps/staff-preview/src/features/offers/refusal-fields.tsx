import { EXTRA_NAME_LIMIT, REASON_LIMIT } from "@showroom/api-contract/endpoints/offers";
import type { RefusedWish } from "@showroom/domain/agreement/offer-document";
import { Button } from "@showroom/ui/controls/button/button";
import { TextField } from "@showroom/ui/controls/text-field/text-field";
import styles from "../../shared/sheet/sheet.module.css";
import { offersTexts as texts } from "./texts.ts";

/** Whether a wish was typed without its name or its reason. */
export const isUnexplained = ({ name, reason }: RefusedWish): boolean => name.trim() === "" || reason.trim() === "";

interface RefusalFieldsProps {
  readonly refusals: readonly RefusedWish[];
  readonly onChange: (refusals: readonly RefusedWish[]) => void;
}

/** The fields of wishes that are refused, with a button for one more. */
export function RefusalFields({ refusals, onChange }: RefusalFieldsProps) {
  const change = (place: number, part: Partial<RefusedWish>): void =>
    onChange(refusals.map((refusal, index) => (index === place ? { ...refusal, ...part } : refusal)));
  return (
    <>
      {refusals.map(({ name, reason }, place) => (
        // Wishes have no identity of their own: only the last one is added, and values follow from the place.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={place} className={styles["form"]}>
          <TextField
            label={texts.named(texts.refusal, texts.extraName)}
            autoComplete="off"
            maxLength={EXTRA_NAME_LIMIT}
            value={name}
            onChange={({ target }) => change(place, { name: target.value })}
          />
          <TextField
            label={texts.refusalReason}
            autoComplete="off"
            maxLength={REASON_LIMIT}
            value={reason}
            onChange={({ target }) => change(place, { reason: target.value })}
          />
          <Button size="small" onClick={() => onChange(refusals.filter((_, index) => index !== place))}>
            {texts.removeRefusal(place + 1)}
          </Button>
        </div>
      ))}
      <Button size="small" onClick={() => onChange([...refusals, { name: "", reason: "" }])}>
        {texts.addRefusal}
      </Button>
    </>
  );
}
