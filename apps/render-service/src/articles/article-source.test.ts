import type { RenderArticle } from "@showroom/domain/model/fixture-model";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ArticlesUnavailableError, createApiArticleSource } from "./article-source.ts";

const profile = (productNumber: string): RenderArticle => ({
  kind: "profile",
  productNumber,
  finish: "brass",
});
const CATALOGUE = { projectId: 1, revision: 3 };
const api = vi.fn<(input: string | URL | Request) => Promise<Response>>();
const source = () => createApiArticleSource({ apiUrl: "http://api.example", timeToLive: 1_000, fetch: api });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  api.mockReset();
  api.mockImplementation(async (input) => {
    const numbers = new URL(input instanceof Request ? input.url : input).searchParams.get("numbers")?.split(",") ?? [];
    return Response.json(numbers.filter((number) => number.startsWith("P")).map(profile));
  });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the API's articles", () => {
  it("are requested once for all numbers, and again when they are outdated", async () => {
    const articles = source();
    expect(await articles.find(CATALOGUE, ["P1", "P2", "P1", "X"])).toEqual(
      new Map([
        ["P1", profile("P1")],
        ["P2", profile("P2")],
      ]),
    );
    await articles.find(CATALOGUE, ["P1", "X"]);
    expect(api.mock.calls.map(([url]) => url)).toEqual([
      "http://api.example/api/render-articles?project=1&revision=3&numbers=P1%2CP2%2CX",
    ]);
    vi.setSystemTime(Date.now() + 1_001);
    await articles.find(CATALOGUE, ["P1"]);
    expect(api).toHaveBeenCalledTimes(2);
  });

  it("of another catalogue version or project are requested separately", async () => {
    const articles = source();
    for (const catalogue of [CATALOGUE, { projectId: 1, revision: 4 }, { projectId: 2, revision: 3 }]) {
      await articles.find(catalogue, ["P1"]);
      await articles.find(catalogue, ["P1"]);
    }
    expect(api).toHaveBeenCalledTimes(3);
  });

  it("are requested in parts of at most 128", async () => {
    const numbers = Array.from({ length: 300 }, (_, n) => `P${n}`);
    expect((await source().find(CATALOGUE, numbers)).size).toBe(300);
    expect(api).toHaveBeenCalledTimes(3);
  });

  it("are served from the cache when the API is unavailable", async () => {
    const articles = source();
    await articles.find(CATALOGUE, ["P1"]);
    vi.setSystemTime(Date.now() + 60_000);
    api.mockRejectedValue(new TypeError("fetch failed"));
    expect(await articles.find(CATALOGUE, ["P1"])).toEqual(new Map([["P1", profile("P1")]]));
    await expect(articles.find(CATALOGUE, ["P1", "P2"])).rejects.toThrow(ArticlesUnavailableError);
  });

  it.each([
    ["an error", () => new Response("", { status: 500 })],
    ["something else", () => Response.json([{ kind: "teapot" }])],
    ["no JSON", () => new Response("<html>")],
  ])("are unavailable when the API answers %s", async (_name, answer) => {
    api.mockImplementation(async () => answer());
    await expect(source().find(CATALOGUE, ["P1"])).rejects.toThrow(ArticlesUnavailableError);
  });

  it("never include a number with a comma, which would count as two numbers", async () => {
    expect(await source().find(CATALOGUE, ["P1,P2"])).toEqual(new Map());
    expect(api).not.toHaveBeenCalled();
  });
});
