import type { ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import styles from "./empty-state.module.css";

export interface EmptyStateProps {
  /** What is missing, in the words of the specification: 'Er zijn geen producten gekozen.' */
  title: ReactNode;
  /** The reason, or how to change it. */
  children?: ReactNode;
  /** One action that helps, such as clearing a filter. */
  action?: ReactNode;
  className?: string | undefined;
}

/** Replaces missing content. Says what is missing and, if possible, what the user can do. */
export function EmptyState({ title, children, action, className }: EmptyStateProps) {
  return (
    <div className={classNames(styles["empty"], className)}>
      <p className={styles["title"]}>{title}</p>
      {children && <div className={styles["body"]}>{children}</div>}
      {action}
    </div>
  );
}
