import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../testing/test-app.ts";

const PLAIN = "<!doctype html><title>Plain</title>";

/** A renderer that prints its input, and fails for some paths. */
const RENDERER = `export const openPageRenderer = async () => ({
  render: async ({ address, fetch, sanitizeHtml }) => {
    const { pathname } = new URL(address);
    if (pathname === "/broken") throw new Error("A defect in the page");
    if (pathname === "/writes") await fetch(new Request("http://api.internal/api/users/anonymous", { method: "POST" }));
    const config = await (await fetch(new Request("http://api.internal/config.json"))).json();
    const refused = await fetch(new Request("http://api.internal/api/users/current"));
    const data = JSON.stringify({ address, productName: config.productName, withoutSession: refused.status });
    return {
      status: pathname === "/gone" ? 404 : 200,
      html: '<!doctype html><style>body{}</style><script type="application/json">' + data + "</script>" + sanitizeHtml("<p onclick=x>Tekst</p>"),
    };
  },
});`;

let app: TestApp;
let folder: string;
let showroom: string;

const build = async (name: string, code: string, at: number): Promise<void> => {
  await mkdir(join(showroom, "server/.vite"), { recursive: true });
  await writeFile(join(showroom, "server", name), code);
  const manifest = join(showroom, "server/.vite/manifest.json");
  await writeFile(manifest, JSON.stringify({ other: { file: "x.js" }, entry: { file: name, isEntry: true } }));
  await utimes(manifest, at, at);
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "showroom-rendered-"));
  showroom = join(folder, "showroom");
  await mkdir(join(showroom, "assets"), { recursive: true });
  await mkdir(join(folder, "admin/assets"), { recursive: true });
  await writeFile(join(showroom, "index.html"), PLAIN);
  await writeFile(join(folder, "admin/index.html"), "<!doctype html><title>Beheer</title>");
  await writeFile(join(showroom, "package.json"), '{"type":"module"}');
  app = await startTestApp({
    template: "empty",
    builtApps: { "/": showroom, "/admin": join(folder, "admin") },
    environment: { PRODUCT_NAME: "Thuis", PUBLIC_URL: "https://thuis.example" },
  });
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => build("render-page-1.js", RENDERER, 1_000));

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${app.url}${path}`, { headers: { accept: "text/html", ...headers } });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

it("renders a page at its public URL, with API responses for an anonymous visitor", async () => {
  const { status, headers, text } = await get("/projects/x?a=1", { authorization: "Bearer not-passed-on" });
  expect(status).toBe(200);
  expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(text).toContain(
    '{"address":"https://thuis.example/projects/x?a=1","productName":"Thuis","withoutSession":401}',
  );
  expect(text).toContain("<p>Tekst</p>");
  expect((await get("/gone")).status).toBe(404);
});

it("allows the page's styles by hash, and does not allow data blocks to run", async () => {
  const policy = (await get("/")).headers.get("content-security-policy") ?? "";
  expect(policy).toMatch(/style-src 'self' 'sha256-[^']+';/);
  expect(policy).toContain("script-src 'self';");
});

it("is sent compressed, or as 304 to a browser that has it", async () => {
  const { headers, text } = await get("/", { "accept-encoding": "gzip, br" });
  expect(headers.get("content-encoding")).toBe("br");
  expect(headers.get("cache-control")).toBe("no-cache");
  const again = await get("/", { "accept-encoding": "br", "if-none-match": headers.get("etag") ?? "" });
  expect([again.status, again.text]).toEqual([304, ""]);
  expect((await get("/", { "accept-encoding": "identity" })).text).toBe(text);
});

it("sends the plain page when rendering fails, and logs it", async () => {
  for (const path of ["/broken", "/writes"]) {
    const { status, text } = await get(path);
    expect([status, text]).toEqual([200, PLAIN]);
  }
  const lines = app.log.filter((line) => line.includes("a page could not be rendered"));
  expect(lines.join()).toContain("A defect in the page");
  expect(lines.join()).toContain("A page may not POST while it is rendered");
});

it("uses a new build without a restart, and ignores a missing or broken one", async () => {
  await build("render-page-2.js", RENDERER.replace("Tekst", "Nieuw"), 2_000);
  expect((await get("/")).text).toContain("<p>Nieuw</p>");
  await build("render-page-3.js", "export const something = 1;", 3_000);
  expect((await get("/")).text).toBe(PLAIN);
  await rm(join(showroom, "server"), { recursive: true });
  expect((await get("/")).text).toBe(PLAIN);
});

it("does not render the staff's application", async () => {
  expect((await get("/admin")).text).toContain("Beheer");
});
