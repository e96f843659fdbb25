/** Dutch words for what a plan shows. */
import type { PositionKind, RoomWall } from "../model/room-position.ts";

export const POSITION_NAMES: Readonly<Record<PositionKind, string>> = {
  door: "de deur",
  window: "het raam",
  radiator: "de radiator",
  toilet: "het toilet",
  basin: "de wastafel",
  shower: "de douche",
  bath: "het bad",
};

export const WALL_NAMES: Readonly<Record<RoomWall, string>> = {
  back: "achterwand",
  left: "linkerwand",
  right: "rechterwand",
  front: "voorwand",
};

/** Millimetres as centimetres: `118 cm`. */
export const inCentimetres = (millimetres: number): string =>
  `${(Math.round(millimetres) / 10).toFixed(1).replace(".", ",").replace(",0", "")} cm`;
