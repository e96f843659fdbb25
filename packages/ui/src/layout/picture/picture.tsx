import { useRef, useState, type ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import styles from "./picture.module.css";
import { useRetries } from "./use-retries.ts";
import { useLoadingOf } from "./use-loading-of.ts";

export interface PictureProps {
  /** Address of the picture. */
  src: string;
  /** Smaller copies of a plate, as in `<img>`. The browser loads one that fits. */
  srcSet?: string | undefined;
  /** Alt text; empty when the text next to it says the same. */
  alt: string;
  /**
   * `plate` is the first picture of a document: a landscape picture fills it, a portrait picture is shown whole. `plan`
   * is shown whole on white, with a frame.
   */
  variant?: "plate" | "plan";
  /** A portrait picture, when that is known before it has loaded. */
  upright?: boolean | undefined;
  /** Under the picture. */
  caption?: ReactNode;
  /** What lies over the picture. */
  layer?: ReactNode;
  /** What takes the place of a picture that could not load; the retry loads it again. */
  failure?: ((retry: () => void) => ReactNode) | undefined;
  className?: string | undefined;
}

/** Widths at which a plate is drawn: those of its style. */
const SIZES = { upright: "clamp(150px, 30vw, 360px)", lying: "min(100vw, 1184px)" };

/**
 * A picture in a document: a configured room, a floor plan. It loads at once when it is in sight as soon as it is there, all
 * others when they come near the window or the page is printed.
 */
export function Picture({
  src,
  srcSet,
  alt,
  variant = "plate",
  upright = false,
  caption,
  layer,
  failure,
  className,
}: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [standing, setStanding] = useState(upright);
  const loading = useLoadingOf(image);
  const { failed, attempt, onError, retry } = useRetries(src);
  return (
    <figure className={classNames(styles["picture"], className)} data-variant={variant}>
      {failed && failure ? (
        failure(retry)
      ) : (
        <div className={styles["frame"]}>
          <img
            key={attempt}
            ref={image}
            loading={loading}
            sizes={srcSet && SIZES[upright ? "upright" : "lying"]}
            srcSet={srcSet}
            src={src}
            alt={alt}
            decoding="async"
            data-standing={standing || undefined}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => setStanding(naturalHeight > naturalWidth)}
            onError={onError}
          />
          {layer}
        </div>
      )}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
