import { useLayoutEffect, useState, type RefObject } from "react";

function isInSight(image: HTMLImageElement): boolean {
  const { top, bottom } = image.getBoundingClientRect();
  return image.checkVisibility() && bottom > 0 && top < window.innerHeight;
}

/** The `loading` attribute of a picture whose place is reserved: `eager` if it is in sight when it is put into the page. */
export function useLoadingOf(image: RefObject<HTMLImageElement | null>): "eager" | "lazy" {
  const [loading, setLoading] = useState<"eager" | "lazy">("lazy");
  useLayoutEffect(() => {
    // By then the sections of the page are laid out that close themselves, and nothing has been painted.
    queueMicrotask(() => image.current && isInSight(image.current) && setLoading("eager"));
  }, [image]);
  return loading;
}
