import type { ComponentProps } from "react";
import { classNames } from "../../class-names.ts";
import styles from "./visually-hidden.module.css";

export interface VisuallyHiddenProps extends ComponentProps<"span"> {
  /** Visible while it or a child has the keyboard focus. */
  untilFocused?: boolean;
}

/** Text for screen readers only. Avoid it for information that sighted users need too. */
export function VisuallyHidden({ untilFocused = false, className, ...span }: VisuallyHiddenProps) {
  return (
    <span
      data-until-focused={untilFocused || undefined}
      className={classNames(styles["hidden"], className)}
      {...span}
    />
  );
}
