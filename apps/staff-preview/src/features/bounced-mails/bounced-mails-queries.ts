import { queryOptions } from "@tanstack/react-query";
import { listBouncedMails } from "@showroom/api-contract/endpoints/bounced-mails";
import { api } from "../../shared/api/api.ts";

/** The mails of a project that came back. */
export const bouncedMailsQuery = (projectId: number) =>
  queryOptions({
    queryKey: ["bounced-mails", projectId],
    queryFn: ({ signal }) => api.call(listBouncedMails, { params: { projectId } }, { signal }),
    staleTime: 5_000,
  });
