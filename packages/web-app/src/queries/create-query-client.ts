import { QueryClient } from "@tanstack/react-query";

const MINUTE = 60_000;

/**
 * The cache of the API's answers. An answer is fresh for five minutes unless its query says otherwise. Nothing is repeated or
 * fetched again in the background: the API client repeats what is worth repeating, and a failure is shown where it matters.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 5 * MINUTE, retry: false, refetchOnWindowFocus: false, networkMode: "always" },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
