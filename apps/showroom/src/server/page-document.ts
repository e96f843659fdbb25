/** Puts a page together: Vite's template with title, styles, announced files, content and data. */
import firstScript from "virtual:first-script";
import type { ShownFirst, StartData } from "../start/protocol.ts";
import type { PageData } from "../app/page-data/page-data.ts";
import { PAGE_DATA_ID } from "../app/page-data/page-data.ts";
import type { BuiltFiles } from "./built-files.ts";
import { PLACEHOLDERS } from "./page-files.ts";
import type { PageHead } from "./page-head.ts";
import { stylesOfPage } from "./page-styles.ts";

export interface PageParts {
  readonly head: PageHead;
  /** HTML of the application's root element. */
  readonly content: string;
  readonly data: PageData;
  readonly start: Pick<StartData, "projectId" | "oauthClient">;
  /** Modules whose files the page needs. */
  readonly modules: readonly string[];
  /** What the page shows without the application; null for a placeholder alone. */
  readonly shows: ShownFirst | null;
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

/** The tags of the entry's files as Vite writes them. */
const stylesheetTag = (address: string): string => `<link rel="stylesheet" crossorigin href="${address}">`;
const scriptTag = (address: string): string => `<script type="module" crossorigin src="${address}"></script>`;
/** Vite's loader takes this stylesheet for loaded. The browser fetches it when the page's own script enables it. */
const inlineMark = (address: string): string => `<link rel="stylesheet" href="${address}" disabled>`;
/** The same for a stylesheet that the page has as a whole: it is never fetched. */
const wholeMark = (address: string): string => `<link rel="stylesheet" href="${address}" data-whole disabled>`;

const preload = (address: string): string => `<link rel="modulepreload" crossorigin href="${address}">`;
/** The script of a part of the page. The data that the page requests itself goes first. */
const preloadLater = (address: string): string =>
  `<link rel="modulepreload" crossorigin fetchpriority="low" href="${address}">`;

/**
 * Fonts that a page loads with its application, as the `font` property writes them. Every page declares all fonts, because
 * a browser lays all text out again when a stylesheet adds one.
 */
const LATER_FONTS = {
  public: ["400 1em Newsreader Variable", "500 1em Instrument Sans Variable"],
  step: ["600 1em Instrument Sans Variable"],
} as const;
/**
 * A browser fetches every declared font that some text uses. So a public page uses only the weights of its preloaded
 * fonts, until the whole styles set the right weights.
 */
const FIRST_WEIGHTS =
  ":root{--font-weight-title:var(--font-weight-light);--font-weight-medium:var(--font-weight-regular)}";

/** The script that runs first in the page. */
const startTag = (data: StartData): string =>
  `<script data-start="${escape(JSON.stringify(data))}">${firstScript}</script>`;

/** @returns the HTML of the page */
export async function pageDocument(
  files: BuiltFiles,
  { head, content, data, start, modules, shows }: PageParts,
): Promise<string> {
  const inline = [...files.entryStylesheets, ...files.stylesheets(modules)];
  const styles = await Promise.all(inline.map((address) => files.readStylesheet(address)));
  const others = shows === "page" ? [] : files.stylesheets([PLACEHOLDERS]).filter((one) => !inline.includes(one));
  const ofPlaceholder = await Promise.all(others.map((address) => files.readStylesheet(address)));
  // What the page shows comes first, and the scripts are loaded after it. Other pages show nothing without scripts.
  const scripts = files.scripts(modules);
  const kind = shows === "page" ? "public" : "step";
  const { entryScripts: application } = files;
  const later = shows && { after: shows, application, parts: scripts, fonts: LATER_FONTS[kind] };
  const style = [
    await files.readStylesheet(files.fontStylesheet),
    ...styles.map((sheet) => (later ? stylesOfPage(sheet, content) : sheet)),
    ...ofPlaceholder.map((sheet) => stylesOfPage(sheet, content)),
    ...(shows === "page" ? [FIRST_WEIGHTS] : []),
  ].join("");
  const tags = [
    startTag({ ...start, later }),
    ...headTags(head),
    ...files.fonts[kind].map(
      (address) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${address}">`,
    ),
    `<style>${style}</style>`,
    wholeMark(files.fontStylesheet),
    ...inline.map(inlineMark),
    ...(later ? [] : [...files.entryScripts.map(preload), ...scripts.map(preloadLater)]),
  ];
  const replaced = [
    ...[files.fontStylesheet, ...files.entryStylesheets].map(stylesheetTag),
    ...(later ? files.entryScripts.map(scriptTag) : []),
  ];
  const template = replaced.reduce((page, tag) => page.replace(tag, ""), files.template);
  const block = `<script type="application/json" id="${PAGE_DATA_ID}">${safeJson(data)}</script>`;
  return fill(fill(fill(template, HEAD, tags.join("\n")), CONTENT, content), DATA, block);
}
