import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { openBucket } from "@showroom/service/objects/bucket";
import { startS3Server, type S3Server } from "@showroom/service/testing/s3-server";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openImageStore } from "../images/image-store.ts";
import { startTestApp, type TestApp } from "../testing/test-app.ts";

const METRICS = "read-metrics-in-tests";
const PICTURE = "proef/tegels/blauw-0123456789ab.webp";
const FILM = "proef/film-0123456789ab.mp4";
const film = Buffer.from(Array.from({ length: 1_000 }, (_, n) => n % 256));

let server: S3Server;
let apps: readonly TestApp[];

beforeAll(async () => {
  server = await startS3Server();
  const environment = { ...server.environment, METRICS_TOKEN: METRICS };
  apps = [
    await startTestApp({ template: "empty", environment }),
    await startTestApp({ template: "empty", environment }),
  ];
  // An import on one machine.
  const images = openImageStore(apps[0]?.dataDir ?? "", openBucket(server.settings, () => undefined).store);
  const picture = sharp({ create: { width: 800, height: 600, channels: 3, background: "#2040c0" } });
  await images.put(PICTURE, () => picture.webp().toBuffer());
  await images.put(FILM, async () => film);
}, 60_000);
afterAll(async () => {
  for (const app of apps) await app.stop();
  await server.stop();
});

describe("images in an S3-compatible store", () => {
  it("are served by every API, resized and as they are", async () => {
    for (const { url } of apps) {
      const small = await fetch(`${url}/images/c_fit,w_375/${PICTURE}`, { headers: { accept: "image/webp" } });
      expect(small.status).toBe(200);
      expect((await sharp(await small.arrayBuffer()).metadata()).width).toBe(375);
      const original = await fetch(`${url}/images/original/${FILM}`);
      expect(Buffer.from(await original.arrayBuffer())).toEqual(film);
      expect((await fetch(`${url}/images/original/proef/geen-0123456789ab.webp`)).status).toBe(404);
    }
  });

  it("are sent in parts, as players of films ask", async () => {
    const part = await fetch(`${apps[1]?.url}/images/original/${FILM}`, { headers: { range: "bytes=10-19" } });
    expect(part.status).toBe(206);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(film.subarray(10, 20));
  });

  it("are listed for a backup, and read again", async () => {
    const images = openImageStore(apps[1]?.dataDir ?? "", openBucket(server.settings, () => undefined).store);
    expect(await images.list()).toEqual([FILM, PICTURE]);
    expect(await images.read(FILM)).toEqual(film);
  });

  it("are copied once, and served from the copy while the store is away", async () => {
    const [app] = apps;
    if (!app) throw new Error("There is no app");
    expect(await readFile(join(app.dataDir, "image-cache/originals", FILM))).toEqual(film);
    await server.shutDown();
    expect((await fetch(`${app.url}/images/original/${FILM}`)).status).toBe(200);
    expect((await fetch(`${app.url}/images/original/proef/geen-0123456789ab.webp`)).status).toBe(503);
    expect((await fetch(`${app.url}/health/ready`)).status).toBe(200);
    const metrics = await fetch(`${app.url}/metrics`, { headers: { authorization: `Bearer ${METRICS}` } });
    expect(await metrics.text()).toMatch(/object_store_seconds_count\{call="get",outcome="failed"\} [1-9]/);
  });
});
