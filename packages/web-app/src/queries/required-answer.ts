import type { DataTag, QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Reads an answer that a loader has fetched before. It is there as long as the page lives (`createQueryClient`), also for code that does
 * not observe it.
 * @throws Error when nothing has fetched it
 */
export function requiredAnswer<Answer>(
  queryClient: QueryClient,
  { queryKey }: { readonly queryKey: DataTag<QueryKey, Answer, Error> },
): Answer {
  const answer = queryClient.getQueryData<Answer>(queryKey);
  if (answer === undefined) throw new Error(`Nothing has loaded ${JSON.stringify(queryKey)}`);
  return answer;
}
