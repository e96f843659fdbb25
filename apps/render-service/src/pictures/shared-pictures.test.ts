import { openBucket } from "@showroom/service/objects/bucket";
import type { ObjectStore } from "@showroom/service/objects/object-store";
import { startS3Server, type S3Server } from "@showroom/service/testing/s3-server";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { temporaryDirectory } from "../testing/service-fixture.ts";
import { jpegOf, pictureNameOf } from "../testing/sample-pictures.ts";
import { keepBounded } from "./keep-bounded.ts";
import { PictureStore } from "./picture-store.ts";
import type { Pictures } from "./pictures.ts";
import { createSharedLight } from "./shared-light.ts";
import { createSharedPictures, PICTURE_KEYS } from "./shared-pictures.ts";

let server: S3Server;
let objects: ObjectStore;
let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
const onCopyFailed = vi.fn();

beforeAll(async () => {
  server = await startS3Server();
  ({ store: objects } = openBucket(server.settings, () => undefined));
}, 30_000);
afterAll(() => server.stop());
beforeEach(async () => {
  directory = await temporaryDirectory();
});
afterEach(() => directory.remove());

/** The pictures of one machine. */
async function machine(name: string, maxBytes = 2 ** 26): Promise<Pictures> {
  const local = await PictureStore.open({ directory: `${directory.path}/${name}`, maxBytes });
  return createSharedPictures(local, objects, onCopyFailed);
}

describe("pictures in an object store", () => {
  it("are found on every machine, which keeps a copy", async () => {
    const [one, other] = [await machine("one"), await machine("other")];
    const [name, jpeg] = [pictureNameOf("shared"), jpegOf("shared")];
    expect(await other.get(name)).toBeNull();
    await one.put(name, jpeg);
    expect(Buffer.from((await other.get(name)) ?? [])).toEqual(Buffer.from(jpeg));
    await objects.remove(`${PICTURE_KEYS}${name.slice(0, 2)}/${name}.jpg`);
    expect(await other.get(name)).not.toBeNull();
    expect(await (await machine("third")).get(name)).toBeNull();
  });

  it("that are damaged there count as missing", async () => {
    const name = pictureNameOf("damaged");
    await objects.put(`${PICTURE_KEYS}${name.slice(0, 2)}/${name}.jpg`, jpegOf("damaged").subarray(0, 20));
    expect(await (await machine("one")).get(name)).toBeNull();
  });

  it("stay within their limit, the newest first", async () => {
    const one = await machine("one");
    const names = ["a", "b", "c"].map(pictureNameOf);
    for (const name of names) await one.put(name, jpegOf(name));
    const onBytes = vi.fn();
    const stop = keepBounded({
      objects,
      limits: new Map([[PICTURE_KEYS, 0]]),
      onBytes,
      onError: (error) => {
        throw error;
      },
      firstAfter: 1,
    });
    await vi.waitFor(() => expect(onBytes).toHaveBeenCalledWith(PICTURE_KEYS, 0));
    stop();
    const fresh = await machine("fresh");
    for (const name of names) expect(await fresh.get(name)).toBeNull();
  });
});

it("light that the store does not share is solved again", async () => {
  const light = createSharedLight(objects, onCopyFailed);
  await light.write("key", Buffer.from("light"));
  expect(Buffer.from((await light.read("key")) ?? [])).toEqual(Buffer.from("light"));
  await server.shutDown();
  onCopyFailed.mockClear();
  expect(await light.read("key")).toBeNull();
  await light.write("key", Buffer.from("light"));
  expect(onCopyFailed).toHaveBeenCalledTimes(2);
  await server.restart();
});
