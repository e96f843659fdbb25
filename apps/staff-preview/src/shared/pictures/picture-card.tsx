import type { ReactNode } from "react";
import { Text } from "@showroom/ui/layout/text/text";
import styles from "./room-picture.module.css";

export interface PictureCardProps {
  /** Name of the room. */
  readonly title: string;
  /** Upright rooms get an upright picture. */
  readonly shape: "wide" | "upright";
  /** At the end of the line of the title: what the room costs. */
  readonly amount?: ReactNode;
  /** Under the title: what is to be known of the room. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A picture of a room with its name under it. */
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
