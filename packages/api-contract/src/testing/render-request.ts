import { DEFAULT_GROUT_COLOR, RENDER_PRIORITY, RENDER_SAMPLES } from "@showroom/domain/render/render-request";
import type { CameraPosition, RenderRequest, RenderSceneStructure } from "@showroom/domain/render/render-request";

/** A small bathroom with one wall tile all around. */
export function bathroomRequest(
  structure: Partial<RenderSceneStructure> = {},
  cameraPosition: CameraPosition = "front",
): RenderRequest {
  const wall = {
    tile: "T-WALL",
    groutColor: DEFAULT_GROUT_COLOR,
    pattern: "straight",
    extent: "wall",
  } as const;
  return {
    sceneSettings: {
      cameraPosition,
      priority: RENDER_PRIORITY,
      imageWidth: 1_920,
      imageHeight: 1_080,
      samples: RENDER_SAMPLES,
    },
    sceneStructure: {
      roomType: "Bathroom",
      floorTile: "T-FLOOR",
      floorGroutColor: DEFAULT_GROUT_COLOR,
      wallTiles: { back: wall, left: wall, right: wall, front: wall },
      ceilingType: "Half",
      productChoices: ["F-TOILET"],
      ...structure,
    },
  };
}
