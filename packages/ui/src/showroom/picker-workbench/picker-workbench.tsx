import type { ReactNode } from "react";
import styles from "./picker-workbench.module.css";

export interface PickerWorkbenchProps {
  /** The questions of the dialog, usually `PickerSection`s. They scroll; the preview does not. */
  children: ReactNode;
  /** A `MediaFrame` with the picture of what is picked. */
  preview: ReactNode;
}

/** The content of a dialog of size `workbench`: questions beside a picture of the answer, on a phone below it. */
export function PickerWorkbench({ children, preview }: PickerWorkbenchProps) {
  return (
    <div className={styles["workbench"]}>
      <div className={styles["picker"]}>{children}</div>
      <div className={styles["preview"]}>{preview}</div>
    </div>
  );
}
