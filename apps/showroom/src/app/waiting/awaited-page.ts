/** The kind of page at an address, for its placeholder. It is known before anything is loaded. */
import { partOfSegment } from "../../shared/paths/showroom-paths.ts";
import type { SidebarPart } from "../../shared/paths/showroom-paths.ts";

export type AwaitedPage =
  | { readonly kind: "step"; /** `wide`: the introduction and the summary. */ readonly part: SidebarPart | "wide" }
  | { readonly kind: "hero" | "plain" };

const STEP = /^\/projects\/[^/]+\/digitale-showroom(?:\/stap\/[^/]+(?:\/([^/]+))?)?/;
const PROJECT = /^\/projects\/(?!signup\/)[^/]+(?:\/(?:contact|video))?\/?$/;

export function awaitedPage(pathname: string): AwaitedPage {
  const step = STEP.exec(pathname);
  if (step !== null) return { kind: "step", part: partOfSegment(step[1]) ?? "wide" };
  return { kind: PROJECT.test(pathname) ? "hero" : "plain" };
}
