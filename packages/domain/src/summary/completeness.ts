import type { ProductChoice, RoomChoice } from "../model/choices.ts";
import type { Page } from "../model/page.ts";
import type { Project } from "../model/project.ts";
import { evaluateRules } from "../rules/evaluate.ts";
import type { Requirement } from "../rules/requirements.ts";
import { roomFaults, type RoomFault } from "../rules/room-faults.ts";
import { floorStatus } from "../selection/floors.ts";
import { TILE_SURFACES, type TileSurface } from "../model/room-slot.ts";
import { roomContext, type RoomSettings } from "../selection/room-context.ts";

/** A reason why choices cannot be submitted. */
export type MissingChoice =
  | { readonly kind: "page-not-confirmed"; readonly pageId: number }
  | { readonly kind: "tile-missing"; readonly pageId: number; readonly surface: TileSurface }
  | { readonly kind: "floor-missing"; readonly pageId: number }
  /** A rule asks for one of its options and none is chosen. */
  | { readonly kind: "required-missing"; readonly pageId: number; readonly requirement: Requirement }
  /** Chosen, but hidden by a rule. */
  | { readonly kind: "hidden-chosen"; readonly pageId: number; readonly choice: ProductChoice }
  /** Chosen, but no longer on offer. */
  | { readonly kind: "not-offered"; readonly pageId: number; readonly choice: ProductChoice }
  /** Choices that cannot be combined, or an option that is not on offer. */
  | { readonly kind: "not-combinable"; readonly pageId: number; readonly fault: RoomFault };

/** Everything that is missing before the choices can be submitted, by page; empty when they can. */
export function missingChoices(
  pages: readonly Page[],
  settings: RoomSettings & Pick<Project, "hasFloors">,
  choices: Readonly<Record<string, RoomChoice>>,
): readonly MissingChoice[] {
  return pages
    .toSorted((a, b) => a.order - b.order)
    .flatMap((page): readonly MissingChoice[] => {
      const room = choices[page.id] ?? null;
      if (page.type === "floors") return settings.hasFloors ? missingFloor(page, room) : [];
      return page.type === "configurator" ? missingInRoom(page, settings, room) : [];
    });
}

function missingFloor({ id: pageId }: Page, room: RoomChoice | null): readonly MissingChoice[] {
  if (!room || floorStatus(room) === "open") return [{ kind: "floor-missing", pageId }];
  return room.confirmedByUser ? [] : [{ kind: "page-not-confirmed", pageId }];
}

function missingInRoom(page: Page, settings: RoomSettings, room: RoomChoice | null): readonly MissingChoice[] {
  const pageId = page.id;
  if (!room) return [{ kind: "page-not-confirmed", pageId }];
  const context = roomContext(page, settings, null);
  const { catalogue } = context;
  const isOffered = (isSanitary: boolean): boolean => (isSanitary ? settings.hasSanitary : settings.hasTiles);
  const open = TILE_SURFACES.filter((surface) => {
    const chosen = surface === "wall" ? room.wallTileProduct : room.floorTileProduct;
    return settings.hasTiles && catalogue.tiles[surface].products.length > 0 && chosen === null;
  });
  return [
    ...(room.confirmedByUser ? [] : [{ kind: "page-not-confirmed", pageId } as const]),
    ...open.map((surface) => ({ kind: "tile-missing", pageId, surface }) as const),
    // Required tiles are no fault of the room, but the choices are not complete without them.
    ...evaluateRules(catalogue, room)
      .requirements.filter(({ satisfied, groupId }) => !satisfied && isOffered(groupId !== null))
      .map((requirement) => ({ kind: "required-missing", pageId, requirement }) as const),
    ...roomFaults(context, room)
      .filter((fault) => isOffered(isSanitaryFault(fault)))
      .flatMap((fault) => missingOfFault(pageId, fault)),
  ];
}

/** Whether a fault is about sanitary ware; all others are about tiles. */
export function isSanitaryFault(fault: RoomFault): boolean {
  if (fault.kind === "hidden" || fault.kind === "not-offered") return fault.placed.slot.kind === "sanitary";
  return fault.kind === "required" || fault.kind === "no-such-group" || fault.kind === "too-many";
}

function missingOfFault(pageId: number, fault: RoomFault): readonly MissingChoice[] {
  if (fault.kind === "hidden") return [{ kind: "hidden-chosen", pageId, choice: fault.placed.choice }];
  if (fault.kind === "not-offered") return [{ kind: "not-offered", pageId, choice: fault.placed.choice }];
  return fault.kind === "required" ? [] : [{ kind: "not-combinable", pageId, fault }];
}
