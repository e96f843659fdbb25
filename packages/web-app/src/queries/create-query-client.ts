import { QueryClient } from "@tanstack/react-query";

const MINUTE = 60_000;

/**
 * The cache of the API's answers. An answer is fresh for five minutes unless its query says otherwise. Queries are not retried or
 * refetched in the background: the API client retries requests where that helps, and each page shows its own failures.
 *
 * An answer stays as long as the page lives, because code also reads answers that no component observes: those that the server put into
 * the page, and those of loaders. A query with very many keys sets `PASSING`.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * MINUTE,
        gcTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}

/**
 * For queries about one of very many, such as a buyer: the answer is dropped ten minutes after it left the screen, so that the memory of
 * a page that stays open for weeks is bounded. Only a component may read such an answer, or code that fetches it first.
 */
export const PASSING = { gcTime: 10 * MINUTE } as const;
