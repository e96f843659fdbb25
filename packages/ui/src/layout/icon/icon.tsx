import type { LucideIcon } from "lucide-react";
import { classNames } from "../../class-names.ts";
import styles from "./icon.module.css";

export interface IconProps {
  /** A lucide icon with its own import: `import X from 'lucide-react/icons/x'`. */
  of: LucideIcon;
  /** `small` for text of 1.4rem; `medium` for controls. */
  size?: "small" | "medium" | "large";
  className?: string | undefined;
}

/** A decorative line icon with 1.5px strokes. Hidden from screen readers: add a text or an accessible name. */
export function Icon({ of: Drawing, size = "medium", className }: IconProps) {
  return (
    <Drawing aria-hidden="true" focusable="false" data-size={size} className={classNames(styles["icon"], className)} />
  );
}
