import { useEffect, useState, type CSSProperties, type SyntheticEvent } from "react";
import styles from "./media-frame.module.css";
import { Surroundings } from "./surroundings.tsx";

/** How long the picture below is kept after the one above has loaded; a little longer than the fade itself. */
const FADE_MS = 180;

interface LoadedPicture {
  readonly src: string;
  /** Its width to its height. */
  readonly ratio: number;
  readonly image: HTMLImageElement;
}

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
  const [loaded, setLoaded] = useState<LoadedPicture>();
  const [around, setAround] = useState<HTMLImageElement>();
  const ready = loaded?.src === src;
  const take = ({ currentTarget: image }: SyntheticEvent<HTMLImageElement>): void => {
    setLoaded({ src, ratio: image.naturalWidth / image.naturalHeight, image });
    setAround((shown) => shown ?? image);
  };

  useEffect(() => {
    if (!ready) return;
    const timer = setTimeout(() => {
      setBelow({ src, alt });
      // The surroundings follow when the picture has come, so that it need not wait for them.
      setAround(loaded.image);
    }, FADE_MS);
    return () => clearTimeout(timer);
  }, [ready, loaded, src, alt]);

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
      style={loaded && ({ "--ratio": loaded.ratio } as CSSProperties)}
    >
      <Surroundings of={around} />
      {pictures}
    </div>
  );
}
