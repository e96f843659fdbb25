import type { FetchQueryOptions, QueryClient, QueryKey } from "@tanstack/react-query";
import { isOutage } from "@showroom/api-client/failures";

/**
 * Fetches a query like `fetchQuery`. While the server is unreachable it gives the earlier answer, however old.
 * @throws the failure, when there is no earlier answer or the server refuses
 */
export async function fetchOrKnown<Answer, Key extends QueryKey>(
  queryClient: QueryClient,
  options: FetchQueryOptions<Answer, Error, Answer, Key>,
): Promise<Answer> {
  try {
    return await queryClient.fetchQuery(options);
  } catch (error) {
    const known = queryClient.getQueryData<Answer>(options.queryKey);
    if (known === undefined || !isOutage(error)) throw error;
    return known;
  }
}
