import { fork } from "node:child_process";
import { mkdir, readdir, readFile, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { temporaryDirectory } from "../testing/service-fixture.ts";
import { sealJpeg } from "./jpeg-file.ts";
import { folderSecret } from "@showroom/service/folder-secret";
import { outputFile } from "@showroom/service/testing/searched-output";
import { pictureName } from "./picture-names.ts";
import { PictureStore } from "./picture-store.ts";

let folder: Awaited<ReturnType<typeof temporaryDirectory>>;
let directory: string;
let jpeg: Uint8Array;
beforeAll(async () => {
  jpeg = await sharp({ create: { width: 32, height: 32, channels: 3, background: "#406080" } })
    .jpeg()
    .toBuffer();
});
beforeEach(async () => {
  folder = await temporaryDirectory();
  directory = folder.path;
});
afterEach(() => folder.remove());

const name = (n: number) => pictureName("secret", `image ${n}`, "final");
const open = (maxBytes = 2 ** 30, onCorrupt?: (name: string) => void) =>
  PictureStore.open({ directory, maxBytes, ...(onCorrupt === undefined ? {} : { onCorrupt }) });
const pathOf = (n: number) => join(directory, name(n).slice(0, 2), `${name(n)}.jpg`);

describe("a picture", () => {
  it("is found again, also by another process on the same folder and after a restart", async () => {
    const [first, neighbour] = [await open(), await open()];
    await first.put(name(1), jpeg);
    for (const store of [first, neighbour, await open()]) expect(await store.get(name(1))).toEqual(jpeg);
    expect(await first.get(name(2))).toBeNull();
  });

  it("opens as a JPEG straight from the disk", async () => {
    await (await open()).put(name(1), jpeg);
    expect(await sharp(await readFile(pathOf(1))).metadata()).toMatchObject({
      format: "jpeg",
      width: 32,
    });
  });

  it("is refused if it is not a JPEG or its name is not valid", async () => {
    const store = await open();
    await expect(store.put(name(1), new Uint8Array(100))).rejects.toThrow("not a JPEG");
    await expect(store.put(name(1), jpeg.subarray(0, -10))).rejects.toThrow("not a JPEG");
    await expect(store.put("../outside", jpeg)).rejects.toThrow("not a picture name");
    expect(await store.get("../../etc/passwd")).toBeNull();
    expect(await readdir(join(directory, "drafts"))).toEqual([]);
  });

  it.each([
    ["a flipped bit", (file: Buffer) => file.with(200, (file[200] ?? 0) ^ 1)],
    ["a missing end", (file: Buffer) => file.subarray(0, -50)],
    ["nothing in it", () => Buffer.alloc(0)],
    ["zeros", (file: Buffer) => Buffer.alloc(file.length)],
    ["a JPEG without digest", () => Buffer.from(jpeg)],
  ])("with %s is dropped", async (_name, damage) => {
    const onCorrupt = vi.fn();
    const store = await open(undefined, onCorrupt);
    await store.put(name(1), jpeg);
    await writeFile(pathOf(1), damage(await readFile(pathOf(1))));
    expect(await store.get(name(1))).toBeNull();
    expect(onCorrupt).toHaveBeenCalledExactlyOnceWith(name(1));
    await expect(readFile(pathOf(1))).rejects.toThrow("ENOENT");
    expect([store.count, store.bytes]).toEqual([0, 0]);
    await store.put(name(1), jpeg);
    expect(await store.get(name(1))).toEqual(jpeg);
  });
});

describe("the bound", () => {
  it("removes the least recently used", async () => {
    const one = sealJpeg(jpeg).length;
    const store = await open(one * 3);
    for (const n of [1, 2, 3]) await store.put(name(n), jpeg);
    await store.get(name(1));
    await store.put(name(4), jpeg);
    expect(await Promise.all([1, 2, 3, 4].map(async (n) => (await store.get(name(n))) !== null))).toEqual([
      true,
      false,
      true,
      true,
    ]);
    expect(store.bytes).toBe(one * 3);
  });

  it("holds after a restart, in the order of last use", async () => {
    const store = await open();
    for (const n of [1, 2, 3]) {
      await store.put(name(n), jpeg);
      await utimes(pathOf(n), 1_000 - n, 1_000 - n);
    }
    const smaller = await open(sealJpeg(jpeg).length * 2);
    expect(smaller.count).toBe(2);
    expect(await smaller.get(name(3))).toBeNull();
    expect(await smaller.get(name(1))).toEqual(jpeg);
  });

  it("counts a picture once however often it is written", async () => {
    const store = await open();
    await Promise.all(Array.from({ length: 20 }, () => store.put(name(1), jpeg)));
    expect([store.count, store.bytes]).toEqual([1, sealJpeg(jpeg).length]);
  });
});

describe("a kill at any moment", () => {
  it("leaves complete pictures or none", { timeout: 20_000 }, async () => {
    const output = outputFile("picture-writer");
    const counts: number[] = [];
    for (const delay of [5, 15, 30, 60]) {
      const writer = fork(new URL("../testing/picture-writer.ts", import.meta.url), [directory], {
        stdio: ["ignore", output, output, "ipc"],
      });
      await new Promise((resolve) => writer.once("message", resolve));
      await new Promise((resolve) => setTimeout(resolve, delay));
      writer.kill("SIGKILL");
      await new Promise((resolve) => writer.once("exit", resolve));
      const onCorrupt = vi.fn();
      const store = await open(undefined, onCorrupt);
      for (const shard of await readdir(directory)) {
        if (shard.length !== 2) continue;
        for (const file of await readdir(join(directory, shard)))
          expect(await store.get(file.replace(".jpg", ""))).not.toBeNull();
      }
      expect(onCorrupt).not.toHaveBeenCalled();
      counts.push(store.count);
    }
    expect(counts.at(-1)).toBeGreaterThan(0);
  });

  it("leaves temporary files that the next start removes, except recent ones that another process may be writing", async () => {
    await mkdir(join(directory, "drafts"), { recursive: true });
    await writeFile(join(directory, "drafts", "old"), "x");
    await utimes(join(directory, "drafts", "old"), 1_000, 1_000);
    await writeFile(join(directory, "drafts", "new"), "x");
    await open();
    expect(await readdir(join(directory, "drafts"))).toEqual(["new"]);
  });
});

describe("names", () => {
  it("are the same for the same picture and secret, and tell stages and secrets apart", () => {
    expect(pictureName("s", "image", "final")).toBe(pictureName("s", "image", "final"));
    const others = [
      pictureName("s", "image", "preview"),
      pictureName("t", "image", "final"),
      pictureName("s", "other", "final"),
    ];
    expect(new Set([...others, pictureName("s", "image", "final")]).size).toBe(4);
  });

  it("share one secret per folder, however many processes start at once", async () => {
    const secrets = await Promise.all(Array.from({ length: 10 }, () => folderSecret(join(directory, "shared"))));
    expect(new Set(secrets).size).toBe(1);
    expect(await folderSecret(join(directory, "shared"))).toBe(secrets[0]);
    expect(await readdir(join(directory, "shared"))).toEqual(["secret"]);
  });
});
