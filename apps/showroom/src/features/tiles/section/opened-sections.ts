import type { TileSurface } from "@showroom/domain/model/room-slot";

/** The open section of tiles, and its open parts: assortments and accessories. */
export interface OpenedSections {
  readonly surface: TileSurface | null;
  readonly parts: Readonly<Record<TileSurface, readonly string[]>>;
}

/** At first only Standaard of the wall tiles is open. */
export const openedAtFirst = (surface: TileSurface): OpenedSections => ({
  surface,
  parts: { wall: ["standard"], floor: [] },
});
