import type { QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Stores data that came another way than by its query, such as the answer to a change. A fetch that is under way is cancelled,
 * because its answer may be older; whoever waits for it gets the new data.
 */
export function replaceData<T>(queryClient: QueryClient, { queryKey }: { readonly queryKey: QueryKey }, data: T): void {
  // Cancelled and stored in one go: a waiting caller then finds the data instead of the cancellation.
  void queryClient.cancelQueries({ queryKey, exact: true });
  queryClient.setQueryData(queryKey, data);
}
