import type { ReactNode } from "react";
import { Text } from "@showroom/ui/layout/text/text";
import styles from "./room-picture.module.css";

export interface PictureCardProps {
  /** Name of the room. */
  readonly title: string;
  /** An upright picture is higher than wide. */
  readonly shape: "wide" | "upright";
  /** The price of the room, at the end of the title's line. */
  readonly amount?: ReactNode;
  /** Notes about the room, below the title. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A picture of a room with its name below it. */
export function PictureCard({ title, shape, amount, note, children }: PictureCardProps) {
  return (
    <li className={styles["picture"]} data-shape={shape}>
      <div className={styles["frame"]}>{children}</div>
      <p className={styles["caption"]}>
        <strong>{title}</strong>
        {amount && <span>{amount}</span>}
      </p>
      {note && (
        <Text size={14} tone="muted" className={styles["note"]}>
          {note}
        </Text>
      )}
    </li>
  );
}

/** Pictures side by side, all of the same height. */
export function PictureCards({ children }: { children: ReactNode }) {
  return <ul className={styles["pictures"]}>{children}</ul>;
}
