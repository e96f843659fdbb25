import { queryOptions } from "@tanstack/react-query";
import { listInvitations } from "@showroom/api-contract/endpoints/invitations";
import { api } from "../../shared/api/api.ts";

/** Pause between looks at mails that wait, in milliseconds. */
const WAITING_MAIL = 3_000;

/** The invitations of a project. It is read again while a mail waits. */
export const invitationsQuery = (projectId: number) =>
  queryOptions({
    queryKey: ["invitations", projectId],
    queryFn: async ({ signal }) => (await api.call(listInvitations, { params: { projectId } }, { signal })).items,
    staleTime: 5_000,
    refetchInterval: ({ state }) => (state.data?.some((one) => one.state === "queued") ? WAITING_MAIL : false),
  });
