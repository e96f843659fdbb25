import type { ReactNode } from "react";
import Check from "lucide-react/icons/check";
import Circle from "lucide-react/icons/circle";
import Lock from "lucide-react/icons/lock";
import { classNames } from "../../class-names.ts";
import { Icon } from "../../layout/icon/icon.tsx";
import styles from "./status-badge.module.css";

const ICONS = { done: Check, open: Circle, locked: Lock, neutral: null } as const;

export interface StatusBadgeProps {
  /**
   * `done` for 'Voorkeuren opgeslagen', `open` for 'Nog niet bekeken', `locked` for something that can no longer
   * change, `neutral` for a plain label.
   */
  variant?: "done" | "open" | "locked" | "neutral";
  className?: string | undefined;
  children: ReactNode;
}

/** A state in one or two words, never by colour alone. Not interactive. */
export function StatusBadge({ variant = "neutral", className, children }: StatusBadgeProps) {
  const icon = ICONS[variant];
  return (
    <span className={classNames(styles["badge"], className)} data-variant={variant}>
      {icon && <Icon of={icon} size="small" />}
      <span>{children}</span>
    </span>
  );
}
