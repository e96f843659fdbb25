import type { RoomChoice } from "../model/choices.ts";
import type { HouseType } from "../model/project.ts";
import { chosenAccessory } from "../selection/accessories.ts";
import { findChoice, type PageCatalogue } from "../selection/page-catalogue.ts";
import type { AccessoryPlace, TileSurface } from "../model/room-slot.ts";
import { isAccent, SURFACE_OPTION_KINDS, surfaceOption, type SurfaceOptionKind } from "../model/tile-option.ts";
import { isCeilingHigh, type RoomSettings } from "../selection/room-context.ts";
import { findOption } from "../selection/tile-options.ts";
import { cameraOfTitle, imageSizeFor } from "./camera.ts";
import {
  DEFAULT_GROUT_COLOR,
  RENDER_PRIORITY,
  RENDER_SAMPLES,
  type CameraPosition,
  type CeilingType,
  type RenderRequest,
  type RenderSceneStructure,
  type RenderWall,
  type RenderWallFinish,
} from "./render-request.ts";

export interface SceneInput {
  readonly catalogue: PageCatalogue;
  readonly room: RoomChoice;
  readonly settings: Pick<RoomSettings, "alwaysCeilingHigh">;
  readonly houseType: Pick<HouseType, "id" | "roomVariables">;
  /** Id of the buyer whose choices staff view. */
  readonly buyerId?: number | undefined;
  /** Title of the item that the camera looks at, or a camera; the room's default view when absent. */
  readonly lookAt?: string | { readonly camera: CameraPosition } | null;
}

/** The wall of an accent, and the wall for a floor tile when an accent already covers the first. */
const ACCENT_WALL: RenderWall = "back";
const SECOND_WALL: RenderWall = "left";

/** The render request of a room; null when it cannot be drawn: both a wall and a floor tile are needed. */
export function mapScene({
  catalogue,
  room,
  settings,
  houseType,
  buyerId,
  lookAt = null,
}: SceneInput): RenderRequest | null {
  const { configuratorType, roomName } = catalogue.page;
  const wallTile = tileNumber(catalogue, room, "wall");
  const floorTile = tileNumber(catalogue, room, "floor");
  if (!configuratorType || wallTile === null || floorTile === null) return null;
  const cameraPosition = typeof lookAt === "string" || lookAt === null ? cameraOfTitle(lookAt) : lookAt.camera;
  const variables = houseType.roomVariables.find((candidate) => candidate.name === roomName);
  const profile = profileNumber(catalogue, room, "wall");
  const sceneStructure: RenderSceneStructure = {
    roomType: configuratorType === "toilet" ? "Toilet" : "Bathroom",
    ...(variables ? { dimensions: { width: variables.width, depth: variables.depth, height: variables.height } } : {}),
    ...(variables?.positions?.length ? { positions: variables.positions } : {}),
    floorTile,
    floorGroutColor: groutColor(catalogue, room, "floor"),
    wallTiles: wallFinishes(catalogue, room, wallTile, floorTile),
    ceilingType: ceilingType({ catalogue, room, settings, houseType }),
    ...(profile === undefined ? {} : { finishingProfile: profile }),
    productChoices: sanitaryNumbers(catalogue, room),
  };
  return {
    home: { houseTypeId: houseType.id, ...(buyerId === undefined ? {} : { buyerId }) },
    sceneSettings: {
      cameraPosition,
      priority: RENDER_PRIORITY,
      ...imageSizeFor(configuratorType, cameraPosition),
      samples: RENDER_SAMPLES,
    },
    sceneStructure,
  };
}

/** Full where the buyer or the project tiles to the ceiling, or where the standard set-up of the room already does. */
export function ceilingType({ catalogue, room, settings, houseType }: SceneInput): CeilingType {
  if (isCeilingHigh(settings, room)) return "Full";
  const variables = houseType.roomVariables.find((candidate) => candidate.name === catalogue.page.roomName);
  return variables && variables.surfaceWall > 0 && variables.surfaceWall >= variables.surfaceWallCeilingHigh
    ? "Full"
    : "Half";
}

