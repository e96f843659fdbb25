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
  | {
      readonly kind: "table";
      readonly title: string;
      readonly rows: readonly (readonly [label: string, amount: string])[];
    };

const paragraph = (text: string): string =>
  `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll("\n", "<br>")}</p>`;

function partAsHtml(part: LetterPart): string {
  switch (part.kind) {
    case "paragraph":
      return paragraph(part.text);
    case "action":
      return `<p style="margin:24px 0"><a href="${escapeHtml(part.url)}" style="background:#1f2a24;color:#fff;padding:12px 20px;text-decoration:none;border-radius:4px">${escapeHtml(part.label)}</a></p>`;
    case "table": {
      const rows = part.rows.map(
        ([label, amount]) =>
          `<tr><td style="padding:4px 16px 4px 0">${escapeHtml(label)}</td><td style="padding:4px 0;text-align:right;white-space:nowrap">${escapeHtml(amount)}</td></tr>`,
      );
      return `<h2 style="font-size:16px;margin:24px 0 8px">${escapeHtml(part.title)}</h2><table style="width:100%;border-collapse:collapse">${rows.join("")}</table>`;
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
      return [part.title, ...part.rows.map(([label, amount]) => `  ${label}: ${amount}`)].join("\n");
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
    html: `<!doctype html><html lang="nl"><meta charset="utf-8"><body style="font:16px/1.5 system-ui,sans-serif;color:#1b1f1d;max-width:600px;margin:0 auto;padding:24px">${body}</body></html>`,
  };
}
