/** What of a room's picture can be pressed. */
import type { ProductChoice, RoomChoice } from "../model/choices.ts";
import type { AccessoryPlace, LineSlot } from "../model/room-slot.ts";
import { isAccent, surfaceOption } from "../model/tile-option.ts";
import { chosenAccessory } from "../selection/accessories.ts";
import { findChoice, type PageCatalogue } from "../selection/page-catalogue.ts";
import { findOption } from "../selection/tile-options.ts";
import { wallOptions } from "./map-scene.ts";
import type { RenderSceneStructure, RenderWall } from "./render-request.ts";

/** A tiled surface: the floor, a wall, or the box before the back wall that hides the cistern. */
export type PictureSurface = RenderWall | "floor" | "reservoir";

/** A part of a picture, as the scene of its request has it. */
export type PicturePart =
  | { readonly kind: "tiles"; readonly on: PictureSurface }
  /** A finishing profile on the edges of a surface. */
  | { readonly kind: "profile"; readonly on: PictureSurface }
  | { readonly kind: "product"; readonly productNumber: string };

const SURFACES: readonly PictureSurface[] = ["floor", "back", "left", "right", "front", "reservoir"];

/** Every part that pictures of a room can have. */
export const partsOfRoom = ({
  productChoices,
}: Pick<RenderSceneStructure, "productChoices">): readonly PicturePart[] => [
  ...SURFACES.flatMap((on) => [{ kind: "tiles", on } as const, { kind: "profile", on } as const]),
  ...productChoices.map((productNumber) => ({ kind: "product", productNumber }) as const),
];

/** The wall that the box stands before. */
const BOX_WALL: RenderWall = "back";

/** Where the tiles of a surface are chosen. */
function placeOf(catalogue: PageCatalogue, room: RoomChoice, on: PictureSurface): AccessoryPlace {
  if (on === "floor") return "floor";
  const kind = wallOptions(catalogue, room, "")[on === "reservoir" ? BOX_WALL : on]?.kind;
  if (kind === undefined) return "wall";
  return on !== "reservoir" && surfaceOption(kind).picture.extent === "reservoir" ? "wall" : kind;
}

/** A choice that a picture shows. */
export interface ShownChoice {
  readonly slot: LineSlot;
  readonly choice: ProductChoice;
}

function tilesAt(room: RoomChoice, place: AccessoryPlace): readonly Shown[] {
  const grout: Shown = [{ kind: "accessory", place, type: "GroutColor" }, chosenAccessory(room, place, "GroutColor")];
  if (place === "wall") return [[{ kind: "tile", surface: place }, room.wallTileProduct], grout];
  if (place === "floor") return [[{ kind: "tile", surface: place }, room.floorTileProduct], grout];
  if (isAccent(place))
    return [[{ kind: "accent", option: place }, findOption(room, place)?.selectedVariant ?? null], grout];
  return [[{ kind: "option", option: place }, room.floorTileProduct], grout];
}

type Shown = readonly [slot: LineSlot, choice: ProductChoice | null];

function shownBy(catalogue: PageCatalogue, room: RoomChoice, part: PicturePart): readonly Shown[] {
  switch (part.kind) {
    case "tiles":
      return tilesAt(room, placeOf(catalogue, room, part.on));
    case "profile": {
      const place = placeOf(catalogue, room, part.on);
      // An option without a profile of its own has the room's.
      const isOwn = findChoice(catalogue, chosenAccessory(room, place, "FinishingProfile")) !== null;
      const from = isOwn ? place : "wall";
      return [
        [{ kind: "accessory", place: from, type: "FinishingProfile" }, chosenAccessory(room, from, "FinishingProfile")],
      ];
    }
    case "product":
      return catalogue.sanitaryGroups.flatMap(({ id }) =>
        (room.products[id] ?? [])
          .filter((choice) => findChoice(catalogue, choice)?.product.product_number === part.productNumber)
          .map((choice): Shown => [{ kind: "sanitary", groupId: id }, choice]),
      );
  }
}

/**
 * The choices that a part of a room's picture shows, the most obvious first: with tiles also their grout, which is too thin to press.
 * Empty when the room has other choices than the picture.
 */
export function choicesOfPart(catalogue: PageCatalogue, room: RoomChoice, part: PicturePart): readonly ShownChoice[] {
  return shownBy(catalogue, room, part).flatMap(([slot, choice]) =>
    choice && findChoice(catalogue, choice) ? [{ slot, choice }] : [],
  );
}
