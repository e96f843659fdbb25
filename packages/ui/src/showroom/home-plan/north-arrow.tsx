import { homePlanTexts as texts } from "./texts.ts";
import styles from "./home-plan.module.css";

/** An arrow to the north. The letter stays upright. */
export function NorthArrow({ degrees }: { readonly degrees: number }) {
  const turn = (degrees * Math.PI) / 180;
  return (
    <svg className={styles["north"]} viewBox="-32 -32 64 64" role="img" aria-label={texts.northIs(degrees)}>
      <path transform={`rotate(${degrees})`} d="M0 -19L9 16L0 9L-9 16Z" />
      <text x={26 * Math.sin(turn)} y={-26 * Math.cos(turn) + 5} textAnchor="middle">
        {texts.north}
      </text>
    </svg>
  );
}
