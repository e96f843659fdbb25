import { useLayoutEffect, useRef } from "react";
import { classNames } from "../../class-names.ts";
import styles from "./html-content.module.css";
import { sanitizeNatively } from "./native-sanitizer.ts";

export interface HtmlContentProps {
  /** HTML from the content editor; untrusted, and cleaned here every time it is shown. */
  html: string;
  className?: string | undefined;
}

/**
 * Running text from the content editor. The one place where a text becomes markup. Browsers with the HTML Sanitizer API clean it
 * themselves, before anything is painted; for others a purifier is loaded.
 */
export function HtmlContent({ html, className }: HtmlContentProps) {
  const place = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    let wanted = true;
    async function purify(): Promise<void> {
      const { sanitizeHtml } = await import("./sanitize-html.ts");
      if (wanted) place.current?.replaceChildren(sanitizeHtml(html));
    }
    const clean = sanitizeNatively(html);
    if (clean === null) void purify();
    else place.current?.replaceChildren(clean);
    return () => {
      wanted = false;
    };
  }, [html]);

  return <div ref={place} className={classNames(styles["content"], className)} />;
}
