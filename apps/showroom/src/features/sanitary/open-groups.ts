/** Which groups of sanitary ware are open. */
import type { ProductGroup } from "@showroom/domain/model/product";

type Group = Pick<ProductGroup, "id" | "collapsed">;

export interface OpenGroups {
  /** The group that was opened last; null at the start, when the first group is open. `NO_GROUP` after it was closed. */
  readonly opened: number | null;
  /** Ids of the groups that start open and were closed. */
  readonly closed: ReadonlySet<number>;
}

export const NO_GROUP = -1;

export const AT_START: OpenGroups = { opened: null, closed: new Set() };

/**
 * The id of the group that is open besides those that start open; `NO_GROUP` without one. It is the first listed group
 * at the start, and while a search does not list the group that was opened last.
 */
export function openedGroup({ opened }: OpenGroups, listed: readonly Group[], searching: boolean): number {
  const isOut = searching && opened !== NO_GROUP && listed.every(({ id }) => id !== opened);
  return (isOut ? null : opened) ?? listed[0]?.id ?? NO_GROUP;
}

/** Whether a group is open: it is the opened one, or it is not collapsed in the catalogue and was not closed. */
export function isGroupOpen({ closed }: OpenGroups, opened: number, { id, collapsed }: Group): boolean {
  return id === opened || (!collapsed && !closed.has(id));
}

/**
 * Opens or closes a group. Opening a group closes the group that was opened before; groups that start open stay open.
 * @param present the result of `openedGroup`
 */
export function toggleGroup({ opened, closed }: OpenGroups, present: number, id: number, open: boolean): OpenGroups {
  const others = new Set(closed);
  if (open) others.delete(id);
  else others.add(id);
  return { opened: open ? id : id === present ? NO_GROUP : opened, closed: others };
}
