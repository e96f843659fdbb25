import type { ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import styles from "./empty-state.module.css";

export interface EmptyStateProps {
  /** What is not there, in the words of the specification: 'Er zijn geen producten gekozen.' */
  title: ReactNode;
  /** Why, or what would change it. */
  children?: ReactNode;
  /** One action that helps, such as clearing a filter. */
  action?: ReactNode;
  className?: string | undefined;
}

/** Stands where content would be. Says what is missing and, where someone can do something, what. */
export function EmptyState({ title, children, action, className }: EmptyStateProps) {
  return (
    <div className={classNames(styles["empty"], className)}>
      <p className={styles["title"]}>{title}</p>
      {children && <div className={styles["body"]}>{children}</div>}
      {action}
    </div>
  );
}
