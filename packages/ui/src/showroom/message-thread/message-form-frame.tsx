import type { FormEvent, ReactNode } from "react";
import styles from "./message-thread.module.css";

export interface MessageFormFrameProps {
  onSubmit: (event: FormEvent) => void;
  /** The fields and the button that sends. */
  children: ReactNode;
}

/** Where a message of a thread is written. It is not printed, and its fields say themselves what is wrong. */
export function MessageFormFrame({ onSubmit, children }: MessageFormFrameProps) {
  return (
    <form className={styles["form"]} onSubmit={onSubmit} noValidate data-print="hide">
      {children}
    </form>
  );
}
