import ZoomIn from "lucide-react/icons/zoom-in";
import { Suspense, useEffect, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { Spinner } from "@showroom/ui/feedback/spinner/spinner";
import { SearchField } from "@showroom/ui/controls/search-field/search-field";
import { Icon } from "@showroom/ui/layout/icon/icon";
import { listedGroups } from "@showroom/domain/configurator/found-products";
import { OPENS } from "../../pages/links.ts";
import { useCamera } from "../../shared/pictures/camera.ts";
import { choiceTexts } from "../../shared/room-words/choice-texts.ts";
import { Legend } from "../../shared/choice-cards/legend.tsx";
import { EXTRA_PARAMETER, ORDER_PARAMETER } from "../../shared/extra-cost/parameters.ts";
import { TRAIT_PARAMETERS } from "../../shared/traits/parameters.ts";
import { useRoom } from "../../shared/step-view/use-room.ts";
import { lazyPart } from "../../timeline/lazy-part.tsx";
import { AT_START } from "./open-groups.ts";
import { SanitaryList } from "./sanitary-list.tsx";
import { sanitaryTexts } from "./texts.ts";
import { useSearch } from "./use-search.ts";
import styles from "./sanitary.module.css";

const { Lazy: WareFilterBar } = lazyPart(async () => (await import("./ware-filter-bar.tsx")).WareFilterBar);
const { Lazy: NarrowedList } = lazyPart(async () => (await import("./narrowed-list.tsx")).NarrowedList);

/** Sanitary ware by group. At first the first group is open, and those that the catalogue does not collapse. */
export function ProductsTab() {
  const { context, outcome } = useRoom();
  const { text, query, setText } = useSearch();
  const setLookAt = useCamera((state) => state.setLookAt);
  const { sanitaryGroups } = context.catalogue;
  const found = useMemo(
    () =>
      listedGroups(
        sanitaryGroups.map((group) => ({ group, products: group.products })),
        outcome,
        false,
      ),
    [sanitaryGroups, outcome],
  );
  const [parameters] = useSearchParams();
  const [asked] = useState(() => Number(parameters.get(OPENS.parameter)));
  const [open, setOpen] = useState(asked > 0 ? { ...AT_START, opened: asked } : AT_START);
  useEffect(() => () => setLookAt(null), [setLookAt]);
  const list = { asked, open, onOpenChange: setOpen };
  const isNarrowed =
    query !== "" ||
    [EXTRA_PARAMETER, ORDER_PARAMETER, TRAIT_PARAMETERS.colorGroup].some((name) => parameters.has(name));

  return (
    <div className={styles["tab"]}>
      <div className={styles["tools"]}>
        <div className={styles["finding"]}>
          <SearchField
            label={sanitaryTexts.search}
            placeholder={sanitaryTexts.search}
            value={text}
            onValueChange={setText}
          />
          <div className={styles["extra"]}>
            <Suspense>
              <WareFilterBar query={query} />
            </Suspense>
          </div>
        </div>
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
      {isNarrowed ? (
        <Suspense fallback={<Spinner patient />}>
          <NarrowedList {...list} query={query} />
        </Suspense>
      ) : (
        <SanitaryList {...list} found={found} narrowedBy="" isSearch={false} />
      )}
    </div>
  );
}
