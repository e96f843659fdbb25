import { OPENS } from "../../../pages/links.ts";
import type { TileSurface } from "@showroom/domain/model/room-slot";

/** The open section of tiles, and its open parts: assortments and accessories. */
export interface OpenedSections {
  readonly surface: TileSurface | null;
  readonly parts: Readonly<Record<TileSurface, readonly string[]>>;
}

/**
 * At first only Standaard of the wall tiles is open, or the surface and assortment that a link names.
 * @param asked what `OPENS` says
 */
export function openedAtFirst(asked: string | null): OpenedSections {
  const [surface, ...parts] = (asked ?? "").split(".");
  const known = surface === OPENS.floor ? "floor" : "wall";
  const first = { wall: ["standard"], floor: [] };
  return { surface: known, parts: parts.length > 0 ? { ...first, [known]: parts } : first };
}
