import { QueryClient } from "@tanstack/react-query";

const MINUTE = 60_000;

/**
 * Answers of the API by question. Nothing is asked again behind one's back: the API client repeats what is worth
 * repeating, and a failure is shown where it matters.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 5 * MINUTE, retry: false, refetchOnWindowFocus: false, networkMode: "always" },
    mutations: { retry: false, networkMode: "always" },
  },
});