function wallFinishes(
  catalogue: PageCatalogue,
  room: RoomChoice,
  wallTile: string,
  floorTile: string,
): Readonly<Record<RenderWall, RenderWallFinish>> {
  const plain: RenderWallFinish = {
    tile: wallTile,
    groutColor: groutColor(catalogue, room, "wall"),
    pattern: "straight",
    extent: "wall",
  };
  const options = wallOptions(catalogue, room, floorTile);
  const finish = (wall: RenderWall): RenderWallFinish => options[wall]?.finish ?? plain;
  return { back: finish("back"), left: finish("left"), right: finish("right"), front: finish("front") };
}

interface WallOption {
  readonly kind: SurfaceOptionKind;
  readonly finish: RenderWallFinish;
}

/** The tile option that each wall has; a wall without one has the room's wall tile. `floorTile` is a product number. */
export function wallOptions(
  catalogue: PageCatalogue,
  room: RoomChoice,
  floorTile: string,
): Readonly<Partial<Record<RenderWall, WallOption>>> {
  const on = (walls: OptionWalls): WallOption | undefined =>
    SURFACE_OPTION_KINDS.filter((kind) => surfaceOption(kind).picture.walls === walls)
      .map((kind) => ({ kind, finish: optionFinish(catalogue, room, kind, floorTile) }))
      .find((option): option is WallOption => option.finish !== null);
  const all = on("all");
  if (all) return { back: all, left: all, right: all, front: all };
  const accent = on("accent");
  const free = on("free");
  return {
    ...(free ? { [accent ? SECOND_WALL : ACCENT_WALL]: free } : {}),
    ...(accent ? { [ACCENT_WALL]: accent } : {}),
  };
}

type OptionWalls = ReturnType<typeof surfaceOption>["picture"]["walls"];

/** The finish of a wall with a tile option; null while the option or its tile is not chosen. */
function optionFinish(
  catalogue: PageCatalogue,
  room: RoomChoice,
  kind: SurfaceOptionKind,
  floorTile: string,
): RenderWallFinish | null {
  const option = findOption(room, kind);
  if (!option) return null;
  const tile = isAccent(kind) ? findChoice(catalogue, option.selectedVariant)?.product.product_number : floorTile;
  if (tile === undefined) return null;
  const { pattern, extent } = surfaceOption(kind).picture;
  return { tile, groutColor: groutColor(catalogue, room, kind), pattern, extent, ...ownProfile(catalogue, room, kind) };
}

/** The option's own profile; null when it equals the room's profile. */
function ownProfile(
  catalogue: PageCatalogue,
  room: RoomChoice,
  kind: SurfaceOptionKind,
): Pick<RenderWallFinish, "finishingProfile"> {
  const own = profileNumber(catalogue, room, kind);
  return own === undefined || own === profileNumber(catalogue, room, "wall") ? {} : { finishingProfile: own };
}

function profileNumber(catalogue: PageCatalogue, room: RoomChoice, place: AccessoryPlace): string | undefined {
  return findChoice(catalogue, chosenAccessory(room, place, "FinishingProfile"))?.product.product_number;
}

/** The colour of the chosen grout as #RRGGBB; the standard one while none is chosen. */
export function groutColor(catalogue: PageCatalogue, room: RoomChoice, place: AccessoryPlace): string {
  const grout = findChoice(catalogue, chosenAccessory(room, place, "GroutColor"))?.product;
  return (grout?.groutColor ?? grout?.color ?? DEFAULT_GROUT_COLOR).toUpperCase();
}

function tileNumber(catalogue: PageCatalogue, room: RoomChoice, surface: TileSurface): string | null {
  const choice = surface === "wall" ? room.wallTileProduct : room.floorTileProduct;
  return findChoice(catalogue, choice)?.product.product_number ?? null;
}

function sanitaryNumbers(catalogue: PageCatalogue, room: RoomChoice): readonly string[] {
  return catalogue.sanitaryGroups.flatMap((group) =>
    (room.products[group.id] ?? []).flatMap((choice) => findChoice(catalogue, choice)?.product.product_number ?? []),
  );
}
