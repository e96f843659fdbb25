import type { LucideIcon } from "lucide-react";
import { classNames } from "../../class-names.ts";
import styles from "./icon.module.css";

export interface IconProps {
  /** A lucide icon, imported on its own: `import X from 'lucide-react/icons/x'`. */
  of: LucideIcon;
  /** `small` sits in running text of 1.4rem; `medium` in controls. */
  size?: "small" | "medium" | "large";
  className?: string | undefined;
}

/** A decorative line icon, 1.5px whatever its size. It says nothing to screen readers: a word or an accessible name must stand beside it. */
export function Icon({ of: Drawing, size = "medium", className }: IconProps) {
  return (
    <Drawing aria-hidden="true" focusable="false" data-size={size} className={classNames(styles["icon"], className)} />
  );
}
