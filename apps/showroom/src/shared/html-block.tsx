import { lazy, Suspense, useEffect, useRef, useState } from "react";
import styles from "./html-block.module.css";

const HtmlContent = lazy(async () => ({ default: (await import("@showroom/ui/layout/html-content/html-content")).HtmlContent }));

/** How far below the window a text is made ready. */
const AHEAD = "400px";

/** A text of the content editor, with the code that cleans it loaded when it comes near the window. */
export function HtmlBlock({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);

  useEffect(() => {
    if (near || place.current === null) return undefined;
    const observer = new IntersectionObserver((entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)), { rootMargin: AHEAD });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near]);

  const waiting = <div ref={place} className={styles["place"]} />;
  if (!near) return waiting;
  return (
    <Suspense fallback={waiting}>
      <HtmlContent html={html} />
    </Suspense>
  );
}
