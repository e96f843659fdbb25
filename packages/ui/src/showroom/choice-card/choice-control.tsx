import styles from "./choice-card.module.css";
import type { ChoiceKind, ChoiceProps } from "./choice-props.ts";

interface ChoiceControlProps extends ChoiceProps {
  kind: ChoiceKind;
  name: string;
  labelledBy: string;
  describedBy: string;
}

/**
 * The native control that covers a choice card. It uses `aria-disabled` instead of `disabled`, so that it stays
 * focusable and its reason is read.
 */
export function ChoiceControl({
  kind,
  name,
  value,
  selected = false,
  onSelect,
  onDeselect,
  disabledReason,
  labelledBy,
  describedBy,
}: ChoiceControlProps) {
  const disabled = disabledReason !== undefined;
  const shared = {
    className: styles["control"],
    "aria-labelledby": labelledBy,
    "aria-describedby": describedBy || undefined,
    "aria-disabled": disabled || undefined,
  };
  if (kind === "opener") {
    return <button {...shared} type="button" aria-haspopup="dialog" onClick={() => !disabled && onSelect?.()} />;
  }
  if (kind === "press") {
    return (
      <button
        {...shared}
        type="button"
        aria-pressed={selected}
        onClick={() => !disabled && (selected ? onDeselect : onSelect)?.()}
      />
    );
  }
  return (
    <input
      {...shared}
      type={kind}
      name={name}
      value={value}
      checked={selected}
      onChange={(event) => {
        if (disabled) return;
        if (event.target.checked) onSelect?.();
        else onDeselect?.();
      }}
      // A click on a chosen radio fires no change event, unlike a checkbox
      onClick={() => kind === "radio" && selected && !disabled && onDeselect?.()}
    />
  );
}
