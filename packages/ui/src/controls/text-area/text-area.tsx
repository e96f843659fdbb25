import type { ComponentProps } from "react";
import { Field, type FieldTextProps } from "../field/field.tsx";
import styles from "./text-area.module.css";

export interface TextAreaProps extends FieldTextProps, Omit<ComponentProps<"textarea">, "children"> {}

/** Several lines of text. Grows with its content where the browser supports it, and can always be resized by hand. */
export function TextArea({
  label,
  hideLabel,
  description,
  error,
  optional,
  id,
  className,
  rows = 4,
  ...textarea
}: TextAreaProps) {
  return (
    <Field {...{ label, hideLabel, description, error, optional, id, className }}>
      {(control) => <textarea {...textarea} {...control} rows={rows} className={styles["textarea"]} />}
    </Field>
  );
}
