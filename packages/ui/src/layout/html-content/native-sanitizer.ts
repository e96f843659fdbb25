import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS, finish, UNWRAPPED_TAGS } from "./allowed-html.ts";

/** The part of the HTML Sanitizer API that we use. */
interface SafeParsing {
  readonly setHTML?: (html: string, options: { readonly sanitizer: object }) => void;
}

const SANITIZER = {
  elements: ALLOWED_TAGS,
  attributes: ALLOWED_ATTRIBUTES,
  replaceWithChildrenElements: UNWRAPPED_TAGS,
  comments: false,
  dataAttributes: false,
};

/** Sanitises HTML with the browser's own API; null when the browser has none. */
export function sanitizeNatively(html: string): DocumentFragment | null {
  // A separate document does not load pictures before the post-processing
  const host: HTMLElement & SafeParsing = document.implementation.createHTMLDocument("").createElement("div");
  if (host.setHTML === undefined) return null;
  host.setHTML(html, { sanitizer: SANITIZER });
  const fragment = document.createDocumentFragment();
  fragment.append(...host.childNodes);
  return finish(fragment);
}
