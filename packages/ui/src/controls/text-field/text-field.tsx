import type { ComponentProps, ReactNode } from "react";
import { Field, type FieldTextProps } from "../field/field.tsx";
import styles from "./text-field.module.css";

export interface TextFieldProps extends FieldTextProps, Omit<ComponentProps<"input">, "children" | "size" | "prefix"> {
  /** A short unit before the value, such as '€'. Name the unit in the label too. */
  prefix?: ReactNode;
  /** A short unit or a small button after the value. */
  suffix?: ReactNode;
}

/**
 * One line of text. The control is a native input, so password managers, paste, autofill and form libraries
 * (`{...register('email')}`) work.
 */
export function TextField({
  label,
  hideLabel,
  description,
  error,
  optional,
  prefix,
  suffix,
  id,
  className,
  type = "text",
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, hideLabel, description, error, optional, id, className }}>
      {(control) => (
        <span
          className={styles["box"]}
          data-disabled={input.disabled || undefined}
          data-invalid={control["aria-invalid"]}
        >
          {prefix !== undefined && <span className={styles["affix"]}>{prefix}</span>}
          <input {...input} {...control} type={type} className={styles["input"]} />
          {suffix !== undefined && <span className={styles["affix"]}>{suffix}</span>}
        </span>
      )}
    </Field>
  );
}
