import { startTransition, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { isFilteredOut } from "@showroom/domain/configurator/product-state";
import { leavesSizesOut, type SizeEntry } from "@showroom/domain/filter/size-list";
import { TILE_SURFACES, type TileSurface } from "@showroom/domain/model/room-slot";
import type { PageCatalogue } from "@showroom/domain/selection/page-catalogue";
import type { AppliedFilter } from "./applied-filter.ts";
import type { OpenedSections } from "../section/opened-sections.ts";
import { leftOf, openedByFilter, type TilesLeft } from "./opened-by-filter.ts";
import type { TileFilterView } from "./use-tile-filter.ts";

interface Sections {
  readonly opened: OpenedSections;
  readonly onOpenedChange: (opened: OpenedSections) => void;
  readonly onFilter: (filter: AppliedFilter) => void;
}

const tilesLeft =
  ({ tiles }: PageCatalogue, { at }: AppliedFilter): TilesLeft =>
  (surface, type) =>
    tiles[surface].byType[type].filter((tile) => !isFilteredOut(at(surface).filteredIds, tile)).length;

/** The surface of which the sizes were narrowed between two states of the size filter. */
const narrowedBetween = (before: readonly SizeEntry[], after: readonly SizeEntry[]): TileSurface | undefined =>
  TILE_SURFACES.find((surface) => {
    const [was, is] = [before, after].map((sizes) => sizes.filter(({ type }) => type === surface));
    return is && leavesSizesOut(is) && JSON.stringify(was) !== JSON.stringify(is);
  });

/** Applies the filter to the sections, and opens those with what it leaves. Returns how many tiles of the open section that is. */
export function useFilteredSections(
  catalogue: PageCatalogue,
  filter: TileFilterView,
  { opened, onOpenedChange, onFilter }: Sections,
): number {
  const { applied } = filter.extra;
  useLayoutEffect(() => startTransition(() => onFilter(applied)), [applied, onFilter]);

  const left = useMemo(() => tilesLeft(catalogue, applied), [catalogue, applied]);
  const isNarrowed = filter.isNarrowed && !applied.waits;
  const key = isNarrowed ? filter.key : "";
  const seen = useRef({ key: "", sizes: filter.sizes });
  useEffect(() => {
    const before = seen.current;
    if (before.key === key) return;
    seen.current = { key, sizes: filter.sizes };
    if (!isNarrowed) return;
    const next = openedByFilter(opened, left, narrowedBetween(before.sizes, filter.sizes));
    startTransition(() => onOpenedChange(next));
  });

  return useMemo(() => {
    const shown: readonly TileSurface[] = opened.surface === null ? TILE_SURFACES : [opened.surface];
    return shown.reduce((count, surface) => count + leftOf(left, surface), 0);
  }, [opened.surface, left]);
}
