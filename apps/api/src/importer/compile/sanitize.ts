import sanitizeHtml from "sanitize-html";
import { ALLOWED_TAGS } from "../check/allowed-tags.ts";

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...ALLOWED_TAGS],
  allowedAttributes: { a: ["href", "title"], th: ["scope", "colspan", "rowspan"], td: ["colspan", "rowspan"] },
  allowedSchemes: ["https", "http", "mailto", "tel"],
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
};

/** A text of several lines without any markup, as a spreadsheet has it, with a paragraph for each line. */
const withParagraphs = (text: string): string =>
  text.includes("\n") && !/<[a-z]/i.test(text)
    ? text
        .split(/\n+/)
        .filter((line) => line.trim() !== "")
        .map((line) => `<p>${line.trim()}</p>`)
        .join("")
    : text;

/**
 * Sanitises editorial HTML: keeps text, structure and links, and removes everything that could run, load or restyle.
 */
export const sanitizeBlock = (html: string): string => sanitizeHtml(withParagraphs(html), OPTIONS);
