/** The data in a page from the server: API responses and the state of the router. */
import type { HydrationState } from "react-router";
import type { QueryClient } from "@tanstack/react-query";

/** The id of the JSON block in the page. */
export const PAGE_DATA_ID = "page-data";

/** An API response for an anonymous visitor. */
interface PublicAnswer {
  readonly key: readonly unknown[];
  readonly data: unknown;
}

/** The state of the router of a page that the server rendered. */
export interface RenderedPage {
  readonly loaderData: NonNullable<HydrationState["loaderData"]>;
}

export interface PageData {
  readonly answers: readonly PublicAnswer[];
  /** Null when the page has only its frame, and is loaded in the browser. */
  readonly rendered: RenderedPage | null;
}

const NOTHING: PageData = { answers: [], rendered: null };

/** Collects the responses in a query cache. */
export function publicAnswers(queryClient: QueryClient): readonly PublicAnswer[] {
  return queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === "success")
    .map(({ queryKey, state }) => ({ key: queryKey, data: state.data }));
}

/** Reads the JSON block of the page; there is none when the server did not prepare the page. */
export function readPageData(): PageData {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  return text ? (JSON.parse(text) as PageData) : NOTHING;
}

/**
 * Stores the responses in the query cache. The API may respond differently for a signed-in user, so a query with a
 * limited `staleTime` is fetched again when it is used.
 */
export function keepAnswers(queryClient: QueryClient, { answers }: PageData, isSignedIn: boolean): void {
  for (const { key, data } of answers) queryClient.setQueryData(key, data, isSignedIn ? { updatedAt: 0 } : {});
}
