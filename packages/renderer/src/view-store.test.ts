import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type StoredView, ViewStore } from "./view-store.ts";

let directory = "";
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "view-store-"));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const noise = (length: number, seed: number) =>
  Uint8Array.from({ length }, (_, i) => (i * i * 31 + seed * 977 * i) >> 3);
const view = (seed: number, bytes = 3000): StoredView => ({
  edges: 5 + seed,
  wallLight: [0.5, 0.25, 0.125],
  light: noise(bytes, seed),
  shares: noise(bytes, seed + 1),
  refined: noise(16, seed + 2),
});
const plain = (stored: StoredView | undefined) =>
  stored && { ...stored, light: [...stored.light], shares: [...stored.shares], refined: [...stored.refined] };

test("a stored view can be read, also by a later process", async () => {
  const store = await ViewStore.open(directory, 1e6);
  await store.write("a", view(1));
  const later = await ViewStore.open(directory, 1e6);
  expect(plain(await later.read("a"))).toEqual(plain(view(1)));
  expect(await later.read("b")).toBeUndefined();
});

test("a view is shared with stores on other machines, which keep a copy", async () => {
  const files = new Map<string, Uint8Array>();
  const asked: string[] = [];
  const shared = {
    read: async (key: string) => {
      asked.push(key);
      return files.get(key) ?? null;
    },
    write: async (key: string, file: Uint8Array) => void files.set(key, file),
  };
  const one = await ViewStore.open(join(directory, "one"), 1e6, shared);
  const other = await ViewStore.open(join(directory, "other"), 1e6, shared);
  expect(await other.read("a")).toBeUndefined();
  await one.write("a", view(1));
  expect(plain(await other.read("a"))).toEqual(plain(view(1)));
  expect(plain(await other.read("a"))).toEqual(plain(view(1)));
  expect(asked).toEqual(["a", "a"]);
});

test.each([
  ["a flipped bit in the body", (file: Buffer) => file.fill(file[60]! ^ 1, 60, 61)],
  ["a flipped bit in the header", (file: Buffer) => file.fill(file[9]! ^ 1, 9, 10)],
  ["a cut file", (file: Buffer) => file.subarray(0, file.length - 7)],
  ["an empty file", () => Buffer.alloc(0)],
  ["something else", () => Buffer.from("not a view at all, but long enough to have a header")],
])("%s is dropped", async (_name, damage) => {
  const store = await ViewStore.open(directory, 1e6);
  await store.write("a", view(1));
  const path = join(directory, "a.view");
  await writeFile(path, damage(await readFile(path)));
  expect(await store.read("a")).toBeUndefined();
  expect(await readdir(directory)).toEqual([]);
});

test("the least recently used views are removed when the directory is full", async () => {
  const probe = await ViewStore.open(directory, 1e9);
  await probe.write("a", view(1));
  const { size } = await stat(join(directory, "a.view"));
  const store = await ViewStore.open(directory, size * 2.5);
  await utimes(join(directory, "a.view"), 1, 1);
  await store.write("b", view(2));
  await utimes(join(directory, "b.view"), 2, 2);
  await store.read("a");
  expect(store.bytes).toBeGreaterThan(size);
  await store.write("c", view(3));
  expect(store.bytes).toBeLessThanOrEqual(store.maxBytes);
  expect((await readdir(directory)).toSorted()).toEqual(["a.view", "c.view"]);
});

test("temporary files of an interrupted write are removed", async () => {
  await writeFile(join(directory, "x.view.123.part"), "half");
  await ViewStore.open(directory, 1e6);
  expect(await readdir(directory)).toEqual([]);
});

test("a process killed while writing leaves no damaged view", async () => {
  const script = `
    import { ViewStore } from ${JSON.stringify(fileURLToPath(new URL("./view-store.ts", import.meta.url)))};
    const store = await ViewStore.open(${JSON.stringify(directory)}, 1e9);
    const bytes = (n) => Uint8Array.from({ length: 400000 }, (_, i) => (i * n) ^ (i >> 3));
    console.log("writing");
    for (let n = 1; ; n++) await store.write("k" + (n % 4), { edges: n, wallLight: [1, 1, 1], light: bytes(n), shares: bytes(n), refined: bytes(n) });
  `;
  for (let round = 0; round < 4; round++) {
    const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    await once(child.stdout, "data");
    await new Promise((resolve) => setTimeout(resolve, 60 + round * 35));
    child.kill("SIGKILL");
    await once(child, "exit");
    const store = await ViewStore.open(directory, 1e9);
    const names = await readdir(directory);
    expect(names.every((name) => name.endsWith(".view"))).toBe(true);
    for (const name of names) expect(await store.read(name.replace(".view", ""))).toBeDefined();
  }
});
