import { useEffect, useId, useImperativeHandle, useRef, type ComponentProps, type ReactNode, type Ref } from "react";
import Check from "lucide-react/icons/check";
import Minus from "lucide-react/icons/minus";
import { classNames } from "../../class-names.ts";
import { Icon } from "../../layout/icon/icon.tsx";
import { FieldError } from "../field/field.tsx";
import styles from "./checkbox.module.css";

export interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "size" | "children"> {
  /** Label next to the box; part of its click target. May contain a link. */
  label: ReactNode;
  /** Help under the label. */
  description?: ReactNode;
  /** Error message, for example that terms must be accepted. */
  error?: ReactNode;
  /** Mixed state: some of the boxes that it controls are ticked. A press ticks all. */
  mixed?: boolean;
}

function useMixed(mixed: boolean, forwarded: Ref<HTMLInputElement> | undefined) {
  const element = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(forwarded, () => element.current, []);
  useEffect(() => {
    if (element.current) element.current.indeterminate = mixed;
  });
  return element;
}

/** A yes-or-no choice in a form. A styled native checkbox. */
export function Checkbox({ label, description, error, mixed = false, id, className, ref, ...input }: CheckboxProps) {
  const generatedId = useId();
  const inputId = id ?? generatedId;
  const setRef = useMixed(mixed, ref);
  const describedBy = classNames(
    description ? `${inputId}-description` : undefined,
    error ? `${inputId}-error` : undefined,
    input["aria-describedby"],
  );

  return (
    <div className={classNames(styles["checkbox"], className)} data-disabled={input.disabled || undefined}>
      <span className={styles["box"]}>
        <input
          {...input}
          ref={setRef}
          id={inputId}
          type="checkbox"
          className={styles["input"]}
          aria-describedby={describedBy || undefined}
          aria-invalid={error ? true : undefined}
        />
        <Icon of={mixed ? Minus : Check} size="small" className={styles["mark"]} />
      </span>
      <span className={styles["words"]}>
        <label className={styles["label"]} htmlFor={inputId}>
          {label}
        </label>
        {description && (
          <span className={styles["description"]} id={`${inputId}-description`}>
            {description}
          </span>
        )}
        {error && <FieldError id={`${inputId}-error`}>{error}</FieldError>}
      </span>
    </div>
  );
}
