/**
 * Elements allowed in a content block: text, lists, tables, links and pictures. No forms, frames, styles or scripts.
 */
export const ALLOWED_TAGS = [
  "a",
  "abbr",
  "b",
  "blockquote",
  "br",
  "caption",
  "cite",
  "code",
  "dd",
  "dl",
  "dt",
  "em",
  "figcaption",
  "figure",
  "h2",
  "h3",
  "h4",
  "hr",
  "i",
  "img",
  "li",
  "ol",
  "p",
  "small",
  "span",
  "strong",
  "sub",
  "sup",
  "table",
  "tbody",
  "td",
  "tfoot",
  "th",
  "thead",
  "tr",
  "u",
  "ul",
];

export const ALLOWED_ATTRIBUTES = [
  "href",
  "title",
  "target",
  "rel",
  "src",
  "alt",
  "width",
  "height",
  "colspan",
  "rowspan",
  "scope",
  "lang",
  "start",
];

/** Elements that are removed while their text is kept. */
export const UNWRAPPED_TAGS = [
  "address",
  "article",
  "aside",
  "big",
  "center",
  "del",
  "details",
  "div",
  "font",
  "footer",
  "h1",
  "h5",
  "h6",
  "header",
  "ins",
  "label",
  "main",
  "mark",
  "nav",
  "pre",
  "s",
  "section",
  "summary",
  "time",
];

const PROTOCOLS = { href: ["http:", "https:", "mailto:", "tel:"], src: ["http:", "https:"] } as const;

function leadsSomewhereSafe(attribute: keyof typeof PROTOCOLS, value: string): boolean {
  const address = URL.parse(value, document.baseURI);
  return address !== null && (PROTOCOLS[attribute] as readonly string[]).includes(address.protocol);
}

/** Post-processes sanitised HTML: checks URLs, adds `rel="noopener"` to new tabs, and loads pictures lazily. */
export function finish(fragment: DocumentFragment): DocumentFragment {
  for (const attribute of ["href", "src"] as const) {
    for (const element of fragment.querySelectorAll(`[${attribute}]`)) {
      if (!leadsSomewhereSafe(attribute, element.getAttribute(attribute) ?? "")) element.removeAttribute(attribute);
    }
  }
  for (const link of fragment.querySelectorAll("a[target]")) {
    link.setAttribute("target", "_blank");
    link.setAttribute("rel", "noopener noreferrer");
  }
  for (const picture of fragment.querySelectorAll("img")) {
    picture.setAttribute("loading", "lazy");
    picture.setAttribute("decoding", "async");
    if (!picture.hasAttribute("alt")) picture.setAttribute("alt", "");
  }
  return fragment;
}
