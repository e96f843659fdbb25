import type { QueryClient } from "@tanstack/react-query";

/** Calls back with the error of every query that fails. Returns a function that stops this. */
export function onQueryFailure(queryClient: QueryClient, listener: (error: unknown) => void): () => void {
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type === "updated" && event.action.type === "error") listener(event.action.error);
  });
}
