import { isProblem } from "@showroom/api-client/failures";
import { getIntroduction } from "@showroom/api-contract/endpoints/introductions";
import type { ApiConnection } from "@showroom/web-app/session/api-connection";
import { queryOptions } from "@tanstack/react-query";
import { introductionKey } from "../shared/project/project.ts";

/** The text of a step without a sidebar, as HTML of the content editor; null when it is not known before the buyer is. */
export const introductionQuery = (api: ApiConnection["api"], projectId: number, stepNumber: number) =>
  queryOptions({
    queryKey: introductionKey(projectId, stepNumber),
    queryFn: async (): Promise<string | null> => {
      try {
        return (await api.call(getIntroduction, { params: { projectId, stepNumber } })).text;
      } catch (error) {
        if (isProblem(error, "not-found")) return null;
        throw error;
      }
    },
  });
