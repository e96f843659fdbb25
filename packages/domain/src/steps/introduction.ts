import type { Page } from "../model/page.ts";

/** The text of a step without a sidebar, as HTML of the content editor; empty for other steps. */
export function introductionOf({ type, introText, pageText }: Pick<Page, "type" | "introText" | "pageText">): string {
  if (type === "content" || type === "standard") return pageText || introText;
  return type === "intro" || type === "overview" ? introText : "";
}
