/**
 * Texts with formatting as people type them, without HTML: an empty line between paragraphs, `- ` before each point of a
 * list, `## ` before a heading, `**bold**`, `_italic_` and `[words](address)`.
 */
const ENTITIES: readonly (readonly [text: string, entity: string])[] = [
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
];

const escaped = (text: string): string =>
  ENTITIES.reduce((done, [plain, entity]) => done.replaceAll(plain, entity), text);
const unescaped = (html: string): string =>
  ENTITIES.toReversed().reduce((done, [plain, entity]) => done.replaceAll(entity, plain), html);

const LINK = /\[([^\]\n]+)\]\(([^)\s"]+)\)/g;

const inlineHtml = (text: string): string =>
  escaped(text)
    .replaceAll(LINK, '<a href="$2">$1</a>')
    .replaceAll(/\*\*([^*\n]+)\*\*/g, "<strong>$1</strong>")
    .replaceAll(/(?<!\w)_([^_\n]+)_(?!\w)/g, "<em>$1</em>")
    .replaceAll("\n", "<br>");

const inlineText = (html: string): string =>
  unescaped(
    html
      .replaceAll(/<br ?\/?>/g, "\n")
      .replaceAll(/<(?:strong|b)>(.*?)<\/(?:strong|b)>/g, "**$1**")
      .replaceAll(/<(?:em|i)>(.*?)<\/(?:em|i)>/g, "_$1_")
      .replaceAll(/<a href="([^"]*)">(.*?)<\/a>/g, "[$2]($1)"),
  );

const BLOCK = /<(p|h3|ul)>(.*?)<\/\1>\s*/gs;
const POINT = /<li>(.*?)<\/li>\s*/gs;

function blockText([, tag, inner = ""]: RegExpMatchArray): string {
  if (tag === "h3") return `## ${inlineText(inner)}`;
  if (tag === "p") return inlineText(inner);
  return [...inner.matchAll(POINT)].map(([, point = ""]) => `- ${inlineText(point)}`).join("\n");
}

function blockHtml(block: string): string {
  const lines = block.split("\n");
  if (lines.every((line) => line.startsWith("- ")))
    return `<ul>${lines.map((line) => `<li>${inlineHtml(line.slice(2))}</li>`).join("")}</ul>`;
  if (lines.length === 1 && block.startsWith("## ")) return `<h3>${inlineHtml(block.slice(3))}</h3>`;
  return `<p>${inlineHtml(block)}</p>`;
}

/** The HTML of a typed text. What begins with an element is HTML already. */
export function htmlOf(text: string): string {
  const typed = text.replaceAll("\r\n", "\n").trim();
  if (typed === "" || /^<\w/.test(typed)) return typed;
  return typed
    .split(/\n{2,}/)
    .map(blockHtml)
    .join("");
}

/** Spelling of HTML that does not matter. */
const plain = (html: string): string =>
  html
    .trim()
    .replaceAll(/>\s+</g, "><")
    .replaceAll(/<(\/?)b>/g, "<$1strong>")
    .replaceAll(/<(\/?)i>/g, "<$1em>")
    .replaceAll(/<br ?\/?>/g, "<br>");

/** The text as it is typed; the HTML itself when typing cannot say all of it. */
export function textOfHtml(html: string): string {
  if (!html.trim().startsWith("<")) return html;
  const text = [...html.trim().matchAll(BLOCK)].map(blockText).join("\n\n");
  return plain(htmlOf(text)) === plain(html) ? text : html;
}
