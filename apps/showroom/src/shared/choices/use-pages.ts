import { useEffect, useState } from "react";
import { useQueries } from "@tanstack/react-query";
import type { UseQueryResult } from "@tanstack/react-query";
import type { Page, PageOutline } from "@showroom/domain/model/page";
import { afterFirstView } from "../browser/first-view.ts";
import { pageQuery } from "./showroom-data.ts";

/** Milliseconds that fetching other pages waits at most for the page on the screen and its pictures. */
const LONGEST_WAIT = 2_000;

const allOrNull = (results: UseQueryResult<Page>[]): readonly Page[] | null => {
  const pages = results.flatMap(({ data }) => data ?? []);
  return pages.length === results.length ? pages : null;
};

/**
 * The full pages of a house type, fetched in parallel after the first view; null until all are loaded. The array is the same
 * until a page changes.
 */
export function usePages(houseTypeId: number, outlines: readonly PageOutline[]): readonly Page[] | null {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    let mounted = true;
    void afterFirstView(LONGEST_WAIT).then(() => mounted && setIdle(true));
    return () => {
      mounted = false;
    };
  }, []);
  return useQueries({
    queries: outlines.map(({ id }) => ({ ...pageQuery(houseTypeId, id), enabled: idle })),
    combine: allOrNull,
  });
}
