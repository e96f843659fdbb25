import { ColourFill } from "../material-texture/colour-fill.tsx";
import styles from "./colour-name.module.css";

export interface ColourNameProps {
  /** CSS colour of the sample. */
  colour: string;
  /** The colour's name. The sample is never alone. */
  name: string;
}

/** The name of a colour with a small sample of it, for lists of colours. */
export function ColourName({ colour, name }: ColourNameProps) {
  return (
    <span className={styles["colour"]}>
      <span className={styles["sample"]}>
        <ColourFill colour={colour} />
      </span>
      <span>{name}</span>
    </span>
  );
}
