/** What a page brings along for the application: answers of the API, and the state of a page that the server rendered. */
import type { HydrationState } from "react-router";
import type { QueryClient } from "@tanstack/react-query";

/** The id of the JSON block in the page. */
export const PAGE_DATA_ID = "page-data";

/** An answer of the API as anybody gets it, without a session. */
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

/** Collects the answers in a query cache. */
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
 * Stores the answers in the query cache. For a signed-in visitor the API may answer something else, so a query that has a limited
 * `staleTime` is fetched again when it is needed.
 */
export function keepAnswers(queryClient: QueryClient, { answers }: PageData, isSignedIn: boolean): void {
  for (const { key, data } of answers) queryClient.setQueryData(key, data, isSignedIn ? { updatedAt: 0 } : {});
}
