import ZoomIn from "lucide-react/icons/zoom-in";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { EmptyState } from "@showroom/ui/feedback/empty-state/empty-state";
import { SearchField } from "@showroom/ui/controls/search-field/search-field";
import { useAnnounce } from "@showroom/ui/feedback/live-region/live-region";
import { Icon } from "@showroom/ui/layout/icon/icon";
import { Text } from "@showroom/ui/layout/text/text";
import { listedGroups } from "@showroom/domain/configurator/found-products";
import { countFound, groupSearchIndex, searchGroups } from "@showroom/domain/filter/product-search";
import { OPENS } from "../../pages/links.ts";
import { useCamera } from "../../shared/pictures/camera.ts";
import { choiceTexts } from "../../shared/room-words/choice-texts.ts";
import { Legend } from "../../shared/choice-cards/legend.tsx";
import { useRoom } from "../../shared/step-view/use-room.ts";
import { AT_START, isGroupOpen, openedGroup, toggleGroup } from "./open-groups.ts";
import { SanitaryGroup } from "./sanitary-group.tsx";
import { sanitaryTexts } from "./texts.ts";
import { useSearch } from "./use-search.ts";
import styles from "./sanitary.module.css";

/** Sanitary ware by group. At first the first group is open, and those that the catalogue does not collapse. */
export function ProductsTab() {
  const { context, outcome } = useRoom();
  const { text, query, setText } = useSearch();
  const setLookAt = useCamera((state) => state.setLookAt);
  const announce = useAnnounce();
  const index = useMemo(() => groupSearchIndex(context.catalogue.sanitaryGroups), [context.catalogue]);
  const found = useMemo(() => listedGroups(searchGroups(index, query), outcome, query !== ""), [index, query, outcome]);
  const [parameters] = useSearchParams();
  const [asked] = useState(() => Number(parameters.get(OPENS.parameter)));
  const [open, setOpen] = useState(asked > 0 ? { ...AT_START, opened: asked } : AT_START);
  const opened = openedGroup(
    open,
    found.map(({ group }) => group),
    query !== "",
  );
  const count = countFound(found);

  useEffect(() => {
    if (query !== "") announce(sanitaryTexts.found(count));
  }, [query, count, announce]);
  useEffect(() => () => setLookAt(null), [setLookAt]);

  const toggle = useCallback(
    (groupId: number, title: string, next: boolean) => {
      setOpen((before) => toggleGroup(before, opened, groupId, next));
      setLookAt(next ? title : null);
    },
    [setLookAt, opened],
  );

  return (
    <div className={styles["tab"]}>
      <div className={styles["tools"]}>
        <SearchField
          label={sanitaryTexts.search}
          placeholder={sanitaryTexts.search}
          value={text}
          onValueChange={setText}
        />
        {query !== "" && <Text tone="muted">{sanitaryTexts.found(count)}</Text>}
        <Legend
          group="sanitary"
          items={[
            {
              id: "zoom",
              content: (
                <span className={styles["sign"]}>
                  <Icon of={ZoomIn} size="small" /> {sanitaryTexts.legend.zoom}
                </span>
              ),
            },
            { id: "from", content: choiceTexts.legend.from },
          ]}
        />
      </div>
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
    </div>
  );
}
