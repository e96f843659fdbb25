import { useState, type ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import styles from "./picture.module.css";

export interface PictureProps {
  /** Address of the picture. */
  src: string;
  /** What there is to see; empty where the words beside it say the same. */
  alt: string;
  /** `plate` stands at the head of a document: what lies fills it, what stands is shown whole. `plan` is shown whole on white, framed. */
  variant?: "plate" | "plan";
  /** Under the picture. */
  caption?: ReactNode;
  className?: string | undefined;
}

/** A picture of a document: a room as it was chosen, a floor plan. */
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
