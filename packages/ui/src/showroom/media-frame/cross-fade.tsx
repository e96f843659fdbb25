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
  const [below, setBelow] = useState<string>();
  const [loaded, setLoaded] = useState<string>();
  const ready = loaded === src;

  useEffect(() => {
    if (!ready) return;
    const timer = setTimeout(() => setBelow(src), FADE_MS);
    return () => clearTimeout(timer);
  }, [ready, src]);

  return (
    <>
      {below !== undefined && below !== src && (
        <img
          key={below}
          className={styles["picture"]}
          data-fit={fit}
          data-ready=""
          src={below}
          alt={ready ? "" : alt}
        />
      )}
      <img
        key={src}
        className={styles["picture"]}
        data-fit={fit}
        data-ready={ready || below === src || undefined}
        src={src}
        alt={ready || below === undefined || below === src ? alt : ""}
        decoding="async"
        fetchPriority="high"
        onLoad={() => setLoaded(src)}
        onError={onError}
      />
    </>
  );
}
