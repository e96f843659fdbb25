import type { AccessoryType, ProductChoice, RoomChoice, TileOptionChoice } from "../model/choices.ts";
import type { AccessoryPlace, TileSurface } from "../model/room-slot.ts";
import { TILE_OPTION_KINDS, type TileOptionKind } from "../model/tile-option.ts";

const SINGLE_FIELDS = [
  "choicesFromOtherRoom",
  "wallTileProduct",
  "wallGroutColorProduct",
  "wallFinishingProfileProduct",
  "floorTileProduct",
  "floorGroutColorProduct",
] as const;

/** The name of one thing that a buyer chooses in a room. A floor, its colour and its baseboard are chosen together. */
export type RoomField = (typeof SINGLE_FIELDS)[number] | `products/${string}` | `option/${TileOptionKind}` | "floor";

/** The field of a group of sanitary ware. */
export const groupField = (groupId: number | string): RoomField => `products/${groupId}`;
export const optionField = (kind: TileOptionKind): RoomField => `option/${kind}`;

export const tileField = (surface: TileSurface): RoomField =>
  surface === "wall" ? "wallTileProduct" : "floorTileProduct";

/** The field of grout or a profile; that of a tile option belongs to the option. */
export function accessoryField(place: AccessoryPlace, type: AccessoryType): RoomField {
  if (place === "floor") return "floorGroutColorProduct";
  if (place !== "wall") return optionField(place);
  return type === "GroutColor" ? "wallGroutColorProduct" : "wallFinishingProfileProduct";
}

/** The fields of the wall's or the floor's section, which a reset puts back together. */
export const SURFACE_FIELDS: Readonly<Record<TileSurface, readonly RoomField[]>> = {
  wall: ["wallTileProduct", "wallGroutColorProduct", "wallFinishingProfileProduct"],
  floor: ["floorTileProduct", "floorGroutColorProduct"],
};

/** What is chosen in a field. Fields without a choice of their own are left out where the room can do without. */
export interface FieldValue {
  /** Equal for equal choices, whatever the order of their keys. */
  readonly key: string;
  readonly put: (room: RoomChoice) => RoomChoice;
}

/** The fields of a room by name; none of no room. */
export function fieldsOf(room: RoomChoice | undefined): ReadonlyMap<RoomField, FieldValue> {
  if (room === undefined) return new Map();
  const { floorMaterialId, colorId, baseboardId } = room;
  const field = (value: unknown, put: FieldValue["put"]): FieldValue => ({ key: JSON.stringify(value), put });
  const single = SINGLE_FIELDS.map((name): [RoomField, FieldValue] => [
    name,
    field(ordered(room[name]), (target) => ({ ...target, [name]: room[name] })),
  ]);
  const groups = Object.entries(room.products).map(([groupId, chosen]): [RoomField, FieldValue] => [
    groupField(groupId),
    field(chosen.map(ordered), (target) => ({ ...target, products: { ...target.products, [groupId]: chosen } })),
  ]);
  const options = room.tileOptions.map((option): [RoomField, FieldValue] => [
    optionField(option.tileOption),
    field(
      [option.selectedVariant, option.selectedGroutColor, option.selectedFinishingProfile].map(ordered),
      (target) => ({ ...target, tileOptions: [...target.tileOptions, option] }),
    ),
  ]);
  const floor = field([floorMaterialId, colorId, baseboardId], (target) => ({
    ...target,
    floorMaterialId,
    colorId,
    baseboardId,
  }));
  return new Map([...single, ...groups, ...options, ["floor", floor]]);
}

/** A room with these fields, and everything else as in `rest`. */
export function roomOfFields(rest: RoomChoice, fields: Iterable<FieldValue>): RoomChoice {
  const room = [...fields].reduce<RoomChoice>((target, field) => field.put(target), {
    ...rest,
    products: {},
    tileOptions: [],
  });
  return { ...room, tileOptions: inOrder(room.tileOptions) };
}

/** Names of all fields that either room has. */
export function fieldNames(...rooms: readonly ReadonlyMap<RoomField, FieldValue>[]): ReadonlySet<RoomField> {
  return new Set(rooms.flatMap((fields) => [...fields.keys()]));
}

/** Whether two rooms have the same choices, confirmed or not. A group without products is the same as no group. */
export function sameFields(one: RoomChoice, other: RoomChoice): boolean {
  const [a, b] = [fieldsOf(one), fieldsOf(other)];
  return [...fieldNames(a, b)].every((name) => (a.get(name)?.key ?? "[]") === (b.get(name)?.key ?? "[]"));
}

/** The value to compare: two choices are the same whatever the order of their keys. */
function ordered(choice: ProductChoice | boolean | null): unknown {
  return choice === null || typeof choice === "boolean"
    ? choice
    : [choice.pageProductId, choice.variantProjectProductId];
}

const inOrder = (options: readonly TileOptionChoice[]): readonly TileOptionChoice[] =>
  options.toSorted((a, b) => TILE_OPTION_KINDS.indexOf(a.tileOption) - TILE_OPTION_KINDS.indexOf(b.tileOption));
