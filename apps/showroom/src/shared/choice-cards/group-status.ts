import type { GroupStatus } from "@showroom/ui/showroom/product-group/status-label";
import type { GroupBehaviour } from "@showroom/domain/configurator/group-behaviour";

const STATUS: Readonly<Record<GroupBehaviour, GroupStatus>> = {
  "required-product": "required",
  "standard-product": "standard",
  "optional-product": "optional",
  "reset-to-standard-product": "reset",
};

/** The label beside a section's title. A section without products has none; locked choices cannot be reset. */
export function groupStatus(behaviour: GroupBehaviour | null, locked: boolean): GroupStatus | undefined {
  if (behaviour === null || (locked && behaviour === "reset-to-standard-product")) return undefined;
  return STATUS[behaviour];
}
