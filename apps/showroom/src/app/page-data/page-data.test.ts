import { environmentManager } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { memoryTokenStore } from "@showroom/api-client/token-store";
import { createQueryClient } from "@showroom/web-app/queries/create-query-client";
import { requiredAnswer } from "@showroom/web-app/queries/required-answer";
import { createApiConnection } from "@showroom/web-app/session/api-connection";
import { keepAnswers, publicAnswers } from "./page-data.ts";

// On a server TanStack Query never drops an answer.
environmentManager.setIsServer(() => false);

const KEY = ["project", "de-lindehof"];
const page = { answers: [{ key: KEY, data: { name: "De Lindehof" } }], rendered: null };
const fetchAgain = { queryKey: KEY, queryFn: () => Promise.resolve({ name: "as its buyer sees it" }) };

test("an anonymous visitor uses the responses in the page without new requests", async () => {
  const queryClient = createQueryClient();
  keepAnswers(queryClient, page, false);
  expect(await queryClient.fetchQuery(fetchAgain)).toEqual({ name: "De Lindehof" });
});

test("for a signed-in user they are shown until the API has responded", async () => {
  const queryClient = createQueryClient();
  keepAnswers(queryClient, page, true);
  expect(queryClient.getQueryData(KEY)).toEqual({ name: "De Lindehof" });
  expect(await queryClient.fetchQuery(fetchAgain)).toEqual({ name: "as its buyer sees it" });
});

test("a response that is the same for all users is also kept for signed-in users", async () => {
  const queryClient = createQueryClient();
  keepAnswers(queryClient, page, true);
  const staleTime = Number.POSITIVE_INFINITY;
  expect(await queryClient.fetchQuery({ ...fetchAgain, staleTime })).toEqual({ name: "De Lindehof" });
});

test("responses are copied from the server's cache to the browser's, errors are not", async () => {
  const server = createQueryClient();
  server.setQueryData(KEY, page.answers[0]?.data);
  await server.prefetchQuery({ queryKey: ["gone"], queryFn: () => Promise.reject(new Error("gone")) });
  expect(publicAnswers(server)).toEqual(page.answers);
});

test("responses in the page stay for code that does not observe them, however long the page is open", async () => {
  vi.useFakeTimers();
  const queryClient = createQueryClient();
  const offline = () => Promise.reject(new TypeError("offline"));
  const connection = createApiConnection({
    tokenStore: memoryTokenStore(),
    queryClient,
    baseUrl: "http://x",
    fetch: offline,
  });
  const config = { productName: "Showroom" };
  keepAnswers(queryClient, { answers: [{ key: connection.configQuery.queryKey, data: config }], rendered: null }, true);
  // As at the start of each page. A later fetch with other options must not shorten the time either.
  await queryClient.fetchQuery(connection.configQuery);
  for (const minutes of [4, 2, 3, 11, 41, 24 * 60]) {
    vi.advanceTimersByTime(minutes * 60_000);
    expect(requiredAnswer(queryClient, connection.configQuery)).toEqual(config);
  }
  vi.useRealTimers();
});
