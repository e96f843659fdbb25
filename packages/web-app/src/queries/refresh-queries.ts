import type { QueryClient, QueryFilters } from "@tanstack/react-query";

/**
 * Drops what may have changed. Queries on the screen are fetched again and keep their data until the new answer is there; the
 * others are forgotten. A fetch that is under way starts anew. Resolves when all are done, also when some failed.
 */
export async function refreshQueries(queryClient: QueryClient, filters: QueryFilters): Promise<void> {
  queryClient.removeQueries({ ...filters, type: "inactive" });
  // Silently: whoever waits for the cancelled fetch waits for the new one.
  void queryClient.cancelQueries(filters, { silent: true });
  await queryClient.invalidateQueries(filters);
}
