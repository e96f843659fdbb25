import { useEffect, useState, type CSSProperties } from "react";
import styles from "./cross-fade.module.css";
import { Surroundings } from "./surroundings.tsx";

/** Milliseconds that old pictures are kept after the new one has loaded; a little longer than the fade. */
const FADE_MS = 180;

interface LoadedPicture {
  readonly src: string;
  readonly alt: string;
  /** Aspect ratio: width divided by height. */
  readonly ratio: number;
  readonly image: HTMLImageElement;
}

export interface CrossFadeProps {
  src: string;
  alt: string;
  /**
   * `cover` fills the frame; `contain` shows the whole picture; `room` shows all but the edges, and blurs into its
   * surroundings.
   */
  fit?: "cover" | "contain" | "room" | undefined;
  /** Called when the new picture cannot load; the old one stays. */
  onError?: (() => void) | undefined;
}

/**
 * Shows a picture. A new one fades in over it when it has loaded, so that nothing flashes. A third one that arrives
 * during the fade, such as a sharper version, is shown over both.
 */
export function CrossFade({ src, alt, fit = "cover", onError }: CrossFadeProps) {
  const [loaded, setLoaded] = useState<readonly LoadedPicture[]>([]);
  const ready = loaded.some((picture) => picture.src === src);
  const below = loaded.filter((picture) => picture.src !== src);
  // Only the visible picture has alt text.
  const seen = ready ? undefined : below.at(-1);
  const take = (image: HTMLImageElement): void => {
    const picture = { src, alt, image, ratio: image.naturalWidth / image.naturalHeight };
    setLoaded((before) => [...before.filter((other) => other.src !== src), picture]);
  };

  // A page that loads may show the picture already. Then it is in the browser's memory, and stays without a fade.
  const takeIfKnown = (image: HTMLImageElement | null): void => {
    if (loaded.length === 0 && image?.complete === true && image.naturalWidth > 0) take(image);
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
      ref={takeIfKnown}
      className={styles["picture"]}
      data-fit={fit}
      data-ready={ready || undefined}
      src={src}
      alt={seen ? "" : alt}
      decoding="async"
      fetchPriority="high"
      onLoad={({ currentTarget }) => take(currentTarget)}
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
      {/* The surroundings are drawn after the picture has loaded, so that they do not delay it */}
      <Surroundings of={loaded[0]?.image} />
      {pictures}
    </div>
  );
}
