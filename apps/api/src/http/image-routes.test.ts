import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { IMAGE_SIZES } from "@showroom/api-contract/image-sizes";
import { startTestApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
const ID = "proef/tegels/rood-0123456789ab.webp";

async function put(publicId: string, content: Buffer | string): Promise<void> {
  const path = join(app.dataDir, "images", publicId);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

beforeAll(async () => {
  app = await startTestApp({ template: "empty" });
  await put(
    ID,
    await sharp({ create: { width: 800, height: 600, channels: 4, background: { r: 200, g: 30, b: 30, alpha: 0.5 } } })
      .webp()
      .toBuffer(),
  );
  await put(
    "proef/tekening-0123456789ab.svg",
    '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="50"><script>alert(1)</script><rect width="100" height="50"/></svg>',
  );
  await put("proef/bom-0123456789ab.svg", '<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="20000"/>');
  await put("proef/film-0123456789ab.mp4", Buffer.alloc(1000, 7));
});
afterAll(() => app.stop());

/** Cached transforms of an image. */
async function cachedFormats(id: string): Promise<string[]> {
  const names = await readdir(join(app.dataDir, "image-cache"), { recursive: true }).catch(() => []);
  return names.filter((name) => name.includes(id) && !name.endsWith(".part"));
}

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${app.url}${path}`, { headers });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** The status of a raw path; `fetch` would resolve its dots. */
const statusOf = (path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(app.url);
    const asked = request({ hostname, port, path }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    asked.once("error", reject).end();
  });

describe("transforms", () => {
  it.each([
    ["image/avif,image/webp,*/*", "heif"],
    ["image/webp,*/*", "webp"],
    ["*/*", "jpeg"],
  ])("answers Accept %s with %s", async (accept, format) => {
    const { status, headers, bytes } = await get(`/images/c_fill,h_304,w_375,q_auto/${ID}`, { accept });
    expect(status).toBe(200);
    expect(await sharp(bytes).metadata()).toMatchObject({ format, width: 375, height: 304 });
    expect(headers.get("vary")).toBe("Accept");
    expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(headers.get("content-type")).toBe(`image/${format === "heif" ? "avif" : format}`);
  });

  it("fits within a side and never enlarges", async () => {
    expect(await sharp((await get(`/images/c_fit,w_300,q_auto/${ID}`)).bytes).metadata()).toMatchObject({
      width: 300,
      height: 225,
    });
    expect(await sharp((await get(`/images/c_fit,w_1200/${ID}`)).bytes).metadata()).toMatchObject({
      width: 800,
      height: 600,
    });
  });

  it("makes a picture once for simultaneous requests", async () => {
    const path = `/images/w_375,c_fit/${ID}`;
    const answers = await Promise.all(Array.from({ length: 10 }, () => get(path, { accept: "image/webp" })));
    expect(new Set(answers.map((answer) => answer.bytes.toString("base64"))).size).toBe(1);
    expect(await readFile(join(app.dataDir, "image-cache", "c_fit,w_375", `${ID}.webp`))).toEqual(answers[0]?.bytes);
  });

  it.each([
    "c_fill,w_300",
    "c_fit",
    "w_300",
    "c_fit,w_301",
    "c_fit,w_304",
    "c_fill,h_376,w_504",
    "c_fit,w_99999",
    "c_fit,w_-1",
    "c_fit,w_300,w_400",
    "c_fit,w_300,e_blur",
    "c_fit,w_300,l_http:x",
    "%2e%2e",
    "original,w_300",
  ])("refuses %s", async (transform) => {
    expect((await get(`/images/${transform}/${ID}`)).status).toBe(404);
  });

  it.each([
    "../../etc/passwd",
    "..%2f..%2fetc%2fpasswd",
    "proef/../../x.webp",
    "proef/.geheim.webp",
    "proef/weg-0123456789ab.webp",
    "proef/tegels",
    "%00.webp",
    "bundle.json",
  ])("does not find %s", async (publicId) => {
    for (const transform of ["original", "c_fit,w_300"])
      expect(await statusOf(`/images/${transform}/${publicId}`)).toBeGreaterThanOrEqual(400);
  });

  it("refuses a picture with too many pixels, with a clear response", async () => {
    const { status, headers } = await get("/images/c_fit,w_300/proef/bom-0123456789ab.svg");
    expect(status).toBe(404);
    expect(headers.get("content-type")).toContain("problem+json");
  });
});

describe("abandoned requests", () => {
  it("are dropped, so that other requests are served first", async () => {
    const noise = Buffer.from(Array.from({ length: 1600 * 1200 * 3 }, (_, at) => (at * 2_654_435_761) >>> 24));
    const id = "proef/groot-0123456789ab.webp";
    await put(
      id,
      await sharp(noise, { raw: { width: 1600, height: 1200, channels: 3 } })
        .webp()
        .toBuffer(),
    );
    const connections = new AbortController();
    const abandoned = IMAGE_SIZES.filter(({ width }) => width >= 375).map((size) => {
      const height = "height" in size ? `h_${size.height},` : "";
      const path = `${app.url}/images/c_${size.crop},${height}w_${size.width}/${id}`;
      return fetch(path, { headers: { accept: "image/avif" }, signal: connections.signal }).catch(() => null);
    });
    await vi.waitFor(async () => expect((await cachedFormats(id)).length).toBeGreaterThan(0), { timeout: 15_000 });
    connections.abort();
    await Promise.all(abandoned);
    expect((await get(`/images/c_fit,w_300/${id}`, { accept: "image/webp" })).status).toBe(200);
    expect((await cachedFormats(id)).filter((name) => name.endsWith(".avif")).length).toBeLessThan(
      abandoned.length / 2,
    );
  }, 60_000);
});

describe("stored files", () => {
  it("are served unchanged", async () => {
    const { headers, bytes } = await get(`/images/original/${ID}`);
    expect(bytes).toEqual(await readFile(join(app.dataDir, "images", ID)));
    expect(headers.get("content-type")).toBe("image/webp");
    expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });

  it("cannot run scripts, including SVG files", async () => {
    const { headers } = await get("/images/original/proef/tekening-0123456789ab.svg");
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(headers.get("content-security-policy")).toContain("sandbox");
  });

  it("support range requests, for films", async () => {
    const { status, headers, bytes } = await get("/images/original/proef/film-0123456789ab.mp4", {
      range: "bytes=100-199",
    });
    expect([status, bytes.length, headers.get("content-range")]).toEqual([206, 100, "bytes 100-199/1000"]);
  });
});
