import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { SettingsError } from "../settings.ts";
import { startS3Server, type S3Server } from "../testing/s3-server.ts";
import type { BucketSettings } from "./bucket-settings.ts";
import { openBucket } from "./bucket.ts";
import type { ObjectCall, ObjectStore } from "./object-store.ts";
import { openObjectStore } from "./open-object-store.ts";
import { trimObjects } from "./trim-objects.ts";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const text = (content: Uint8Array | null): string | null => content && new TextDecoder().decode(content);

let server: S3Server;
const calls: ObjectCall[] = [];
const away: unknown[] = [];
const open = (settings: BucketSettings | null) =>
  openObjectStore(settings, { onCall: (call) => calls.push(call), onAway: (error) => away.push(error) });

async function opened(settings: BucketSettings = server.settings): Promise<ObjectStore> {
  const store = await open(settings);
  if (store === null) throw new Error("There is no store");
  return store;
}

beforeAll(async () => {
  server = await startS3Server();
}, 30_000);
afterAll(() => server.stop());
beforeEach(() => {
  calls.length = 0;
  away.length = 0;
});

async function keysOf(store: ObjectStore, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list(prefix)) keys.push(key);
  return keys;
}

describe("a bucket of an S3 server", () => {
  it("stores whole files by key, and lists and removes them", async () => {
    const store = await opened();
    expect(await store.get("pictures/a")).toBeNull();
    await store.put("pictures/a", bytes("first"));
    await store.put("pictures/b", bytes(""));
    await store.put("light/a", bytes("other"));
    expect(text(await store.get("pictures/a"))).toBe("first");
    expect(text(await store.get("pictures/b"))).toBe("");
    expect(await store.has("pictures/a")).toBe(true);
    expect(await keysOf(store, "pictures/")).toEqual(["pictures/a", "pictures/b"]);
    await store.remove("pictures/a");
    expect(await store.has("pictures/a")).toBe(false);
    expect(calls.map(({ call, outcome }) => `${call} ${outcome}`)).toContain("put ok");
  });

  it("lists more objects than one answer holds", async () => {
    const { store } = openBucket({ ...server.settings, prefix: "many/" }, () => undefined, 2);
    const names = Array.from({ length: 5 }, (_, n) => `n/${n}`);
    await Promise.all(names.map((name) => store.put(name, bytes(name))));
    expect(await keysOf(store, "n/")).toEqual(names);
  });

  it("signs keys and prefixes with special characters", async () => {
    const store = await opened({ ...server.settings, prefix: "a b+c/(d)=é/" });
    await store.put("één (twee)", bytes("content"));
    expect(text(await store.get("één (twee)"))).toBe("content");
    expect(await keysOf(store, "één")).toEqual(["één (twee)"]);
  });

  it("is shared with others by a prefix", async () => {
    const [mine, all] = [await opened({ ...server.settings, prefix: "showroom/" }), await opened()];
    await mine.put("x", bytes("mine"));
    expect(text(await all.get("showroom/x"))).toBe("mine");
    expect(await keysOf(mine, "")).toEqual(["x"]);
  });

  it("keeps at most so many bytes of a kind, the newest", async () => {
    const store = await opened({ ...server.settings, prefix: "trim/" });
    for (const name of ["p/1", "p/2", "p/3"]) {
      await store.put(name, bytes("1234567890"));
      // The server records times in whole milliseconds.
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await store.put("q/1", bytes("1234567890"));
    expect(await trimObjects(store, "p/", 25)).toBe(20);
    expect(await keysOf(store, "")).toEqual(["p/2", "p/3", "q/1"]);
  });
});

describe("a start with a store", () => {
  it("does without one when none is set", async () => expect(await open(null)).toBeNull());

  it("names a bucket that does not exist, and keys that are refused", async () => {
    const missing = open({ ...server.settings, bucket: "not-there" });
    await expect(missing).rejects.toThrow("S3_BUCKET: the store has no bucket not-there");
    await expect(missing).rejects.toBeInstanceOf(SettingsError);
    const credentials = { accessKeyId: "UNKNOWN", secretAccessKey: "wrong" };
    await expect(open({ ...server.settings, credentials })).rejects.toThrow("the store refuses these keys");
  });

  it("names keys with another secret, and a region that the signature is not for", async () => {
    const credentials = { accessKeyId: server.environment.S3_ACCESS_KEY_ID, secretAccessKey: "wrong" };
    await expect(open({ ...server.settings, credentials })).rejects.toThrow("the store refuses these keys");
    await expect(open({ ...server.settings, region: "eu-central-1" })).rejects.toThrow("refuses these keys");
  });

  it("goes on while the server is away, fails calls, and works when it is back", async () => {
    await server.shutDown();
    const store = await opened();
    expect(away).toHaveLength(1);
    await expect(store.get("pictures/b")).rejects.toThrow("ECONNREFUSED");
    expect(calls.at(-1)).toMatchObject({ call: "get", outcome: "failed" });
    await server.restart();
    expect(text(await store.get("light/a"))).toBe("other");
  });
});
