import { beforeEach, expect, test, vi } from "vitest";
import { createPageCache } from "./page-cache.ts";
import type { PageCache, RenderedPage } from "./page-cache.ts";

let names: Record<string, string>;
let cache: PageCache;
type Call = (request: Request) => Promise<Response>;
const call = vi.fn<Call>();
const render = vi.fn<(send: Call) => Promise<RenderedPage>>();

const read = async (send: Call, path: string): Promise<string> =>
  await (await send(new Request(`http://api.internal${path}`))).text();

beforeEach(() => {
  names = { "/project": "Linde", "/block": "Welkom" };
  cache = createPageCache(2);
  call.mockReset().mockImplementation(async ({ url }) => new Response(names[new URL(url).pathname]));
  render.mockReset().mockImplementation(async (send) => ({
    status: 200,
    html: `${await read(send, "/project")}: ${await read(send, "/block")}`,
  }));
});

const page = (address = "/linde"): Promise<RenderedPage> => cache.page(address, call, render);

test("a page is rendered once while its data stay the same", async () => {
  expect(await page()).toEqual({ status: 200, html: "Linde: Welkom" });
  expect(await page()).toEqual({ status: 200, html: "Linde: Welkom" });
  expect(render).toHaveBeenCalledOnce();
});

test("any changed answer renders the page again, without asking twice", async () => {
  await page();
  for (const path of ["/project", "/block"]) {
    names[path] = "Anders";
    call.mockClear();
    expect((await page()).html).toContain("Anders");
    expect(call).toHaveBeenCalledTimes(2);
    names[path] = "Weer anders";
    expect((await page()).html).toContain("Weer anders");
  }
});

test("a status counts as a change, even with the same text", async () => {
  await page();
  call.mockImplementation(async ({ url }) => new Response(names[new URL(url).pathname], { status: 404 }));
  await page();
  expect(render).toHaveBeenCalledTimes(2);
});

test("pages of other addresses are others, and the one used longest ago is dropped", async () => {
  for (const address of ["/a", "/b", "/a", "/c", "/a"]) await page(address);
  expect(render).toHaveBeenCalledTimes(3);
  await page("/b");
  expect(render).toHaveBeenCalledTimes(4);
});

test("a page that cannot be rendered is not kept", async () => {
  render.mockRejectedValueOnce(new Error("A defect in the page"));
  await expect(page()).rejects.toThrow("A defect");
  expect((await page()).html).toBe("Linde: Welkom");
});
