import { expect, test } from "vitest";
import { createQueryClient } from "@showroom/web-app/queries/create-query-client";
import { keepAnswers, publicAnswers } from "./page-data.ts";

const KEY = ["project", "de-lindehof"];
const page = { answers: [{ key: KEY, data: { name: "De Lindehof" } }], rendered: null };
const fetchAgain = { queryKey: KEY, queryFn: () => Promise.resolve({ name: "as its buyer sees it" }) };

test("an anonymous visitor uses the answers of the page without asking again", async () => {
  const queryClient = createQueryClient();
  keepAnswers(queryClient, page, false);
  expect(await queryClient.fetchQuery(fetchAgain)).toEqual({ name: "De Lindehof" });
});

test("for a signed-in visitor they are only shown until the API has answered", async () => {
  const queryClient = createQueryClient();
  keepAnswers(queryClient, page, true);
  expect(queryClient.getQueryData(KEY)).toEqual({ name: "De Lindehof" });
  expect(await queryClient.fetchQuery(fetchAgain)).toEqual({ name: "as its buyer sees it" });
});

test("an answer that does not change with the visitor is kept for signed-in visitors too", async () => {
  const queryClient = createQueryClient();
  keepAnswers(queryClient, page, true);
  const staleTime = Number.POSITIVE_INFINITY;
  expect(await queryClient.fetchQuery({ ...fetchAgain, staleTime })).toEqual({ name: "De Lindehof" });
});

test("answers go from the server's cache to the browser's, failures do not", async () => {
  const server = createQueryClient();
  server.setQueryData(KEY, page.answers[0]?.data);
  await server.prefetchQuery({ queryKey: ["gone"], queryFn: () => Promise.reject(new Error("gone")) });
  expect(publicAnswers(server)).toEqual(page.answers);
});
