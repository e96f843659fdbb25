import type { ContentBlock } from "@showroom/api-contract/entities/content-block";
import type { Project } from "@showroom/domain/model/project";

export type ChoicePart = "tiles" | "sanitary" | "floors";

/**
 * The parts of the showroom (such as tiles) that a content block shows: those that the project has and the block does
 * not hide.
 */
export function choiceParts(
  { hasTiles, hasSanitary, hasFloors }: Pick<Project, "hasTiles" | "hasSanitary" | "hasFloors">,
  { showTiles, showSanitary, showFloors }: Pick<ContentBlock, "showTiles" | "showSanitary" | "showFloors">,
): readonly ChoicePart[] {
  const shown: Readonly<Record<ChoicePart, boolean>> = {
    tiles: hasTiles && showTiles,
    sanitary: hasSanitary && showSanitary,
    floors: hasFloors && showFloors,
  };
  return (["tiles", "sanitary", "floors"] as const).filter((part) => shown[part]);
}
