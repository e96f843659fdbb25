import { useState, type FocusEvent, type KeyboardEvent } from "react";
import { classNames } from "../../class-names.ts";
import { cssProperties } from "../../foundations/css-properties.ts";
import { TextField } from "../text-field/text-field.tsx";
import { formatEuros, parseEuros, toCents, toEuros, type PriceBounds } from "./euros.ts";
import styles from "./price-range.module.css";
import { priceRangeTexts as texts } from "./texts.ts";

export interface PriceRangeProps {
  /** Label of the control, for example 'Prijs per m²'. */
  label: string;
  /** The lowest and highest price, in cents. */
  bounds: PriceBounds;
  /** The chosen range, in cents, within the bounds. */
  value: PriceBounds;
  /** Called while dragging, at every arrow key, and when a typed amount is committed. Low never exceeds high. */
  onValueChange: (value: PriceBounds) => void;
  disabled?: boolean;
  className?: string | undefined;
}

/** A price range in steps of a euro, changed by dragging, arrow keys or typing. Two native sliders on one track. */
export function PriceRange({ label, bounds, value, onValueChange, disabled = false, className }: PriceRangeProps) {
  const limits = toEuros(bounds);
  const euros = toEuros(value);

  const still = disabled || limits.low === limits.high;
  const scale = { min: limits.low, max: Math.max(limits.high, limits.low + 1), step: 1, disabled: still };
  const width = scale.max - scale.min;
  const share = {
    "--low": (euros.low - scale.min) / width,
    "--high": still ? 1 : (euros.high - scale.min) / width,
  };

  // What was done with a typed amount that cannot be used as it is.
  const [note, setNote] = useState("");

  function change(low: number, high: number) {
    setNote("");
    onValueChange({ low: toCents(low, bounds), high: toCents(high, bounds) });
  }

  return (
    <div role="group" aria-label={label} className={classNames(styles["range"], className)}>
      <div className={styles["slider"]} data-disabled={still || undefined} ref={cssProperties(share)}>
        <input
          type="range"
          className={styles["thumb"]}
          // When both are at the right end, only the low thumb can move
          data-front={share["--low"] > 0.5 || undefined}
          {...scale}
          value={euros.low}
          aria-label={texts.fromLabel}
          aria-valuetext={texts.euros(euros.low)}
          onChange={(event) => change(Math.min(event.currentTarget.valueAsNumber, euros.high), euros.high)}
        />
        <input
          type="range"
          className={styles["thumb"]}
          {...scale}
          value={euros.high}
          aria-label={texts.toLabel}
          aria-valuetext={texts.euros(euros.high)}
          onChange={(event) => change(euros.low, Math.max(event.currentTarget.valueAsNumber, euros.low))}
        />
      </div>
      <div className={styles["fields"]}>
        <EuroField
          label={texts.from}
          name={texts.fromLabel}
          euros={euros.low}
          disabled={disabled}
          onCommit={(typed) => {
            const low = Math.min(Math.max(typed, limits.low), euros.high);
            change(low, euros.high);
            if (low !== typed) setNote(texts.adjusted(typed, low));
          }}
          onInvalid={(typed) => setNote(texts.noAmount(typed, euros.low))}
        />
        <EuroField
          label={texts.to}
          name={texts.toLabel}
          euros={euros.high}
          disabled={disabled}
          onCommit={(typed) => {
            const high = Math.max(Math.min(typed, limits.high), euros.low);
            change(euros.low, high);
            if (high !== typed) setNote(texts.adjusted(typed, high));
          }}
          onInvalid={(typed) => setNote(texts.noAmount(typed, euros.high))}
        />
      </div>
      <p className={styles["note"]} aria-live="polite">
        {note}
      </p>
    </div>
  );
}

interface EuroFieldProps {
  label: string;
  name: string;
  euros: number;
  disabled: boolean;
  onCommit: (euros: number) => void;
  /** Called with a text that is no amount. */
  onInvalid: (typed: string) => void;
}

/** Holds the typed text until blur or Enter. An invalid amount is replaced by the last valid one. */
function EuroField({ label, name, euros, disabled, onCommit, onInvalid }: EuroFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);

  function commit(event: FocusEvent<HTMLInputElement> | KeyboardEvent<HTMLInputElement>) {
    const text = event.currentTarget.value.trim();
    const amount = parseEuros(text);
    setTyped(null);
    if (amount === null && text !== "") onInvalid(text);
    if (amount !== null && amount !== euros) onCommit(amount);
  }

  return (
    <TextField
      label={label}
      aria-label={name}
      prefix="€"
      inputMode="numeric"
      autoComplete="off"
      disabled={disabled}
      value={typed ?? formatEuros(euros)}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === "Enter") commit(event);
      }}
    />
  );
}
