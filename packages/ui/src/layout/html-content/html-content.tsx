import { use, useLayoutEffect, useRef, useState } from "react";
import { classNames } from "../../class-names.ts";
import { useHydrated } from "../../foundations/use-hydrated.tsx";
import styles from "./html-content.module.css";
import { HtmlSanitizerContext } from "./html-sanitizer.tsx";
import { sanitizeNatively } from "./native-sanitizer.ts";

export interface HtmlContentProps {
  /** Untrusted HTML from the content editor; sanitised at every render. */
  html: string;
  className?: string | undefined;
}

/**
 * Shows HTML from the content editor. The only place that turns text into markup. Uses the browser's HTML Sanitizer API
 * before the first paint; other browsers load DOMPurify. A page that the server rendered has
 * the text from the start; the browser sanitizes it again at hydration.
 */
export function HtmlContent({ html, className }: HtmlContentProps) {
  const place = useRef<HTMLDivElement>(null);
  const sanitize = use(HtmlSanitizerContext);
  // During hydration this keeps the server's HTML. The value must not change afterwards, or React would empty the
  // element.
  const hydrated = useHydrated();
  const [markup] = useState(() => (hydrated ? undefined : { __html: sanitize?.(html) ?? "" }));

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

  return (
    <div
      ref={place}
      className={classNames(styles["content"], className)}
      dangerouslySetInnerHTML={markup}
      suppressHydrationWarning
    />
  );
}
