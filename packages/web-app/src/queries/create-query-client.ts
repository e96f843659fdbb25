import { QueryClient } from "@tanstack/react-query";

const MINUTE = 60_000;

/**
 * The cache of the API's answers. An answer is fresh for five minutes unless its query says otherwise. Queries are not retried or
 * refetched in the background: the API client retries requests where that helps, and each page shows its own failures.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 5 * MINUTE, retry: false, refetchOnWindowFocus: false, networkMode: "always" },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
