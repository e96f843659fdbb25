import { useEffect, useState, type CSSProperties, type SyntheticEvent } from "react";
import styles from "./media-frame.module.css";
import { Surroundings } from "./surroundings.tsx";

/** How long the pictures below are kept after the one above has loaded; a little longer than the fade itself. */
const FADE_MS = 180;

interface LoadedPicture {
  readonly src: string;
  readonly alt: string;
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

/**
 * Shows a picture; a next one fades in over it once it has loaded, so that nothing flashes. A third one that comes before the second
 * has faded in whole, as a sharper one does, lies over both.
 */
export function CrossFade({ src, alt, fit = "cover", onError }: CrossFadeProps) {
  const [loaded, setLoaded] = useState<readonly LoadedPicture[]>([]);
  const ready = loaded.some((picture) => picture.src === src);
  const below = loaded.filter((picture) => picture.src !== src);
  // The one that is looked at says what it shows; the others say nothing.
  const seen = ready ? undefined : below.at(-1);
  const take = ({ currentTarget: image }: SyntheticEvent<HTMLImageElement>): void => {
    const picture = { src, alt, image, ratio: image.naturalWidth / image.naturalHeight };
    setLoaded((before) => [...before.filter((other) => other.src !== src), picture]);
  };

  useEffect(() => {
    if (!ready) return;
    const timer = setTimeout(() => setLoaded((all) => all.filter((picture) => picture.src === src)), FADE_MS);
    return () => clearTimeout(timer);
  }, [ready, src]);

  const pictures = [
    ...below.map((picture) => (
      <img
        key={picture.src}
        className={styles["picture"]}
        data-fit={fit}
        data-ready=""
        src={picture.src}
        alt={picture === seen ? picture.alt : ""}
      />
    )),
    <img
      key={src}
      className={styles["picture"]}
      data-fit={fit}
      data-ready={ready || undefined}
      src={src}
      alt={seen ? "" : alt}
      decoding="async"
      fetchPriority="high"
      onLoad={take}
      onError={onError}
    />,
  ];
  if (fit !== "room") return pictures;
  const ratio = loaded.at(-1)?.ratio;
  return (
    <div
      className={styles["room"]}
      data-upright={(ratio !== undefined && ratio <= 1) || undefined}
      style={ratio === undefined ? undefined : ({ "--ratio": ratio } as CSSProperties)}
    >
      {/* They follow when the picture has come, so that it need not wait for them */}
      <Surroundings of={loaded[0]?.image} />
      {pictures}
    </div>
  );
}
