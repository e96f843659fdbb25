import { useEffect, useState } from "react";
import styles from "./media-frame.module.css";

/** How long the picture below is kept after the one above has loaded; a little longer than the fade itself. */
const FADE_MS = 260;

export interface CrossFadeProps {
  src: string;
  alt: string;
  /** `cover` fills the frame, `contain` shows the whole picture. */
  fit?: "cover" | "contain" | undefined;
  /** The new picture could not be loaded; the old one stays. */
  onError?: (() => void) | undefined;
}

/** Shows a picture; a next one fades in over it once it has loaded, so that nothing flashes. */
export function CrossFade({ src, alt, fit = "cover", onError }: CrossFadeProps) {
  const [below, setBelow] = useState<{ src: string; alt: string }>();
  const [loaded, setLoaded] = useState<string>();
  const ready = loaded === src;

  useEffect(() => {
    if (!ready) return;
    const timer = setTimeout(() => setBelow({ src, alt }), FADE_MS);
    return () => clearTimeout(timer);
  }, [ready, src, alt]);

  const settled = below === undefined || below.src === src;

  return (
    <>
      {!settled && (
        <img
          key={below.src}
          className={styles["picture"]}
          data-fit={fit}
          data-ready=""
          src={below.src}
          alt={ready ? "" : below.alt}
        />
      )}
      <img
        key={src}
        className={styles["picture"]}
        data-fit={fit}
        data-ready={ready || below?.src === src || undefined}
        src={src}
        alt={ready || settled ? alt : ""}
        decoding="async"
        fetchPriority="high"
        onLoad={() => setLoaded(src)}
        onError={onError}
      />
    </>
  );
}
