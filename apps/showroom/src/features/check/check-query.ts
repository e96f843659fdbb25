import { queryOptions } from "@tanstack/react-query";
import { isProblem } from "@showroom/api-client/failures";
import type { EndpointResponse } from "@showroom/api-contract/endpoint";
import { checkDocument } from "@showroom/api-contract/endpoints/offer-files";
import type { ApiConnection } from "@showroom/web-app/session/api-connection";
import type { CheckQuestion } from "./check-question.ts";

type Found = NonNullable<EndpointResponse<typeof checkDocument>["found"]>;

export type CheckAnswer =
  | { readonly outcome: "found"; readonly found: Found }
  | { readonly outcome: "unknown" | "too-many" };

/** Whether a document is known. */
export const checkQuery = ({ api }: Pick<ApiConnection, "api">, { reference, hash }: CheckQuestion) =>
  queryOptions({
    queryKey: ["check", reference, hash],
    queryFn: async (): Promise<CheckAnswer> => {
      try {
        const { found } = await api.call(checkDocument, { params: { reference }, query: { hash } });
        return found === null ? { outcome: "unknown" } : { outcome: "found", found };
      } catch (error) {
        if (isProblem(error, "not-found", "request-invalid")) return { outcome: "unknown" };
        if (isProblem(error, "too-many-requests")) return { outcome: "too-many" };
        throw error;
      }
    },
    staleTime: 0,
  });
