import styles from "./colour-fill.module.css";

export interface ColourFillProps {
  /** CSS colour. */
  colour: string;
}

/**
 * Fills its positioned container with a colour. The colour is an SVG attribute, which the content security policy
 * allows in pages that the server sends, other than a `style` attribute.
 */
export function ColourFill({ colour }: ColourFillProps) {
  return (
    <svg aria-hidden="true" className={styles["fill"]}>
      <rect width="100%" height="100%" fill={colour} />
    </svg>
  );
}
