import sharp from "sharp";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { createScaledPictures, scaleDown } from "./scaled-pictures.ts";
import type { ScaledPicturesOptions } from "./scaled-pictures.ts";
import { jpegOf } from "../testing/sample-pictures.ts";

const STAYS = new AbortController().signal;

let room: Uint8Array;
beforeAll(async () => {
  room = await sharp({ create: { width: 1_920, height: 1_080, channels: 3, background: "#7a8b84" } })
    .jpeg({ quality: 88, chromaSubsampling: "4:4:4" })
    .toBuffer();
});

/** Pictures whose scaling ends when the test says so. */
function heldPictures(options: Partial<ScaledPicturesOptions> = {}) {
  const ends: (() => void)[] = [];
  const begun: number[] = [];
  const scale = vi.fn(async (_jpeg: Uint8Array, width: number) => {
    begun.push(width);
    await new Promise<void>((resolve) => ends.push(resolve));
    return jpegOf(`copy of ${width}`);
  });
  const onError = vi.fn();
  const store = { get: vi.fn(async (name: string) => (name === "missing" ? null : jpegOf(name))) };
  const pictures = createScaledPictures({ store, scale, onError, ...options });
  const get = (name: string, width: number, gone = STAYS) => pictures.get(name, width, gone);
  const endAll = async (): Promise<void> => {
    for (let round = 0; round < 50; round += 1) {
      for (const end of ends.splice(0)) end();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { get, endAll, begun, store, onError };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

describe("scaling down", () => {
  it("makes a JPEG of the width, with the shape of the picture and the maker's quality", async () => {
    const copy = await scaleDown(room, 960);
    expect(await sharp(copy).metadata()).toMatchObject({
      format: "jpeg",
      width: 960,
      height: 540,
      chromaSubsampling: "4:4:4",
    });
    expect(copy.length).toBeLessThan(room.length);
  });

  it.each([1_920, 2_000])("leaves a picture as it is that is not wider than %i", async (width) => {
    expect(await scaleDown(room, width)).toBe(room);
  });

  it("refuses what is no picture", async () => {
    await expect(scaleDown(jpegOf("broken"), 960)).rejects.toThrow();
  });
});

describe("a copy", () => {
  it("is made once, also for requests that come meanwhile", async () => {
    const { get, endAll, begun } = heldPictures();
    const [first, second] = [get("a", 960), get("a", 960)];
    await settle();
    await endAll();
    expect(await first).toEqual({ jpeg: jpegOf("copy of 960"), isStopgap: false });
    expect(await second).toEqual(await first);
    expect(await get("a", 960)).toEqual(await first);
    expect(begun).toEqual([960]);
  });

  it("is one per width, of a picture that is there", async () => {
    const { get, endAll, begun } = heldPictures();
    const both = Promise.all([get("a", 960), get("a", 512)]);
    await settle();
    await endAll();
    expect((await both).map((picture) => picture?.jpeg)).toEqual([jpegOf("copy of 960"), jpegOf("copy of 512")]);
    expect(await get("missing", 960)).toBeNull();
    expect(begun).toEqual([960, 512]);
  });

  it("is forgotten when newer ones need the memory", async () => {
    const { get, endAll, begun } = heldPictures({ mostBytes: 2 * jpegOf("copy of 960").length });
    for (const name of ["a", "b", "c", "c", "a"]) {
      const picture = get(name, 960);
      await settle();
      await endAll();
      await picture;
    }
    expect(begun).toHaveLength(4);
  });

  it("is not kept of a picture that is not wider", async () => {
    const scale = vi.fn(async (jpeg: Uint8Array) => jpeg);
    const { get } = heldPictures({ scale });
    expect(await get("a", 960)).toEqual({ jpeg: jpegOf("a"), isStopgap: false });
    await get("a", 960);
    expect(scale).toHaveBeenCalledTimes(2);
  });
});

describe("the work", () => {
  it("is done for two pictures at once; others wait", async () => {
    const { get, endAll, begun, store } = heldPictures();
    const all = Promise.all(["a", "b", "c", "d"].map((name) => get(name, 960)));
    await settle();
    expect(begun).toHaveLength(2);
    expect(store.get, "what waits holds no picture in memory").toHaveBeenCalledTimes(2);
    await endAll();
    expect((await all).every((picture) => picture?.isStopgap === false)).toBe(true);
    expect(begun).toHaveLength(4);
  });

  it("is not begun for a client that disconnected while it waited", async () => {
    const { get, endAll, begun } = heldPictures();
    const gone = new AbortController();
    const stay = [get("a", 960), get("b", 960)];
    const leaves = get("c", 512, gone.signal);
    await settle();
    gone.abort();
    await endAll();
    await Promise.all(stay);
    expect(await leaves).toBeNull();
    expect(begun).toEqual([960, 960]);
  });

  it("is left undone with too many waiting: the whole picture is sent", async () => {
    const { get, endAll, begun } = heldPictures({ mostWaiting: 1 });
    const waiting = ["a", "b", "c"].map((name) => get(name, 960));
    await settle();
    expect(await get("d", 960)).toEqual({ jpeg: jpegOf("d"), isStopgap: true });
    expect(begun).toHaveLength(2);
    await endAll();
    await Promise.all(waiting);
  });

  it("can fail: the whole picture is sent, and the next request tries again", async () => {
    const scale = vi.fn(async (): Promise<Uint8Array> => Promise.reject(new Error("no memory")));
    const { get, onError } = heldPictures({ scale });
    expect(await get("a", 960)).toEqual({ jpeg: jpegOf("a"), isStopgap: true });
    await get("a", 960);
    expect(scale).toHaveBeenCalledTimes(2);
    expect(onError).toHaveBeenCalledWith(new Error("no memory"));
  });
});
