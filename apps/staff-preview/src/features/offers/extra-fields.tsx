import { EXTRA_NAME_LIMIT, REASON_LIMIT } from "@showroom/api-contract/endpoints/offers";
import type { ExtraLine } from "@showroom/domain/agreement/offer-document";
import { COST_GROUPS } from "@showroom/domain/model/cost-group";
import { Button } from "@showroom/ui/controls/button/button";
import { Select } from "@showroom/ui/controls/select/select";
import { TextField } from "@showroom/ui/controls/text-field/text-field";
import styles from "../../shared/sheet/sheet.module.css";
import { readEuros } from "./euros.ts";
import { offersTexts as texts } from "./texts.ts";

/** A line outside the catalogue as it is typed. */
export interface TypedExtra {
  readonly name: string;
  readonly reason: string;
  readonly price: string;
  /** The part of the home that it belongs to; empty for none. */
  readonly part: string;
}

/** The typed lines; null when something is missing or is no amount. */
export function readExtras(extras: readonly TypedExtra[]): ExtraLine[] | null {
  const lines = extras.flatMap(({ name, reason, price, part: chosen }): ExtraLine[] => {
    const totalPrice = readEuros(price);
    const part = COST_GROUPS.find((one) => one === chosen);
    return totalPrice === null || name.trim() === "" || reason.trim() === ""
      ? []
      : [{ name, reason, totalPrice, ...(part && { part }) }];
  });
  return lines.length < extras.length ? null : lines;
}

interface ExtraFieldsProps {
  readonly extras: readonly TypedExtra[];
  readonly onChange: (extras: readonly TypedExtra[]) => void;
  /** What follows from the part that a line belongs to. */
  readonly partDescription?: string;
}

/** The fields of lines outside the catalogue, with a button for one more. */
export function ExtraFields({ extras, onChange, partDescription }: ExtraFieldsProps) {
  const change = (place: number, part: Partial<TypedExtra>): void =>
    onChange(extras.map((extra, index) => (index === place ? { ...extra, ...part } : extra)));
  return (
    <>
      {extras.map(({ name, reason, price, part }, place) => (
        // Lines have no identity of their own: only the last one is added, and values follow from the place.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={place} className={styles["form"]}>
          <TextField
            label={texts.named(texts.extra, texts.extraName)}
            autoComplete="off"
            maxLength={EXTRA_NAME_LIMIT}
            value={name}
            onChange={({ target }) => change(place, { name: target.value })}
          />
          <TextField
            label={texts.extraReason}
            autoComplete="off"
            maxLength={REASON_LIMIT}
            value={reason}
            onChange={({ target }) => change(place, { reason: target.value })}
          />
          <TextField
            label={texts.extraPrice}
            inputMode="decimal"
            autoComplete="off"
            maxLength={14}
            value={price}
            onChange={({ target }) => change(place, { price: target.value })}
          />
          <Select
            label={texts.extraPart}
            description={partDescription}
            placeholder={texts.noPart}
            options={COST_GROUPS.map((value) => ({ value, label: texts.parts[value] }))}
            value={part}
            onChange={({ target }) => change(place, { part: target.value })}
          />
          <Button size="small" onClick={() => onChange(extras.filter((_, index) => index !== place))}>
            {texts.removeExtra(place + 1)}
          </Button>
        </div>
      ))}
      <Button size="small" onClick={() => onChange([...extras, { name: "", reason: "", price: "", part: "" }])}>
        {texts.addExtra}
      </Button>
    </>
  );
}
