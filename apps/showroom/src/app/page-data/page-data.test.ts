import { expect, test } from "vitest";
import { createQueryClient } from "@showroom/web-app/queries/create-query-client";
import { keepAnswers, publicAnswers } from "./page-data.ts";

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
