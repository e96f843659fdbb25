import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createHash } from "node:crypto";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../testing/test-app.ts";
import type { BuiltApps } from "./single-page-apps.ts";

const INLINE = "document.documentElement.dataset.ready = ''";
const STYLE = "body{margin:0}";
const PAGE = `<!doctype html><html lang="nl"><head><style>${STYLE}</style><script>${INLINE}</script><script type="module" src="/assets/main-AbCd1234.js"></script></head><body>Showroom</body></html>`;

let app: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "showroom-built-"));
  const built: BuiltApps = {
    "/": join(folder, "showroom"),
    "/admin": join(folder, "admin"),
  };
  for (const path of Object.values(built)) await mkdir(join(path, "assets"), { recursive: true });
  await writeFile(join(built["/"], "index.html"), PAGE);
  await writeFile(join(built["/"], "favicon.svg"), "<svg/>");
  await writeFile(join(built["/"], ".env"), "secret");
  await writeFile(join(built["/"], "assets", "main-AbCd1234.js"), "console.log(1)");
  await writeFile(join(built["/"], "assets", "main-AbCd1234.js.br"), brotliCompressSync("console.log(1)"));
  await writeFile(join(built["/admin"], "index.html"), "<!doctype html><title>Beheer</title>");
  app = await startTestApp({
    template: "empty",
    builtApps: built,
    environment: {
      RENDER_HUB_URL: "https://render.voorbeeld.example/chat-hub",
      PRODUCT_NAME: "Thuis",
      MAPS_KEY: "kaart-sleutel",
      ERROR_REPORTING_URL: "https://fouten.voorbeeld.example/melden?bron=showroom",
      TRACKING_URL: "https://meten.voorbeeld.example/",
    },
  });
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true, force: true });
});

