import type { QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Stores data that did not come from the query itself, such as the answer to a change. A fetch that is under way is cancelled,
 * because its answer may be older; its callers get the new data.
 */
export function replaceData<T>(queryClient: QueryClient, { queryKey }: { readonly queryKey: QueryKey }, data: T): void {
  // Cancel and store synchronously: waiting callers then get the data instead of a cancellation error.
  void queryClient.cancelQueries({ queryKey, exact: true });
  queryClient.setQueryData(queryKey, data);
}
