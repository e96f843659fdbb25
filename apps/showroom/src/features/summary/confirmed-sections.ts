import type { Confirmation } from "@showroom/api-contract/entities/confirmation";

export interface ConfirmedSection {
  readonly pageId: number;
  readonly title: string;
  /** Null for a page without choices. */
  readonly page: Confirmation["pages"][number] | null;
}

/** The sections of a confirmation in order. An old confirmation has only those with choices. */
export function confirmedSections({
  sections,
  pages,
}: Pick<Confirmation, "sections" | "pages">): readonly ConfirmedSection[] {
  return (sections ?? pages)
    .toSorted((a, b) => a.order - b.order)
    .map(({ pageId, title }) => ({ pageId, title, page: pages.find((page) => page.pageId === pageId) ?? null }));
}
