import DOMPurify from "dompurify";
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS, finish } from "./allowed-html.ts";

let purifier: typeof DOMPurify | undefined;

/**
 * Makes the HTML of an editor safe to show, in browsers that cannot do so themselves. Where Trusted Types are enforced this needs
 * the policy `dompurify` in the content security policy (`trusted-types dompurify`).
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
