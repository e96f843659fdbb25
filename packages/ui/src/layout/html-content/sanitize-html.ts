import DOMPurify from "dompurify";
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS, finish } from "./allowed-html.ts";

let purifier: typeof DOMPurify | undefined;

/**
 * Sanitises HTML with DOMPurify, for browsers without the HTML Sanitizer API. With enforced Trusted Types the content
 * security policy must allow the policy `dompurify` (`trusted-types dompurify`).
 */
export function sanitizeHtml(html: string): DocumentFragment {
  purifier ??= DOMPurify(window);
  return finish(
    purifier.sanitize(html, {
      ALLOWED_TAGS,
      ALLOWED_ATTR: ALLOWED_ATTRIBUTES,
      ALLOW_DATA_ATTR: false,
      RETURN_DOM_FRAGMENT: true,
    }),
  );
}
