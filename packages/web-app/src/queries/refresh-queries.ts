import type { QueryClient, QueryFilters } from "@tanstack/react-query";

/**
 * Drops data that may have changed. Queries on the screen are fetched again and keep their data until the new answer arrives; the
 * others are removed. A fetch that is under way is restarted. Resolves when all have finished, also when some failed.
 */
export async function refreshQueries(queryClient: QueryClient, filters: QueryFilters): Promise<void> {
  queryClient.removeQueries({ ...filters, type: "inactive" });
  // Silent: callers of a cancelled fetch wait for the new one instead of getting an error.
  void queryClient.cancelQueries(filters, { silent: true });
  await queryClient.invalidateQueries(filters);
}
