import { useLayoutEffect, useRef } from "react";
import { classNames } from "../../class-names.ts";
import styles from "./html-content.module.css";
import { sanitizeNatively } from "./native-sanitizer.ts";

export interface HtmlContentProps {
  /** Untrusted HTML from the content editor; sanitised at every render. */
  html: string;
  className?: string | undefined;
}

/**
 * Shows HTML from the content editor. The only place that turns text into markup. Uses the browser's HTML Sanitizer API
 * before the first paint; other browsers load DOMPurify.
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
