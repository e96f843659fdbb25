import sharp from "sharp";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createApiTextureSource } from "./texture-source.ts";

const api = vi.fn<(input: string | URL | Request) => Promise<Response>>();
const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: "#ff000080" } })
    .png()
    .toBuffer();
const source = (maxCacheBytes = 2 ** 20) =>
  createApiTextureSource({ apiUrl: "http://api.example", maxCacheBytes, fetch: api });

beforeEach(() => {
  api.mockReset();
  api.mockImplementation(async () => new Response(new Uint8Array(await png(4, 2))));
});

describe("the API's textures", () => {
  it("come as opaque RGBA bytes, fetched once", async () => {
    const textures = source();
    const [first, second] = await Promise.all([textures.load("tiles/rood é"), textures.load("tiles/rood é")]);
    expect(first).toMatchObject({ width: 4, height: 2 });
    expect([...(first?.data ?? [])].slice(0, 4)).toEqual([255, 127, 127, 255]);
    expect(first?.data).toHaveLength(32);
    expect(second).toBe(first);
    expect(api.mock.calls.map(([url]) => url)).toEqual(["http://api.example/images/original/tiles/rood%20%C3%A9"]);
  });

  it("are reduced to the largest useful size", async () => {
    api.mockImplementation(async () => new Response(new Uint8Array(await png(3_000, 1_500))));
    expect(await source().load("large")).toMatchObject({ width: 1_024, height: 512 });
  });

  it("are null when there are none, and asked again after a failure", async () => {
    const textures = source();
    api.mockResolvedValueOnce(new Response("", { status: 404 }));
    expect(await textures.load("none")).toBeNull();
    api.mockResolvedValueOnce(new Response("", { status: 503 }));
    await expect(textures.load("later")).rejects.toThrow("503");
    expect(await textures.load("later")).toMatchObject({ width: 4 });
    api.mockResolvedValueOnce(new Response("no picture"));
    await expect(textures.load("broken")).rejects.toThrow();
  });

  it("are cached within a limit, the most recently used longest", async () => {
    const textures = source(70);
    for (const id of ["a", "b", "a", "c"]) await textures.load(id);
    api.mockClear();
    await textures.load("a");
    expect(api).not.toHaveBeenCalled();
    await textures.load("b");
    expect(api).toHaveBeenCalledOnce();
  });
});
