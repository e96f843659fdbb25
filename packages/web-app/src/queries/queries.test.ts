import type { QueryClient } from "@tanstack/react-query";
import { environmentManager, QueryObserver } from "@tanstack/react-query";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { createQueryClient, PASSING } from "./create-query-client.ts";
import { onQueryFailure } from "./on-query-failure.ts";
import { refreshQueries } from "./refresh-queries.ts";
import { replaceData } from "./replace-data.ts";

// On a server TanStack Query never drops an answer.
environmentManager.setIsServer(() => false);

const MINUTE = 60_000;
let queryClient: QueryClient;

beforeEach(() => {
  queryClient = createQueryClient();
  return () => {
    queryClient.clear();
    vi.useRealTimers();
  };
});

/** A query whose answers the test gives, in any order. */
function byHand(key = "page/1", staleTime?: number) {
  const given: { resolve: (value: string) => void; reject: (reason: unknown) => void }[] = [];
  const query = {
    queryKey: key.split("/"),
    queryFn: () => new Promise<string>((resolve, reject) => void given.push({ resolve, reject })),
    ...(staleTime !== undefined && { staleTime }),
  };
  return { query, given };
}

const always = (key: string, data: string, staleTime = MINUTE) => ({
  queryKey: key.split("/"),
  queryFn: vi.fn(() => Promise.resolve(data)),
  staleTime,
});

const dataOf = ({ queryKey }: { queryKey: readonly unknown[] }) => queryClient.getQueryData(queryKey);

type Query = ReturnType<typeof byHand>["query"];

/** Observes a query, as a component on the screen does. Returns a function that stops this. */
function show(query: Query): () => void {
  return new QueryObserver(queryClient, query).subscribe(() => {});
}

describe("an answer", () => {
  test("stays without observers, and one with very many keys is dropped ten minutes after it left the screen", async () => {
    vi.useFakeTimers();
    const [kept, passing] = [always("config", "a"), { ...always("buyer/7", "b"), ...PASSING }];
    queryClient.setQueryData(["stored"], "c");
    const leave = show(passing);
    await Promise.all([queryClient.fetchQuery(kept), queryClient.fetchQuery(passing)]);
    vi.advanceTimersByTime(61 * MINUTE);
    expect([dataOf(kept), dataOf(passing), dataOf({ queryKey: ["stored"] })]).toEqual(["a", "b", "c"]);
    leave();
    vi.advanceTimersByTime(11 * MINUTE);
    expect([dataOf(kept), dataOf(passing), dataOf({ queryKey: ["stored"] })]).toEqual(["a", undefined, "c"]);
  });

  test("is fetched once for concurrent callers", async () => {
    const { query, given } = byHand();
    const both = [queryClient.fetchQuery(query), queryClient.fetchQuery({ ...query })];
    expect(given).toHaveLength(1);
    given[0]?.resolve("a");
    expect(await Promise.all(both)).toEqual(["a", "a"]);
  });

  test("is fresh for five minutes and fetched again after that", async () => {
    vi.useFakeTimers();
    const { staleTime: _, ...query } = always("page/1", "a");
    await queryClient.fetchQuery(query);
    vi.advanceTimersByTime(5 * MINUTE - 1);
    await queryClient.fetchQuery(query);
    expect(query.queryFn).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    await queryClient.fetchQuery(query);
    expect(query.queryFn).toHaveBeenCalledTimes(2);
  });

  test("is fetched each time with a stale time of zero, and never again with an infinite one", async () => {
    vi.useFakeTimers();
    const never = always("choices/1", "a", 0);
    const forever = always("page/1", "a", Number.POSITIVE_INFINITY);
    for (const query of [never, never, forever, forever]) {
      await queryClient.fetchQuery(query);
      vi.advanceTimersByTime(MINUTE);
    }
    expect(never.queryFn).toHaveBeenCalledTimes(2);
    expect(forever.queryFn).toHaveBeenCalledTimes(1);
  });

  test("stays on the screen while the next one is fetched", async () => {
    const { query, given } = byHand("page/1", 0);
    const first = queryClient.fetchQuery(query);
    given[0]?.resolve("a");
    await first;
    void queryClient.prefetchQuery(query);
    expect(queryClient.getQueryState(query.queryKey)).toMatchObject({
      data: "a",
      error: null,
      fetchStatus: "fetching",
    });
  });

  test("may be null", async () => {
    const query = { queryKey: ["content-block", 1], queryFn: () => Promise.resolve(null) };
    expect(await queryClient.fetchQuery(query)).toBeNull();
    expect(queryClient.getQueryState(query.queryKey)).toMatchObject({ data: null, status: "success" });
  });
});

