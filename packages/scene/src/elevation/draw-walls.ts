/**
 * The elevations of a room: each wall as it is seen from inside, drawn from the same scene as the picture. Millimetres from the lower left
 * corner of the wall.
 */
import type { RenderSceneStructure } from "@showroom/domain/render/render-request";
import { surfaceFinishes, type ArticleLookup } from "../finishes.ts";
import { TILED_WALLS, type TiledWall } from "../mesh-format.ts";
import { edgeProfiles } from "../room/edge-profiles.ts";
import { furnishRoom } from "../room/furnish-room.ts";
import { wallLength } from "../room/wall-frame.ts";
import { chainsOf, type Chain, type Measured } from "./dimensions.ts";
import { fixturesOn } from "./fixture-outlines.ts";
import { mm } from "./millimetres.ts";
import { profileLines, type ProfileLine } from "./profile-lines.ts";
import { layTiles } from "./tile-field.ts";
import { openingsOf, regionsOf } from "./wall-regions.ts";

export interface Elevation extends Measured {
  readonly wall: TiledWall;
  readonly profiles: readonly ProfileLine[];
  readonly chains: readonly Chain[];
}

export interface RoomElevations {
  readonly walls: readonly Elevation[];
  /** Whose measures they are: the room's own, those of a standard room, or the room's brought within what can be drawn. */
  readonly measures: "own" | "standard" | "limited";
  /** Whether openings and fixtures are where the house type's plan has them, or in the standard layout. */
  readonly layout: "plan" | "standard";
}

/** @throws RangeError if a room dimension is not a positive number. */
export function drawWalls(structure: RenderSceneStructure, article: ArticleLookup): RoomElevations {
  const ignore = (): void => {};
  const { plan, fixtures } = furnishRoom(structure, article, ignore);
  const finishes = surfaceFinishes(structure, article, ignore);
  const profiles = edgeProfiles(structure, article, ignore);
  const walls = TILED_WALLS.map((wall): Elevation => {
    const measured: Measured = {
      width: mm(wallLength(plan, wall)),
      height: mm(plan.height),
      fields: regionsOf(plan, structure, wall).flatMap((region) => {
        const finish = finishes[region.surface];
        const field = finish?.kind === "tile" ? layTiles(region, finish) : undefined;
        return field && field.area.length > 0 ? [field] : [];
      }),
      openings: openingsOf(plan, wall),
      fixtures: fixturesOn(fixtures, wall),
    };
    return { wall, ...measured, profiles: profileLines(plan, profiles, wall), chains: chainsOf(measured) };
  });
  const asked = structure.dimensions;
  const isAsAsked =
    asked && (["width", "depth", "height"] as const).every((side) => mm(plan[side]) === mm(asked[side] / 1000));
  return { walls, measures: asked === undefined ? "standard" : isAsAsked ? "own" : "limited", layout: plan.source };
}
