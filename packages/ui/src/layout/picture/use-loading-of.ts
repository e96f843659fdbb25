import { useEffect, useState, type RefObject } from "react";

/**
 * The `loading` attribute of a picture whose place is reserved: `eager` if it is in sight when it is put into the page. The
 * browser tells so after it has laid out the page; asking earlier would make it lay out the page once more.
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
