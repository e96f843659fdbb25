import { classNames } from "../../class-names.ts";
import { cssProperties } from "../../foundations/css-properties.ts";
import styles from "./skeleton.module.css";

export interface SkeletonProps {
  /** `text` draws lines, `block` a surface. */
  variant?: "text" | "block";
  /** Lines of text. */
  lines?: number;
  /** CSS `aspect-ratio` of a block, such as '16 / 9'. */
  ratio?: string;
  /** CSS height of a block, when it has no ratio. */
  height?: string;
  className?: string | undefined;
}

/** A placeholder in the shape of content that loads. Silent: announce the loading once, on its region (`aria-busy`). */
export function Skeleton({ variant = "text", lines = 1, ratio, height, className }: SkeletonProps) {
  if (variant === "block") {
    const shape = cssProperties({ "aspect-ratio": ratio, height });
    return <span aria-hidden="true" className={classNames(styles["block"], className)} ref={shape} />;
  }
  return (
    <span aria-hidden="true" className={classNames(styles["text"], className)}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles["line"]} />
      ))}
    </span>
  );
}
