/** The one definition of a legal room. Everything that makes or accepts a room asks here; `settle` mends every fault. */
import type { RoomChoice } from "../model/choices.ts";
import type { AccentKind, SurfaceOptionKind, TileOptionKind } from "../model/tile-option.ts";
import { excludedBy, isAccent } from "../model/tile-option.ts";
import { isOffered } from "../selection/on-offer.ts";
import type { RoomContext } from "../selection/room-context.ts";
import { slotChoices, type SlotChoice } from "../selection/room-slots.ts";
import { sanitaryGroup } from "../selection/sanitary.ts";
import { asksCeilingHigh, isOptionOffered } from "../selection/tile-options.ts";
import { evaluateRules } from "./evaluate.ts";
import type { Requirement } from "./requirements.ts";

/**
 * What makes a room illegal. A room can be legal and incomplete: a tile, a floor or a confirmation may still be missing.
 * - `not-offered`: the page does not offer the product in that slot.
 * - `no-such-group`: choices of a group that the page does not have.
 * - `too-many`: two products where one can be chosen, or a product twice.
 * - `option-twice`, `option-not-offered`: a tile option.
 * - `option-tile`: an accent without its tile, or a tile in an option that has none of its own.
 * - `option-excluded`: two tile options that exclude one another.
 * - `hidden`: a rule hides the product.
 * - `required`: a rule asks for a product of a group, and none is chosen.
 */
export type RoomFault =
  | { readonly kind: "not-offered" | "hidden"; readonly placed: SlotChoice }
  | { readonly kind: "no-such-group"; readonly groupKey: string }
  | { readonly kind: "too-many"; readonly groupId: number; readonly singleChoice: boolean }
  | { readonly kind: "option-twice" | "option-not-offered"; readonly option: TileOptionKind }
  | { readonly kind: "option-tile"; readonly option: AccentKind | TileOptionKind; readonly needsTile: boolean }
  | { readonly kind: "option-excluded"; readonly option: SurfaceOptionKind; readonly by: SurfaceOptionKind }
  | { readonly kind: "required"; readonly requirement: Requirement };

/** Everything that makes a room illegal; empty for a legal room. */
export function roomFaults(context: RoomContext, room: RoomChoice): readonly RoomFault[] {
  const { catalogue } = context;
  const { ineffective, requirements } = evaluateRules(catalogue, room);
  return [
    ...requirements
      .filter((requirement) => isUnmet(context, requirement))
      .map((requirement) => ({ kind: "required", requirement }) as const),
    ...ineffective.map((placed) => ({ kind: "hidden", placed }) as const),
    ...slotChoices(room)
      .filter((placed) => !isOffered(catalogue, placed))
      .map((placed) => ({ kind: "not-offered", placed }) as const),
    ...optionFaults(context, room),
    ...groupFaults(context, room),
  ];
}

/** Whether a requirement of a group of sanitary ware is not met. Required tiles are left to the buyer: the room is incomplete. */
export function isUnmet({ catalogue }: RoomContext, { satisfied, groupId }: Requirement): boolean {
  return !satisfied && groupId !== null && sanitaryGroup(catalogue, groupId) !== null;
}

/** Whether the page, the project and the chosen tiles allow an option. */
export function allowsOption(context: RoomContext, room: RoomChoice, kind: TileOptionKind): boolean {
  return kind === "CeilingHigh" ? asksCeilingHigh(context) : isOptionOffered(context, room, kind);
}

/** The pairs of chosen tile options that exclude one another, each once. */
export function exclusions(
  room: RoomChoice,
): readonly { readonly option: SurfaceOptionKind; readonly by: SurfaceOptionKind }[] {
  const kinds = room.tileOptions.map(({ tileOption }) => tileOption).filter((kind) => kind !== "CeilingHigh");
  return kinds.flatMap((by, at) =>
    kinds
      .slice(at + 1)
      .filter((option) => excludedBy(by).includes(option))
      .map((option) => ({ option, by })),
  );
}

function optionFaults(context: RoomContext, room: RoomChoice): readonly RoomFault[] {
  const kinds = room.tileOptions.map(({ tileOption }) => tileOption);
  return [
    ...kinds
      .filter((kind, at) => kinds.indexOf(kind) !== at)
      .map((option) => ({ kind: "option-twice", option }) as const),
    ...room.tileOptions.flatMap(({ tileOption: option, selectedVariant }): readonly RoomFault[] => [
      ...(allowsOption(context, room, option) ? [] : [{ kind: "option-not-offered", option } as const]),
      ...(isAccent(option) === (selectedVariant !== null)
        ? []
        : [{ kind: "option-tile", option, needsTile: isAccent(option) } as const]),
    ]),
    ...exclusions(room).map((pair) => ({ kind: "option-excluded", ...pair }) as const),
  ];
}

function groupFaults({ catalogue }: RoomContext, room: RoomChoice): readonly RoomFault[] {
  return Object.entries(room.products).flatMap(([groupKey, choices]): readonly RoomFault[] => {
    const group = sanitaryGroup(catalogue, Number(groupKey));
    if (group === null) return [{ kind: "no-such-group", groupKey }];
    const different = new Set(choices.map(({ pageProductId }) => pageProductId));
    const most = group.singleChoice ? 1 : different.size;
    return choices.length > most ? [{ kind: "too-many", groupId: group.id, singleChoice: group.singleChoice }] : [];
  });
}
