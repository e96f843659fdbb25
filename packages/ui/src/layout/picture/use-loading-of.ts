import { useEffect, useState, type RefObject } from "react";

/**
 * The `loading` attribute of a picture whose place is reserved: `eager` if the picture is in sight when it is added to the
 * page. An observer reports that after the browser's own layout; measuring would force an earlier one.
 */
export function useLoadingOf(image: RefObject<HTMLImageElement | null>): "eager" | "lazy" {
  const [loading, setLoading] = useState<"eager" | "lazy">("lazy");
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect();
      if (entries.some(({ isIntersecting }) => isIntersecting)) setLoading("eager");
    });
    if (image.current) observer.observe(image.current);
    return () => observer.disconnect();
  }, [image]);
  return loading;
}