describe("replaced data", () => {
  test("cancels the fetch that is under way and resolves its callers", async () => {
    const { query, given } = byHand();
    const asked = queryClient.fetchQuery(query);
    replaceData(queryClient, query, "another");
    given[0]?.resolve("late");
    expect(await asked).toBe("another");
    expect(queryClient.getQueryState(query.queryKey)).toMatchObject({
      data: "another",
      error: null,
      fetchStatus: "idle",
    });
    expect(await queryClient.fetchQuery(query)).toBe("another");
    expect(given).toHaveLength(1);
  });

  test("replaces earlier data", async () => {
    const { query, given } = byHand("page/1", 0);
    replaceData(queryClient, query, "a");
    const asked = queryClient.fetchQuery(query);
    replaceData(queryClient, query, "b");
    given[0]?.resolve("late");
    expect(await asked).toBe("b");
    expect(dataOf(query)).toBe("b");
  });
});

describe("a failure", () => {
  test("is reported to the caller, the observers and the failure listener, and the next call fetches again", async () => {
    const { query, given } = byHand();
    const heard = vi.fn();
    const stop = onQueryFailure(queryClient, heard);
    const asked = queryClient.fetchQuery(query);
    const reason = new Error("away");
    given[0]?.reject(reason);
    await expect(asked).rejects.toBe(reason);
    expect(queryClient.getQueryState(query.queryKey)).toMatchObject({ error: reason, fetchStatus: "idle" });
    expect(dataOf(query)).toBeUndefined();
    await vi.waitFor(() => expect(heard.mock.calls).toEqual([[reason]]));
    stop();
    const again = queryClient.fetchQuery(query);
    expect(queryClient.getQueryState(query.queryKey)).toMatchObject({ error: null, fetchStatus: "fetching" });
    given[1]?.resolve("a");
    expect(await again).toBe("a");
  });

  test("keeps earlier data", async () => {
    const { query, given } = byHand("page/1", 0);
    replaceData(queryClient, query, "a");
    const asked = queryClient.fetchQuery(query);
    given[0]?.reject(new Error("away"));
    await expect(asked).rejects.toThrow("away");
    expect(queryClient.getQueryState(query.queryKey)).toMatchObject({ data: "a", error: new Error("away") });
  });

  test("of a prefetch does not reject", async () => {
    const { query, given } = byHand();
    const prefetched = queryClient.prefetchQuery(query);
    given[0]?.reject(new Error("away"));
    await expect(prefetched).resolves.toBeUndefined();
  });
});

describe("refreshing", () => {
  test("fetches shown queries again and forgets the others, within the given key", async () => {
    const shown = always("page/1", "shown", Number.POSITIVE_INFINITY);
    const hidden = always("page/2", "hidden", Number.POSITIVE_INFINITY);
    const other = always("user", "somebody", Number.POSITIVE_INFINITY);
    for (const query of [shown, hidden, other]) await queryClient.fetchQuery(query);
    const hide = show(shown);
    await refreshQueries(queryClient, { queryKey: ["page"] });
    hide();
    expect(shown.queryFn).toHaveBeenCalledTimes(2);
    expect(hidden.queryFn).toHaveBeenCalledTimes(1);
    expect(dataOf(hidden)).toBeUndefined();
    expect(dataOf(other)).toBe("somebody");
  });

  test("keeps shown data until the new answer arrives", async () => {
    const { query, given } = byHand("page/1", Number.POSITIVE_INFINITY);
    replaceData(queryClient, query, "old");
    const hide = show(query);
    const refreshed = refreshQueries(queryClient, { queryKey: ["page"] });
    expect(dataOf(query)).toBe("old");
    given[0]?.resolve("new");
    await refreshed;
    hide();
    expect(dataOf(query)).toBe("new");
  });

  test("discards the answer of an earlier fetch, also for its callers, and does not reject when the server fails", async () => {
    const { query, given } = byHand();
    const hide = show(query);
    const waiting = queryClient.fetchQuery(query);
    const refreshed = refreshQueries(queryClient, {});
    given[1]?.resolve("for the new person");
    await refreshed;
    given[0]?.resolve("for the one before");
    expect(await waiting).toBe("for the new person");
    expect(dataOf(query)).toBe("for the new person");
    const again = refreshQueries(queryClient, {});
    given[2]?.reject(new Error("away"));
    await again;
    hide();
    expect(dataOf(query)).toBe("for the new person");
  });
});
