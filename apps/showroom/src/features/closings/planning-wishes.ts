import { queryOptions } from "@tanstack/react-query";
import { getPlanningWishes } from "@showroom/api-contract/endpoints/planning";
import { api } from "../../shared/api/api.ts";

/** Whether the buyer gets reminders of closing dates. */
export const planningWishesQuery = (projectId: number) =>
  queryOptions({
    queryKey: ["planning-wishes", projectId],
    queryFn: ({ signal }) => api.call(getPlanningWishes, { params: { projectId } }, { signal }),
    staleTime: 0,
  });
