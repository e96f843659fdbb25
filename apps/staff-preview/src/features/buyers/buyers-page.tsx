import { useEffect, useMemo } from "react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { sortBuyers } from "@showroom/domain/staff/buyer-order";
import { Button } from "@showroom/ui/controls/button/button";
import { Link } from "@showroom/ui/controls/link/link";
import { EmptyState } from "@showroom/ui/feedback/empty-state/empty-state";
import { useAnnounce } from "@showroom/ui/feedback/live-region/live-region";
import { PageHeader } from "@showroom/ui/layout/page-header/page-header";
import { Text } from "@showroom/ui/layout/text/text";
import { BuyerTable } from "@showroom/ui/staff/buyer-table/buyer-table";
import { paths } from "../../shared/paths/paths.ts";
import { buyersQuery } from "../../shared/buyers/buyers.ts";
import { LiveMark } from "../../shared/live/live-mark.tsx";
import { useStaffProject } from "../../shared/projects/projects.ts";
import { StaffPage } from "../../shared/page/staff-page.tsx";
import { BuyerFilterBar } from "./buyer-filter-bar.tsx";
import { filterBuyers, isNarrowed, NO_FILTERS } from "./buyer-filters.ts";
import { useBuyerLines } from "./buyer-lines.tsx";
import { ProjectMenu } from "./project-menu.tsx";
import { buyersTexts as texts } from "./texts.ts";
import { useBuyerFilters } from "./use-buyer-filters.ts";

const ANNOUNCE_AFTER = 600;
const WARM_UP_AFTER = 300;
/** A search text that matches no buyer. */
const UNSEEN = "\uFFFF";

/** The buyers of a project. All are loaded, so searching, filtering and sorting happen in the browser. */
export function BuyersPage() {
  const project = useStaffProject();
  const { data: buyers } = useSuspenseQuery(buyersQuery(project.id));
  const state = useBuyerFilters();
  const { filters, change, sortBy } = state;
  const { search, status, submitType, houseTypeId, sort, direction } = filters;
  const sorted = useMemo(() => sortBuyers(buyers, sort, direction), [buyers, sort, direction]);
  const found = useMemo(
    () => filterBuyers(sorted, { search, status, submitType, houseTypeId }),
    [sorted, search, status, submitType, houseTypeId],
  );
  const lines = useBuyerLines(found, project.slug);
  const results = texts.results(found.length, buyers.length);
  const narrowed = isNarrowed(filters);

  useEffect(() => {
    // The first search builds the search index. Doing it in advance keeps the first key press fast.
    const timer = setTimeout(() => filterBuyers(buyers, { ...NO_FILTERS, search: UNSEEN }), WARM_UP_AFTER);
    return () => clearTimeout(timer);
  }, [buyers]);

  const announce = useAnnounce();
  useEffect(() => {
    if (!narrowed) return undefined;
    const timer = setTimeout(() => announce(results), ANNOUNCE_AFTER);
    return () => clearTimeout(timer);
  }, [announce, narrowed, results]);

  return (
    <StaffPage dense>
      <PageHeader
        size="small"
        kicker={<Link href={paths.projects}>{texts.projects}</Link>}
        title={project.name}
        intro={<p>{texts.intro(buyers.length, buyers.filter(({ status }) => status === "submitted").length)}</p>}
        aside={<LiveMark />}
      />
      <ProjectMenu project={project} hasBuyers={buyers.length > 0} />
      {buyers.length === 0 ? (
        <EmptyState title={texts.empty} />
      ) : (
        <>
          <BuyerFilterBar state={state} project={project} />
          <Text size={14} tone="muted">
            {results}
          </Text>
          {found.length === 0 ? (
            <EmptyState
              title={texts.none}
              action={<Button onClick={() => change({ ...NO_FILTERS, sort, direction })}>{texts.reset}</Button>}
            >
              {texts.noneExplained}
            </EmptyState>
          ) : (
            <BuyerTable lines={lines} sort={sort} direction={direction} onSort={sortBy} />
          )}
        </>
      )}
    </StaffPage>
  );
}
