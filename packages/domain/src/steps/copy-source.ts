import type { RoomChoice } from "../model/choices.ts";
import type { PageOutline } from "../model/page.ts";

/** The room to copy from: the nearest earlier configurator page that the buyer confirmed; null when there is none. */
export function copySource(pages: readonly PageOutline[], choices: Readonly<Record<string, RoomChoice>>, toPageId: number): PageOutline | null {
  const target = pages.find((page) => page.id === toPageId);
  if (target?.type !== "configurator") return null;
  const earlier = pages.filter((page) => page.type === "configurator" && page.order < target.order && choices[page.id]?.confirmedByUser);
  return earlier.toSorted((a, b) => b.order - a.order)[0] ?? null;
}
