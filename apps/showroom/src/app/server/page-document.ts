/** Puts a page together: Vite's template with title, styles, announced files, content and data. */
import type { PageData } from "../page-data/page-data.ts";
import { PAGE_DATA_ID } from "../page-data/page-data.ts";
import type { BuiltFiles } from "./built-files.ts";
import type { PageHead } from "./page-head.ts";

export interface PageParts {
  readonly head: PageHead;
  /** HTML of the application's root element. */
  readonly content: string;
  readonly data: PageData;
  /** The project of the page, as everybody may see it; null without one. */
  readonly projectId: number | null;
  readonly modules: readonly string[];
}

/** The places in the template; what stands between is for pages that the server cannot prepare. */
const HEAD = ["<!--page-head-->", "<!--/page-head-->"] as const;
const CONTENT = ["<!--page-content-->", "<!--/page-content-->"] as const;
const DATA = ["<!--page-data-->", "<!--/page-data-->"] as const;

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? character);

/** JSON in which no text can end the script element or start a comment. */
const safeJson = (data: PageData): string => JSON.stringify(data).replaceAll("<", "\\u003c");

function fill(template: string, [start, end]: readonly [string, string], content: string): string {
  const from = template.indexOf(start);
  const to = template.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error(`The page has no place ${start}`);
  return template.slice(0, from) + content + template.slice(to + end.length);
}

function headTags({ title, description, picture, address }: PageHead): readonly string[] {
  const named = (name: string, content: string): string => `<meta name="${name}" content="${escape(content)}" />`;
  const graph = (name: string, content: string): string =>
    `<meta property="og:${name}" content="${escape(content)}" />`;
  return [
    `<title>${escape(title)}</title>`,
    named("description", description),
    graph("type", "website"),
    graph("locale", "nl_NL"),
    graph("title", title),
    graph("description", description),
    graph("url", address),
    ...(picture === null ? [] : [graph("image", picture), named("twitter:card", "summary_large_image")]),
  ];
}

/** The tag of a stylesheet as Vite writes it. */
const stylesheetTag = (address: string): string => `<link rel="stylesheet" crossorigin href="${address}">`;

/** @returns the HTML of the page */
export async function pageDocument(
  files: BuiltFiles,
  { head, content, data, projectId, modules }: PageParts,
): Promise<string> {
  const isWhole = data.rendered !== null;
  // A page that is rendered needs its styles at once; those of a step are needed when its code has arrived.
  const inline = [...files.entryStylesheets, ...(isWhole ? files.stylesheets(modules) : [])];
  const styles = await Promise.all(inline.map((address) => files.readStylesheet(address)));
  const project = projectId === null ? "" : ` data-project="${projectId}"`;
  const tags = [
    `<script${project}>${files.pageStart}</script>`,
    ...headTags(head),
    ...(isWhole ? files.fonts : []).map(
      (address) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${address}">`,
    ),
    ...styles.map((style) => `<style>${style}</style>`),
    ...files.scripts(modules).map((address) => `<link rel="modulepreload" crossorigin href="${address}">`),
    ...(isWhole ? [] : files.stylesheets(modules)).map(
      (address) => `<link rel="preload" as="style" crossorigin href="${address}">`,
    ),
  ];
  const template = files.entryStylesheets.reduce(
    (page, address) => page.replace(stylesheetTag(address), ""),
    files.template,
  );
  const block = `<script type="application/json" id="${PAGE_DATA_ID}">${safeJson(data)}</script>`;
  return fill(fill(fill(template, HEAD, tags.join("\n")), CONTENT, content), DATA, block);
}
