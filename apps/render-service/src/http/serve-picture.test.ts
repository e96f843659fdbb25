import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { PICTURE_WIDTHS } from "@showroom/api-contract/render-hub";
import sharp from "sharp";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PictureStore } from "../pictures/picture-store.ts";
import { createScaledPictures, scaleDown } from "../pictures/scaled-pictures.ts";
import { pictureNameOf } from "../testing/sample-pictures.ts";
import { temporaryDirectory } from "../testing/service-fixture.ts";
import { servePicture } from "./serve-picture.ts";

const ROOM = pictureNameOf("room");
const PREVIEW = pictureNameOf("preview");

let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
let server: Server;
let url: string;
const scale = vi.fn(scaleDown);

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#7a8b84" } })
    .jpeg()
    .toBuffer();

beforeEach(async () => {
  scale.mockReset().mockImplementation(scaleDown);
  directory = await temporaryDirectory();
  const store = await PictureStore.open({ directory: directory.path, maxBytes: 2 ** 26 });
  await store.put(ROOM, await drawn(1_920, 1_080));
  await store.put(PREVIEW, await drawn(960, 540));
  const scaled = createScaledPictures({ store, scale, onError: () => undefined });
  server = createServer((request, response) => void servePicture({ store, scaled }, request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/pictures/`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await directory.remove();
});

const widthOf = async (answer: Response) => (await sharp(await answer.bytes()).metadata()).width;

it.each(PICTURE_WIDTHS)(
  "sends a copy that is %i pixels wide, to be cached for ever under a tag of its own",
  async (width) => {
    const answer = await fetch(`${url}${ROOM}.jpg?w=${width}`);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/jpeg",
      "cache-control": "public, max-age=31536000, immutable",
      "access-control-allow-origin": "*",
      etag: `"${ROOM}-${width}"`,
    });
    expect(await widthOf(answer)).toBe(width);
  },
);

it("sends the whole picture under the address of the specification", async () => {
  const answer = await fetch(`${url}${ROOM}.jpg`);
  expect(answer.headers.get("etag")).toBe(`"${ROOM}"`);
  expect(await widthOf(answer)).toBe(1_920);
  expect(scale).not.toHaveBeenCalled();
});

it("never enlarges a picture", async () => {
  const whole = await (await fetch(`${url}${PREVIEW}.jpg`)).bytes();
  for (const width of [960, 1_320])
    expect(await (await fetch(`${url}${PREVIEW}.jpg?w=${width}`)).bytes()).toEqual(whole);
});

it.each(["w=961", "w=1920", "w=0", "w=", "w=-512", "w=512.0", "w=512&w=960", "w=abc", "w=1e3"])(
  "refuses %s without any work",
  async (query) => {
    const answer = await fetch(`${url}${ROOM}.jpg?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(scale).not.toHaveBeenCalled();
  },
);

it("scales once for repeated requests, and answers 304 to who has the copy", async () => {
  await fetch(`${url}${ROOM}.jpg?w=512`);
  const answer = await fetch(`${url}${ROOM}.jpg?w=512`, { headers: { "If-None-Match": `"${ROOM}-512"` } });
  expect(answer.status).toBe(304);
  expect(scale).toHaveBeenCalledOnce();
  const other = await fetch(`${url}${ROOM}.jpg?w=512`, { headers: { "If-None-Match": `"${ROOM}-960"` } });
  expect(other.status).toBe(200);
});

it("knows no copy of a picture that is missing", async () => {
  expect((await fetch(`${url}${pictureNameOf("other")}.jpg?w=512`)).status).toBe(404);
  expect((await fetch(`${url}../secret.jpg?w=512`)).status).toBe(404);
});

it("sends the whole picture when it cannot be scaled, and the copy to the next request", async () => {
  scale.mockRejectedValueOnce(new Error("no memory"));
  const stopgap = await fetch(`${url}${ROOM}.jpg?w=512`);
  expect(stopgap.headers.get("cache-control")).toBe("no-cache");
  expect(stopgap.headers.get("etag")).toBe(`"${ROOM}"`);
  expect(await widthOf(stopgap)).toBe(1_920);
  const answer = await fetch(`${url}${ROOM}.jpg?w=512`, { headers: { "If-None-Match": `"${ROOM}"` } });
  expect(await widthOf(answer)).toBe(512);
});
