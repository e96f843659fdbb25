import { isProblem } from "@showroom/api-client/failures";
import { getSharedView, listShareLinks } from "@showroom/api-contract/endpoints/share-links";
import type { ShareLink, SharedView } from "@showroom/api-contract/entities/share-link";
import type { Question } from "../../shared/api/answers.ts";
import { api } from "../../shared/api/api.ts";

/** The signed-in buyer's links that still work. `choicesId` tells whose. */
export const shareLinksQuestion = (projectId: number, choicesId: number): Question<readonly ShareLink[]> => ({
  key: `share-links/${projectId}/${choicesId}`,
  ask: () => api.call(listShareLinks, { params: { projectId } }),
  freshFor: 0,
});

/** What a link shows; null when it does not work (any more). */
export const sharedViewQuestion = (token: string): Question<SharedView | null> => ({
  key: `shared-view/${token}`,
  ask: async () => {
    try {
      return await api.call(getSharedView, { params: { token } });
    } catch (error) {
      if (isProblem(error, "not-found", "link-used", "request-invalid")) return null;
      throw error;
    }
  },
  freshFor: 0,
});
