import type { ComponentProps } from "react";
import ChevronDown from "lucide-react/icons/chevron-down";
import { Icon } from "../../layout/icon/icon.tsx";
import { Field, type FieldTextProps } from "../field/field.tsx";
import styles from "./select.module.css";

/** One line of the list. */
export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends FieldTextProps, Omit<ComponentProps<"select">, "children" | "multiple" | "size"> {
  options: readonly SelectOption[];
  /** A first, empty option that asks for a choice, for example 'Kies een woningtype'. */
  placeholder?: string;
}

/** One choice from a list that is too long for cards. A native select, which on a phone opens the phone's own list. */
export function Select({
  label,
  hideLabel,
  description,
  error,
  optional,
  id,
  className,
  options,
  placeholder,
  ...select
}: SelectProps) {
  return (
    <Field {...{ label, hideLabel, description, error, optional, id, className }}>
      {(control) => (
        <span className={styles["box"]}>
          <select {...select} {...control} className={styles["select"]}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon of={ChevronDown} className={styles["arrow"]} />
        </span>
      )}
    </Field>
  );
}
