import type { FixtureFinish } from "@showroom/domain/model/fixture-model";
import type { RenderSceneStructure } from "@showroom/domain/render/render-request";
import { reservoirAccent, wallField, type ArticleLookup } from "../finishes.ts";
import type { TiledWall } from "../mesh-format.ts";

/** Finishes of the finishing profiles on free edges of tiling; undefined where there is none. */
export interface EdgeProfiles {
  /** Round the box that hides the cistern. */
  readonly box: FixtureFinish | undefined;
  /** Along the top of half-high tiling, and round the window. */
  readonly walls: Readonly<Record<TiledWall, FixtureFinish | undefined>>;
}

/** One profile on every edge. */
export const sameProfiles = (finish: FixtureFinish | undefined): EdgeProfiles => ({
  box: finish,
  walls: { back: finish, left: finish, right: finish, front: finish },
});

/** The profiles of a room: a wall has its own or the room's, the box that of the tiles it wears. */
export function edgeProfiles(
  structure: RenderSceneStructure,
  article: ArticleLookup,
  warn: (message: string) => void,
): EdgeProfiles {
  const finishOf = (own: string | undefined): FixtureFinish | undefined => {
    const number = own ?? structure.finishingProfile;
    if (number === undefined) return undefined;
    const found = article(number);
    if (found?.kind === "profile") return found.finish;
    warn(`unknown finishing profile ${number}`);
    return undefined;
  };
  const ofWall = (wall: TiledWall) => finishOf(wallField(structure, wall).finishingProfile);
  return {
    box: finishOf((reservoirAccent(structure) ?? wallField(structure, "back")).finishingProfile),
    walls: { back: ofWall("back"), left: ofWall("left"), right: ofWall("right"), front: ofWall("front") },
  };
}
