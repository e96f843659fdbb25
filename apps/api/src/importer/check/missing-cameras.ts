import type { Page } from "@showroom/domain/model/page";
import { cameraNamedIn } from "@showroom/domain/render/camera";
import { pageCatalogue } from "@showroom/domain/selection/page-catalogue";
import type { Remark } from "../findings/finding.ts";

/**
 * A warning for each group of sanitary ware whose title matches no camera, so that its products are shown from the
 * front.
 */
export function missingCameras(pages: readonly Page[]): readonly Remark[] {
  const titles = new Set(pages.flatMap((page) => pageCatalogue(page).sanitaryGroups.map(({ title }) => title)));
  return [...titles]
    .filter((title) => cameraNamedIn(title) === null)
    .map((title) => ({
      path: "productGroups",
      reason: `voor de productgroep "${title}" is geen camerastandpunt bekend: de producten worden van voren getoond`,
    }));
}
