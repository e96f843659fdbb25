/** Reads what the server wrote into a page. */
import type { PageData } from "../src/app/page-data/page-data.ts";
import type { Page } from "../src/server/render-page.tsx";
import type { StartData } from "../src/start/protocol.ts";

export const dataOf = ({ html }: Page): PageData =>
  JSON.parse(/<script type="application\/json" id="page-data">(.*)<\/script>/.exec(html)?.[1] ?? "") as PageData;

/** What the first script is told. */
export const startOf = (html: string): StartData =>
  JSON.parse((/<script data-start="([^"]*)">/.exec(html)?.[1] ?? "").replaceAll("&quot;", '"')) as StartData;

/** The scripts that the first script loads. */
export const laterScripts = (html: string): readonly string[] =>
  [startOf(html).later].flatMap((later) => (later === null ? [] : [...later.application, ...later.parts]));
