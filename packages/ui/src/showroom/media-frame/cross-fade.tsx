import { useEffect, useState } from "react";
import { cssProperties } from "../../foundations/css-properties.ts";
import styles from "./cross-fade.module.css";
import { Surroundings } from "./surroundings.tsx";
import { useFittingSource, type Source } from "./use-fitting-source.ts";

/** Milliseconds that old pictures are kept after the new one has loaded; a little longer than the fade. */
const FADE_MS = 180;

interface LoadedPicture extends Source {
  readonly alt: string;
  /** Aspect ratio: width divided by height. */
  readonly ratio: number;
  readonly image: HTMLImageElement;
}

export interface CrossFadeProps {
  src: string;
  /** Smaller copies of the picture, as in `<img>`. The browser loads one that fits. */
  srcSet?: string | undefined;
  alt: string;
  /**
   * `cover` fills the frame; `contain` shows the whole picture; `room` shows all but the edges, and blurs into its
   * surroundings.
   */
  fit?: "cover" | "contain" | "room" | undefined;
  /** Number of retries: another one loads the picture again. */
  attempt?: number | undefined;
  /** Called when the new picture cannot load; the old one stays. */
  onError?: (() => void) | undefined;
  /** Called when a picture has loaded. */
  onShown?: (() => void) | undefined;
}

/**
 * Shows a picture. A new one fades in over it when it has loaded, so that nothing flashes. A third one that arrives
 * during the fade, such as a sharper version, is shown over both.
 */
export function CrossFade({ src, srcSet, alt, fit = "cover", attempt = 0, onError, onShown }: CrossFadeProps) {
  const [loaded, setLoaded] = useState<readonly LoadedPicture[]>([]);
  const fitting = useFittingSource(src, srcSet);
  const kept = loaded.find((picture) => picture.src === src);
  const ready = kept !== undefined;
  // A picture that comes back before its fade ended still has its element.
  const source = fitting.source ?? kept;
  const below = loaded.filter((picture) => picture.src !== src);
  // Only the visible picture has alt text.
  const seen = ready ? undefined : below.at(-1);
  const take = (image: HTMLImageElement): void => {
    const own = image.naturalWidth / image.naturalHeight;
    const last = loaded.at(-1)?.ratio ?? own;
    // The browser rounds the size of a scaled copy to whole CSS pixels, which must not shift the picture.
    const ratio = Math.abs(last / own - 1) < 0.01 ? last : own;
    const picture = { sizes: source?.sizes, srcSet: source?.srcSet, src, alt, image, ratio };
    setLoaded((before) => [...before.filter((other) => other.src !== src), picture]);
    onShown?.();
  };

  // A page that loads may show the picture already. Then it is in the browser's memory, and stays without a fade.
  const takeIfKnown = (image: HTMLImageElement | null): void => {
    fitting.attach(image);
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
        sizes={picture.sizes}
        srcSet={picture.srcSet}
        src={picture.src}
        alt={picture === seen ? picture.alt : ""}
      />
    )),
    <img
      key={attempt === 0 ? src : `${src} ${attempt}`}
      ref={takeIfKnown}
      className={styles["picture"]}
      data-fit={fit}
      data-ready={ready || undefined}
      sizes={source?.sizes}
      srcSet={source?.srcSet}
      src={source?.src}
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
      ref={cssProperties({ "--ratio": ratio })}
    >
      {/* The surroundings are drawn after the picture has loaded, so that they do not delay it */}
      <Surroundings of={loaded[0]?.image} />
      {pictures}
    </div>
  );
}
