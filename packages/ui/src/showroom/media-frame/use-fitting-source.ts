import { useEffect, useRef, useState } from "react";

/** Attributes of an `<img>`. */
export interface Source {
  readonly sizes?: string | undefined;
  readonly srcSet?: string | undefined;
  readonly src: string;
}

interface Measured {
  readonly src: string;
  readonly srcSet: string | undefined;
  /** CSS pixels. */
  readonly width: number;
}

/** Widths are rounded to multiples of it, so that a few pixels do not take the next larger file. */
const STEP = 48;

/** As laid out, without the transforms of a dialog that opens. Without a layout the picture may be as wide as the window. */
const widthOf = (image: HTMLImageElement): number =>
  Math.max(1, Math.round((image.offsetWidth || window.innerWidth) / STEP)) * STEP;

/**
 * The source of a picture, of which the browser loads one file that fits the width at which it is drawn. Null until the
 * image was attached and measured, before the next frame. A window that grows, such as to full screen, lets the browser load
 * a larger file; one that shrinks changes nothing. A picture that is shown already gets no `srcset` afterwards, because that
 * would load it again.
 */
export function useFittingSource(src: string, srcSet: string | undefined) {
  const newest = useRef<HTMLImageElement>(null);
  const [measured, setMeasured] = useState<Measured | null>(null);
  const known = measured?.src === src ? measured : null;
  useEffect(() => {
    const grow = (): void => {
      const width = newest.current ? widthOf(newest.current) : 0;
      setMeasured((before) => (before && before.width < width ? { ...before, width } : before));
    };
    window.addEventListener("resize", grow);
    return () => window.removeEventListener("resize", grow);
  }, []);
  /** Takes the image of this source, which has its own element. */
  const attach = (image: HTMLImageElement | null): void => {
    newest.current = image;
    // Without copies the width is not needed, and measuring it would force a layout.
    if (image && !known) setMeasured({ src, srcSet, width: srcSet === undefined ? 0 : widthOf(image) });
  };
  const set = known ? known.srcSet : srcSet;
  let source: Source | null = { src };
  if (set !== undefined) source = known && { sizes: `${known.width}px`, srcSet: set, src };
  return { source, attach };
}
