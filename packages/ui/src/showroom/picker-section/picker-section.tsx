import { useId, type ReactNode } from "react";
import styles from "./picker-section.module.css";

export interface PickerSectionProps {
  /** 'Selecteer een kleur', 'Selecteer een afmeting', 'Selecteer een plint'. */
  title: string;
  children: ReactNode;
}

/** One question in a modal where variants are chosen: heading over its answers. */
export function PickerSection({ title, children }: PickerSectionProps) {
  const id = useId();
  return (
    <section className={styles["section"]} aria-labelledby={id}>
      <h3 className={styles["title"]} id={id}>
        {title}
      </h3>
      {children}
    </section>
  );
}
