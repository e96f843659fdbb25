import { useId } from "react";
import { NorthArrow } from "./north-arrow.tsx";
import type { PlanStorey } from "./plan-drawing.ts";
import { StoreyDrawing } from "./storey-drawing.tsx";
import styles from "./home-plan.module.css";

export interface HomePlanProps {
  /** 'Uw hele woning' */
  title: string;
  /** What the drawing belongs to: 'Type A, De Lindehof'. */
  context: string;
  /** The storeys, the lowest first. */
  storeys: readonly PlanStorey[];
  /** Where north is, in degrees clockwise from the upper side of the drawing; null draws no arrow. */
  north: number | null;
  /** What the drawing is not: 'Schets, maten indicatief'. */
  note: string;
}

/** The floor plan of a whole home. Rooms that can be chosen are links. On paper it is one sheet of A4. */
export function HomePlan({ title, context, storeys, north, note }: HomePlanProps) {
  const id = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- beside a list the drawing scrolls, also with the keyboard
    <figure className={styles["plan"]} aria-labelledby={id} tabIndex={0}>
      <figcaption className={styles["head"]}>
        <div>
          <p id={id} className={styles["title"]}>
            {title}
          </p>
          <p className={styles["context"]}>{context}</p>
        </div>
        {north !== null && <NorthArrow degrees={north} />}
      </figcaption>
      <ul className={styles["storeys"]}>
        {storeys.map((storey) => (
          <li key={storey.name} className={styles["storey"]}>
            <p className={styles["name"]}>{storey.name}</p>
            <StoreyDrawing storey={storey} />
          </li>
        ))}
      </ul>
      <p className={styles["note"]}>{note}</p>
    </figure>
  );
}
