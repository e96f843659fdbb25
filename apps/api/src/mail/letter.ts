import { MAIL_TEXTS } from "./texts.ts";

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

/** A part of a mail, which is written as plain text and as HTML. */
export type LetterPart =
  | { readonly kind: "paragraph"; readonly text: string }
  | { readonly kind: "action"; readonly label: string; readonly url: string }
  | { readonly kind: "steps"; readonly title: string; readonly steps: readonly string[] }
  | {
      readonly kind: "table";
      readonly title: string;
      /** An attached picture below the title. */
      readonly picture?: LetterPicture | undefined;
      readonly rows: readonly Row[];
      /** The last row, which stands out. */
      readonly sum?: Row;
    };

type Row = readonly [label: string, amount: string];

export interface LetterPicture {
  /** The content id of the attachment. */
  readonly cid: string;
  readonly alt: string;
  readonly caption: string;
  /** Pixels, in which it is shown at most. */
  readonly width: number;
}

const heading = (text: string): string => `<h2 style="font-size:18px;margin:32px 0 8px">${escapeHtml(text)}</h2>`;

/** An amount with its sign, a day or a reference, which stays on one line. */
const KEPT_TOGETHER = /(?:[+−] )?€ [\d.,]*\d(?:,-)?|\d{2}-\d{2}-\d{4}|[A-Z]{1,3}-[A-Z\d]+-\d{4,}(?:-[A-Z]\d+)?/g;
const textAsHtml = (text: string): string =>
  escapeHtml(text)
    .replaceAll(KEPT_TOGETHER, (kept) => `<span style="white-space:nowrap">${kept}</span>`)
    .replaceAll("\n", "<br>");

function rowAsHtml([label, amount]: Row, isSum: boolean): string {
  // Unlike `anywhere`, this leaves a column as wide as its longest word.
  const cell = `padding:6px 0;vertical-align:top;overflow-wrap:break-word;border-top:1px solid ${isSum ? "#1b1f1d" : "#e4dfd6"}${isSum ? ";font-weight:600" : ""}`;
  return `<tr><th scope="row" style="text-align:left;font-weight:400;${cell};padding-right:16px">${textAsHtml(label)}</th><td style="${cell};text-align:right">${textAsHtml(amount)}</td></tr>`;
}

const pictureAsHtml = ({ cid, alt, caption, width }: LetterPicture): string =>
  `<img src="cid:${escapeHtml(cid)}" alt="${escapeHtml(alt)}" width="${width}" style="display:block;width:100%;max-width:${width}px;height:auto;border:0"><p style="margin:4px 0 8px;font-size:13px;color:#5c625f">${escapeHtml(caption)}</p>`;

const paragraph = (text: string): string => `<p style="margin:0 0 16px">${textAsHtml(text)}</p>`;

const step = (text: string): string => `<li style="margin:0 0 6px">${textAsHtml(text)}</li>`;

function partAsHtml(part: LetterPart): string {
  switch (part.kind) {
    case "paragraph":
      return paragraph(part.text);
    case "action":
      return `<p style="margin:24px 0"><a href="${escapeHtml(part.url)}" style="display:inline-block;background:#1f2a24;color:#fff;padding:12px 20px;text-decoration:none;border-radius:4px">${escapeHtml(part.label)}</a></p>`;
    case "steps":
      return `${heading(part.title)}<ol style="margin:0 0 16px;padding-left:24px">${part.steps.map(step).join("")}</ol>`;
    case "table": {
      const rows = [...part.rows.map((row) => rowAsHtml(row, false)), ...(part.sum ? [rowAsHtml(part.sum, true)] : [])];
      return `${heading(part.title)}${part.picture ? pictureAsHtml(part.picture) : ""}<table style="width:100%;border-collapse:collapse;margin:0 0 16px">${rows.join("")}</table>`;
    }
  }
}

function partAsText(part: LetterPart): string {
  switch (part.kind) {
    case "paragraph":
      return part.text;
    case "action":
      return `${part.label}: ${part.url}`;
    case "table":
      return [part.title, ...[...part.rows, ...(part.sum ? [part.sum] : [])].map((row) => `  ${row.join(": ")}`)].join(
        "\n",
      );
    case "steps":
      return [part.title, ...part.steps.map((one, index) => `  ${index + 1}. ${one}`)].join("\n");
  }
}

/** Writes a letter as text and as HTML; all content is escaped. */
export function writeLetter(
  greeting: string,
  parts: readonly LetterPart[],
  product: string,
): { readonly text: string; readonly html: string } {
  const whole: LetterPart[] = [
    { kind: "paragraph", text: greeting },
    ...parts,
    { kind: "paragraph", text: MAIL_TEXTS.closing(product) },
  ];
  const body = whole.map(partAsHtml).join("");
  return {
    text: `${whole.map(partAsText).join("\n\n")}\n`,
    html: `<!doctype html><html lang="nl"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><body style="font:16px/1.5 system-ui,sans-serif;color:#1b1f1d;max-width:600px;margin:0 auto;padding:24px;overflow-wrap:anywhere">${body}</body></html>`,
  };
}
