import { getCopyChoices } from "@showroom/api-contract/endpoints/choices";
import type { CopyChoices } from "@showroom/domain/model/choices";
import type { PageCost } from "@showroom/domain/model/cost";
import { mayCopyTo } from "@showroom/domain/steps/copy-gate";
import { refreshQueries } from "@showroom/web-app/queries/refresh-queries";
import { api, queryClient } from "../api/api.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { isLocked } from "./choices-state.ts";
import { useChoices } from "./use-choices.ts";
import { useShowroom } from "../step-view/use-showroom.ts";

/** Milliseconds in which the part uses the answer that its route loader fetched. */
const ONE_VISIT = 5_000;

const COPIES = "copy-choices";

/** The choices that can be copied to a page. Fetched at each visit, because the earlier room may have changed. */
export const copyQuery = (projectId: number, toPage: number) =>
  queryOptions({
    queryKey: [COPIES, projectId, toPage],
    queryFn: (): Promise<CopyChoices<PageCost>> =>
      api.call(getCopyChoices, { params: { projectId }, query: { toPage } }),
    staleTime: ONE_VISIT,
  });

export interface CopyOffer {
  /** Undefined while loading, null when nothing can be copied to this page. */
  readonly data: CopyChoices<PageCost> | null | undefined;
  readonly failed: boolean;
  /** Fetches again after a failure. */
  readonly retry: () => void;
  /** Whether the question is open: copying is possible and the buyer has not answered yet. */
  readonly asks: boolean;
  /** Copies the choices and shows them. @throws the failure */
  copy(): Promise<void>;
}

/** The choices of an earlier room that can be copied to the present page. */
export function useCopyOffer(): CopyOffer {
  const { project, houseType, page, store } = useShowroom();
  const possible = useChoices(store, ({ rooms }) => mayCopyTo(page.id, houseType.pages, rooms));
  const answer = useChoices(store, (state) => state.rooms[page.id]?.choicesFromOtherRoom ?? null);
  const locked = useChoices(store, (state) => isLocked(state) || state.readOnly);
  const enabled = page.type === "configurator" && possible && answer === null && !locked;
  const offer = useQuery({ ...copyQuery(project.id, page.id), enabled });
  return {
    data: enabled ? offer.data : null,
    failed: enabled && offer.isError && !offer.isFetching,
    retry: () => void offer.refetch(),
    asks: enabled,
    async copy() {
      await store.copy(page);
      void refreshQueries(queryClient, { queryKey: [COPIES] });
    },
  };
}
