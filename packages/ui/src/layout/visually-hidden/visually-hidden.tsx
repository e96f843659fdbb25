import type { ComponentProps } from "react";
import { classNames } from "../../class-names.ts";
import styles from "./visually-hidden.module.css";

export interface VisuallyHiddenProps extends ComponentProps<"span"> {
  /** Becomes visible while it, or something in it, has the keyboard focus. */
  untilFocused?: boolean;
}

/** Text for screen readers only. Avoid it for anything a sighted person would want to know too. */
export function VisuallyHidden({ untilFocused = false, className, ...span }: VisuallyHiddenProps) {
  return (
    <span
      data-until-focused={untilFocused || undefined}
      className={classNames(styles["hidden"], className)}
      {...span}
    />
  );
}
