import { queryOptions } from "@tanstack/react-query";
import { listWebhooks } from "@showroom/api-contract/endpoints/webhooks";
import { api } from "../../shared/api/api.ts";

/** The webhooks of a project with their latest deliveries. Read again now and then, because attempts are made while the page is open. */
export const webhooksQuery = (projectId: number) =>
  queryOptions({
    queryKey: ["webhooks", projectId],
    queryFn: ({ signal }) => api.call(listWebhooks, { params: { projectId } }, { signal }),
    staleTime: 5_000,
    refetchInterval: 60_000,
  });
