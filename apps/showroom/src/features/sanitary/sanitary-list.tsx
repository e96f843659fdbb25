import { useCallback, useEffect } from "react";
import { EmptyState } from "@showroom/ui/feedback/empty-state/empty-state";
import { useAnnounce } from "@showroom/ui/feedback/live-region/live-region";
import { Text } from "@showroom/ui/layout/text/text";
import type { FoundGroup } from "@showroom/domain/filter/product-search";
import { countFound } from "@showroom/domain/configurator/found-products";
import { useCamera } from "../../shared/pictures/camera.ts";
import { isGroupOpen, openedGroup, toggleGroup } from "./open-groups.ts";
import type { AT_START } from "./open-groups.ts";
import { SanitaryGroup } from "./sanitary-group.tsx";
import { sanitaryTexts } from "./texts.ts";

type OpenGroups = typeof AT_START;

export interface SanitaryListProps {
  readonly found: readonly FoundGroup[];
  /** What the list is narrowed by, such as a search; its count is told when this changes. Empty for the whole list. */
  readonly narrowedBy: string;
  readonly isSearch: boolean;
  /** The group that the address asks for. */
  readonly asked: number;
  readonly open: OpenGroups;
  readonly onOpenChange: (change: (before: OpenGroups) => OpenGroups) => void;
}

/** The groups of sanitary ware. */
export function SanitaryList({ found, narrowedBy, isSearch, asked, open, onOpenChange }: SanitaryListProps) {
  const setLookAt = useCamera((state) => state.setLookAt);
  const announce = useAnnounce();
  const opened = openedGroup(
    open,
    found.map(({ group }) => group),
    isSearch,
  );
  const count = countFound(found);

  useEffect(() => {
    if (narrowedBy !== "") announce(sanitaryTexts.found(count));
  }, [narrowedBy, count, announce]);

  const toggle = useCallback(
    (groupId: number, title: string, next: boolean) => {
      onOpenChange((before) => toggleGroup(before, opened, groupId, next));
      setLookAt(next ? title : null);
    },
    [onOpenChange, setLookAt, opened],
  );

  return (
    <>
      {narrowedBy !== "" && <Text tone="muted">{sanitaryTexts.found(count)}</Text>}
      {found.length === 0 && <EmptyState title={sanitaryTexts.empty} />}
      <div>
        {found.map(({ group, products }, index) => (
          <SanitaryGroup
            key={group.id}
            group={group}
            products={products}
            first={index === 0}
            asked={group.id === asked}
            open={isGroupOpen(open, opened, group)}
            onOpenChange={toggle}
          />
        ))}
      </div>
    </>
  );
}
