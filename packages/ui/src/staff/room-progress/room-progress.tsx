import Check from "lucide-react/icons/check";
import Circle from "lucide-react/icons/circle";
import { Icon } from "../../layout/icon/icon.tsx";
import { VisuallyHidden } from "../../layout/visually-hidden/visually-hidden.tsx";
import styles from "./room-progress.module.css";
import { roomProgressTexts as texts } from "./texts.ts";

/** The status of one room. */
export interface RoomState {
  id: number;
  /** 'Badkamer', 'Toilet', 'Woonvloer'. */
  title: string;
  /** The buyer confirmed its choices. */
  confirmed: boolean;
}

export interface RoomProgressProps {
  /** The rooms in the order of the showroom. */
  rooms: readonly RoomState[];
}

/** Compact list of confirmed and open rooms of a buyer, for a table row. */
export function RoomProgress({ rooms }: RoomProgressProps) {
  return (
    <ul className={styles["rooms"]} aria-label={texts.label}>
      {rooms.map((room) => (
        <li key={room.id} className={styles["room"]} data-confirmed={room.confirmed || undefined}>
          <Icon of={room.confirmed ? Check : Circle} size="small" />
          <span>{room.title}</span>
          <VisuallyHidden>{`: ${room.confirmed ? texts.done : texts.open}`}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}
