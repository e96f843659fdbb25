import { useId, type ReactNode } from "react";
import CircleAlert from "lucide-react/icons/circle-alert";
import { classNames } from "../../class-names.ts";
import { Icon } from "../../layout/icon/icon.tsx";
import { VisuallyHidden } from "../../layout/visually-hidden/visually-hidden.tsx";
import styles from "./field.module.css";
import { fieldTexts } from "./texts.ts";

/** Props of every field around a native control. */
export interface FieldTextProps {
  /** Label of the control. Always present; hide it only where the context makes it clear to everyone. */
  label: ReactNode;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean | undefined;
  /** Help that stays visible while typing. Avoid placeholders for this: they vanish and are hard to read. */
  description?: ReactNode;
  /** What is wrong and how to correct it. Marks the control invalid and is read with it. */
  error?: ReactNode;
  /** Adds '(optioneel)' to the label. Most fields are required, so only optional ones are marked. */
  optional?: boolean | undefined;
}

/** Props to spread on the control inside a field. */
export interface ControlProps {
  /** Id that the label refers to. */
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

export interface FieldProps extends FieldTextProps {
  /** The control's id, when something outside the field refers to it. */
  id?: string | undefined;
  className?: string | undefined;
  /** Renders the control; spread the given props on it, so that label, help and error belong to it. */
  children: (control: ControlProps) => ReactNode;
}

/** Label, help and error of one control, associated for assistive technology. */
export function Field({
  label,
  hideLabel = false,
  description,
  error,
  optional = false,
  id,
  className,
  children,
}: FieldProps) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const descriptionId = `${controlId}-description`;
  const errorId = `${controlId}-error`;
  const hasError = Boolean(error);
  const describedBy = [description ? descriptionId : "", hasError ? errorId : ""].filter(Boolean).join(" ");

  const labelElement = (
    <label className={styles["label"]} htmlFor={controlId}>
      <span>{label}</span>
      {optional && <span className={styles["optional"]}> {fieldTexts.optional}</span>}
    </label>
  );

  return (
    <div className={classNames(styles["field"], className)} data-invalid={hasError || undefined}>
      {hideLabel ? <VisuallyHidden>{labelElement}</VisuallyHidden> : labelElement}
      {description && (
        <p className={styles["description"]} id={descriptionId}>
          {description}
        </p>
      )}
      {children({ id: controlId, "aria-describedby": describedBy || undefined, "aria-invalid": hasError || undefined })}
      {hasError && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

export interface FieldErrorProps {
  /** Referred to by the control's `aria-describedby`. */
  id: string;
  children: ReactNode;
}

/** The error line of a field or a group of fields: icon, the word 'Fout:' for screen readers, and the message. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p className={styles["error"]} id={id}>
      <Icon of={CircleAlert} size="small" className={styles["errorIcon"]} />
      <span className={styles["errorWords"]}>
        <VisuallyHidden>{fieldTexts.error} </VisuallyHidden>
        <span>{children}</span>
      </span>
    </p>
  );
}
