import { isProblem } from "@showroom/api-client/failures";
import { getSharedView, listShareLinks } from "@showroom/api-contract/endpoints/share-links";
import type { ShareLink, SharedView } from "@showroom/api-contract/entities/share-link";
import type { ApiConnection } from "@showroom/web-app/session/api-connection";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";

/** The valid share links of the signed-in buyer. `choicesId` identifies the buyer's choices in the cache. */
export const shareLinksQuery = (projectId: number, choicesId: number) =>
  queryOptions({
    queryKey: ["share-links", projectId, choicesId],
    queryFn: (): Promise<readonly ShareLink[]> => api.call(listShareLinks, { params: { projectId } }),
    staleTime: 0,
  });

/** The choices of a share link; null when the link is not valid. */
export const sharedViewQuery = ({ api }: Pick<ApiConnection, "api">, token: string) =>
  queryOptions({
    queryKey: ["shared-view", token],
    queryFn: async (): Promise<SharedView | null> => {
      try {
        return await api.call(getSharedView, { params: { token } });
      } catch (error) {
        if (isProblem(error, "not-found", "link-used", "request-invalid")) return null;
        throw error;
      }
    },
    staleTime: 0,
  });
