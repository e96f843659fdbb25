import { useState, type ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import styles from "./picture.module.css";

export interface PictureProps {
  /** Address of the picture. */
  src: string;
  /** Alt text; empty when the text next to it says the same. */
  alt: string;
  /**
   * `plate` is the first picture of a document: a landscape picture fills it, a portrait picture is shown whole. `plan`
   * is shown whole on white, with a frame.
   */
  variant?: "plate" | "plan";
  /** Under the picture. */
  caption?: ReactNode;
  className?: string | undefined;
}

/** A picture in a document: a configured room, a floor plan. */
export function Picture({ src, alt, variant = "plate", caption, className }: PictureProps) {
  const [standing, setStanding] = useState(false);
  return (
    <figure className={classNames(styles["picture"], className)} data-variant={variant}>
      <img
        src={src}
        alt={alt}
        decoding="async"
        loading={variant === "plan" ? "lazy" : undefined}
        data-standing={standing || undefined}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => setStanding(naturalHeight > naturalWidth)}
      />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
