import { useEffect, useState, type CSSProperties, type SyntheticEvent } from "react";
import styles from "./media-frame.module.css";

/** How long the picture below is kept after the one above has loaded; a little longer than the fade itself. */
const FADE_MS = 180;

export interface CrossFadeProps {
  src: string;
  alt: string;
  /** `cover` fills the frame, `contain` shows the whole picture, `room` all but the edges of it, melting into its surroundings. */
  fit?: "cover" | "contain" | "room" | undefined;
  /** The new picture could not be loaded; the old one stays. */
  onError?: (() => void) | undefined;
}

/** Shows a picture; a next one fades in over it once it has loaded, so that nothing flashes. */
export function CrossFade({ src, alt, fit = "cover", onError }: CrossFadeProps) {
  const [below, setBelow] = useState<{ src: string; alt: string }>();
  const [loaded, setLoaded] = useState<{ src: string; ratio: number }>();
  const ready = loaded?.src === src;
  const take = ({ currentTarget: { naturalWidth, naturalHeight } }: SyntheticEvent<HTMLImageElement>): void =>
    setLoaded({ src, ratio: naturalWidth / naturalHeight });

  useEffect(() => {
    if (!ready) return;
    const timer = setTimeout(() => setBelow({ src, alt }), FADE_MS);
    return () => clearTimeout(timer);
  }, [ready, src, alt]);

  const settled = below === undefined || below.src === src;

  const pictures = (
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
        onLoad={take}
        onError={onError}
      />
    </>
  );
  if (fit !== "room") return pictures;
  return (
    <div
      className={styles["room"]}
      data-upright={(loaded !== undefined && loaded.ratio <= 1) || undefined}
      style={roomStyle(loaded)}
    >
      <span className={styles["surroundings"]} />
      {pictures}
    </div>
  );
}

/** Custom properties of the picture that is shown: how wide it is to its height, and its address for the blurred copy around it. */
function roomStyle(loaded: { src: string; ratio: number } | undefined): CSSProperties {
  if (loaded === undefined) return {};
  return { "--ratio": loaded.ratio, "--surroundings": `url(${JSON.stringify(loaded.src)})` } as CSSProperties;
}