async function get(path: string, headers: Record<string, string> = { accept: "text/html" }) {
  const response = await fetch(`${app.url}${path}`, { headers, redirect: "manual" });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const sha = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("the applications", () => {
  it.each([
    "/",
    "/projects/de-lindehof",
    "/projects/de-lindehof/digitale-showroom/stap/3/tegels?prijs=1-2",
    "/password/reset/abc",
    "/index.html",
  ])("are served at %s", async (path) => {
    const { status, headers, text } = await get(path);
    expect(status).toBe(200);
    expect(text).toContain("Showroom");
    expect(headers.get("cache-control")).toBe("no-cache");
  });

  it("are served separately for staff", async () => {
    for (const path of ["/admin", "/admin/projecten/4"]) expect((await get(path)).text).toContain("Beheer");
    expect((await get("/administratie")).text).toContain("Showroom");
  });

  it("serve hashed files compressed and cacheable for ever", async () => {
    const { headers, text } = await get("/assets/main-AbCd1234.js", { "accept-encoding": "br, gzip" });
    expect(headers.get("content-encoding")).toBe("br");
    expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(headers.get("content-type")).toContain("javascript");
    expect(text).toBe("console.log(1)");
    expect(
      (await get("/assets/main-AbCd1234.js", { "accept-encoding": "identity" })).headers.get("content-encoding"),
    ).toBeNull();
  });

  it("do not count hashed files for the rate limit", async () => {
    const { headers } = await get("/assets/main-AbCd1234.js");
    expect(headers.get("x-ratelimit-limit")).toBeNull();
    expect((await get("/config.json")).headers.get("x-ratelimit-limit")).not.toBeNull();
  });

  it("give no cookie with a file that caches store for everybody", async () => {
    const { status, headers } = await get("/assets/main-AbCd1234.js", { accept: "*/*" });
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toContain("public");
    expect(headers.getSetCookie()).toEqual([]);
    expect((await get("/")).headers.getSetCookie()).toHaveLength(1);
  });

  it("return no page for a missing file, and no hidden file", async () => {
    for (const path of ["/assets/weg-AbCd1234.js", "/weg.png", "/assets/../.env", "/.env"]) {
      const { text, headers } = await get(path, { accept: "*/*" });
      expect(text, path).not.toContain("secret");
      expect(headers.get("content-type"), path).toContain("problem+json");
    }
    expect((await get("/favicon.svg", { accept: "*/*" })).text).toBe("<svg/>");
  });

  it("serve a folder that a build creates after the start", async () => {
    const media = join(folder, "showroom", "media");
    expect((await get("/media/film-AbCd1234.txt", { accept: "*/*" })).status).toBe(404);
    await mkdir(media);
    await writeFile(join(media, "film-AbCd1234.txt"), "beeld");
    expect((await get("/media/film-AbCd1234.txt", { accept: "*/*" })).text).toBe("beeld");
  });
});

describe("headers and cookies for browsers", () => {
  it("include a content security policy that allows only our own scripts", async () => {
    const policy = (await get("/")).headers.get("content-security-policy") ?? "";
    const directives = Object.fromEntries(
      policy.split("; ").map((directive) => [directive.split(" ", 1)[0], directive.split(" ").slice(1)]),
    );
    expect(directives["script-src"]).toEqual(["'self'", sha(INLINE)]);
    expect(directives["style-src"]).toEqual(["'self'", sha(STYLE)]);
    expect(directives["frame-ancestors"]).toEqual(["'none'"]);
    expect(directives["require-trusted-types-for"]).toEqual(["'script'"]);
    expect(directives["default-src"]).toEqual(["'none'"]);
    expect(directives["connect-src"]).toEqual([
      "'self'",
      "https://render.voorbeeld.example",
      "wss://render.voorbeeld.example",
      "https://fouten.voorbeeld.example",
      "https://meten.voorbeeld.example",
    ]);
    expect(policy).not.toContain("unsafe");
  });

  it("have the same policy for the staff's pages", async () => {
    const storybook = ["/storybook", "/storybook/index.html"];
    for (const path of ["/", "/admin", "/admin/projecten/4", "/projects/de-lindehof", "/not-found", ...storybook]) {
      const policy = (await get(path)).headers.get("content-security-policy") ?? "";
      expect(policy, path).toContain("require-trusted-types-for 'script'; trusted-types dompurify");
      expect(policy, path).toContain("default-src 'none'; base-uri 'none'");
      expect(policy, path).not.toContain("unsafe");
    }
  });

  it("update the policy when a new build replaces the page", async () => {
    const file = join(folder, "showroom", "index.html");
    await writeFile(file, PAGE.replace(INLINE, "console.log('nieuw')"));
    await utimes(file, new Date(), new Date(Date.now() + 1_000));
    const { headers, text } = await get("/");
    expect(text).toContain("nieuw");
    expect(headers.get("content-security-policy")).toContain(`script-src 'self' ${sha("console.log('nieuw')")};`);
  });

  it("include nosniff, no frames and no referrer in every response", async () => {
    for (const path of ["/", "/config.json", "/api/bestaat-niet", "/assets/main-AbCd1234.js"]) {
      const { headers } = await get(path);
      expect(headers.get("x-content-type-options"), path).toBe("nosniff");
      expect(headers.get("x-frame-options"), path).toBe("DENY");
      expect(headers.get("content-security-policy"), path).toContain("frame-ancestors 'none'");
      expect(headers.get("referrer-policy"), path).toBe("strict-origin-when-cross-origin");
    }
  });

  it("set the CSRF token once", async () => {
    const first = await get("/");
    expect(first.headers.get("set-cookie")).toMatch(/^XSRF-TOKEN=[\w-]{43}; Path=\/; SameSite=Strict$/);
    expect((await get("/", { cookie: "XSRF-TOKEN=abc", accept: "text/html" })).headers.get("set-cookie")).toBeNull();
  });

  it("are complemented by the configuration of this deployment", async () => {
    expect(JSON.parse((await get("/config.json")).text)).toEqual({
      productName: "Thuis",
      renderHubUrl: "https://render.voorbeeld.example/chat-hub",
      imageBaseUrl: "/images",
      oauthClientId: "showroom",
      oauthClientSecret: "public",
      mapsKey: "kaart-sleutel",
      errorReportingUrl: "https://fouten.voorbeeld.example/melden?bron=showroom",
      trackingUrl: "https://meten.voorbeeld.example/",
    });
  });
});

describe("endpoints for operators", () => {
  it("give health, metrics and the description of the API", async () => {
    expect((await get("/health/live")).text).toBe('{"status":"ok"}');
    expect((await get("/health/ready")).status).toBe(200);
    expect((await get("/metrics")).text).toContain("http_request_duration_seconds");
    expect((await get("/metrics", { "x-forwarded-for": "1.2.3.4" })).status).toBe(404);
    expect(JSON.parse((await get("/api/openapi.json")).text)).toMatchObject({
      openapi: expect.stringMatching(/^3\.1\./),
    });
  });
});
