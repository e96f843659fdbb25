import type { CameraPosition, RenderSceneStructure } from "@showroom/domain/render/render-request";
import { placeCamera } from "./cameras.ts";
import type { ArticleLookup } from "./finishes.ts";
import type { SceneCamera } from "./mesh-format.ts";
import { furnishRoom } from "./room/furnish-room.ts";
import type { PlacedFixture } from "./room/place-fixtures.ts";
import type { RoomPlan } from "./room/plan.ts";

export interface SceneInput {
  readonly structure: RenderSceneStructure;
  readonly cameraPosition: CameraPosition;
  /** Width of the picture divided by its height. */
  readonly aspect: number;
  readonly article: ArticleLookup;
}

/** A camera behind this place would see what hangs on the front wall from behind, metres from that wall. */
const BEFORE_FRONT_WALL = 0.3;

/**
 * A room as the camera of a picture sees it: the plan, the fixtures that are drawn, and the camera.
 * @throws RangeError if a room dimension is not a positive number.
 */
export function viewRoom(
  { structure, cameraPosition, aspect, article }: SceneInput,
  warn: (message: string) => void,
): { readonly plan: RoomPlan; readonly fixtures: readonly PlacedFixture[]; readonly camera: SceneCamera } {
  const options = { openCabinet: cameraPosition === "siphon" };
  const { plan, fixtures } = furnishRoom(structure, article, warn, options);
  const camera = placeCamera(plan, cameraPosition, aspect, fixtures);
  if (camera.position[1] >= BEFORE_FRONT_WALL) return { plan, fixtures, camera };
  return { plan, fixtures: fixtures.filter(({ spot }) => spot.wall !== "front"), camera };
}
