import type { ReactNode } from "react";
import styles from "./picker-section.module.css";

export interface PickerSectionProps {
  /** 'Selecteer een kleur', 'Selecteer een afmeting', 'Selecteer een plint'. */
  title: string;
  children: ReactNode;
}

/** One question in a variant dialog: a heading above a group of answers with the same name. */
export function PickerSection({ title, children }: PickerSectionProps) {
  return (
    <div className={styles["section"]}>
      <h3 className={styles["title"]}>{title}</h3>
      {children}
    </div>
  );
}
