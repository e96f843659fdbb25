import { useEffect, useState } from "react";
import { useQueries } from "@tanstack/react-query";
import type { UseQueryResult } from "@tanstack/react-query";
import type { Page, PageOutline } from "@showroom/domain/model/page";
import { LONGEST_WAIT } from "../../timeline/moments.ts";
import { afterFirstView } from "../../timeline/first-view.ts";
import { pageQuery } from "./showroom-data.ts";

const allOrNull = (results: UseQueryResult<Page>[]): readonly Page[] | null => {
  const pages = results.flatMap(({ data }) => data ?? []);
  return pages.length === results.length ? pages : null;
};

/** Whether the page on the screen and its pictures are there, so that other data may be fetched. */
export function useAfterFirstView(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    let mounted = true;
    void afterFirstView(LONGEST_WAIT.otherPages).then(() => mounted && setIdle(true));
    return () => {
      mounted = false;
    };
  }, []);
  return idle;
}

/**
 * The full pages of a house type, fetched in parallel when `enabled`; null until all are loaded. The array is the same until
 * a page changes.
 */
export function usePages(
  houseTypeId: number,
  outlines: readonly PageOutline[],
  enabled: boolean,
): readonly Page[] | null {
  return useQueries({
    queries: outlines.map(({ id }) => ({ ...pageQuery(houseTypeId, id), enabled })),
    combine: allOrNull,
  });
}
