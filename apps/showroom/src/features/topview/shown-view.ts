/** What a page with floor plans shows. */
import type { Page, TopView } from "@showroom/domain/model/page";

/** Names the whole home in the address of a floor plan, where the others have the id of their image. */
export const WHOLE_HOME = "woning";

/** The floor plan that an address names, else the first. The whole home comes first, where the project gives it. */
export function shownView(
  page: Pick<Page, "topViews" | "homePlan">,
  imageId: string | undefined,
): TopView | "home" | null {
  const named = page.topViews.find((view) => String(view.image.id) === imageId);
  return named ?? (page.homePlan ? "home" : (page.topViews[0] ?? null));
}
