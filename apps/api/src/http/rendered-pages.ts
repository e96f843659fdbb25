/**
 * Renders the showroom's pages with the showroom's server build. The API only knows the path and the interface of that
 * build.
 */
import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { constants } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { watchSize } from "@showroom/service/watched-sizes";
import { LRUCache } from "lru-cache";
import type { Config } from "../config/config.ts";
import { sanitizeBlock } from "../importer/compile/sanitize.ts";
import { chooseEncoding, etagOf, packBytes } from "../kernel/packed-bytes.ts";
import type { PackedBytes } from "../kernel/packed-bytes.ts";
import { contentSecurityPolicy } from "./security-headers.ts";

interface RenderedPage {
  readonly status: number;
  readonly html: string;
}

/** The exports of the build, see `apps/showroom/src/server/render-page.tsx`. */
interface PageRenderer {
  render(request: {
    readonly address: string;
    readonly fetch: (request: Request) => Promise<Response>;
    readonly sanitizeHtml: (html: string) => string;
  }): Promise<RenderedPage>;
}

interface RendererModule {
  readonly openPageRenderer: (folder: string) => Promise<PageRenderer>;
}

/** A file in Vite's manifest. */
interface BuiltFile {
  readonly file: string;
  readonly isEntry?: boolean;
}

/** Maximum number of compressed pages in memory. */
const MOST_PAGES = 200;

/** The renderer of a build. */
interface OpenBuild {
  readonly at: number;
  readonly renderer: Promise<PageRenderer>;
}

interface SendablePage extends PackedBytes {
  readonly policy: string;
}

export interface RenderedPages {
  /** Sends the page at the request's path. Returns false when it cannot be rendered and nothing was sent. */
  send(request: FastifyRequest, reply: FastifyReply): Promise<boolean>;
}

const isRendererModule = (module: unknown): module is RendererModule =>
  typeof module === "object" &&
  module !== null &&
  "openPageRenderer" in module &&
  typeof module.openPageRenderer === "function";

/**
 * Handles the renderer's API calls in this process, without a session. They count for the visitor's rate limit, like
 * the browser's calls.
 */
function answerer(app: FastifyInstance, visitor: FastifyRequest): (call: Request) => Promise<Response> {
  return async (call) => {
    if (call.method !== "GET") throw new Error(`A page may not ${call.method} while it is rendered`);
    const { pathname, search } = new URL(call.url);
    const { statusCode, headers, rawPayload } = await app.inject({
      method: "GET",
      url: pathname + search,
      headers: {
        accept: call.headers.get("accept") ?? "application/json",
        "user-agent": visitor.headers["user-agent"] ?? "",
      },
      remoteAddress: visitor.ip,
    });
    return new Response(new Uint8Array(rawPayload), {
      status: statusCode,
      headers: { "content-type": headers["content-type"] ?? "" },
    });
  };
}

/** @param folder the showroom's build, with the server build in `server` */
export function openRenderedPages(app: FastifyInstance, config: Config, folder: string): RenderedPages {
  const server = join(folder, "server");
  const manifest = join(server, ".vite/manifest.json");
  let known: OpenBuild | null = null;
  const packed = new LRUCache<string, Promise<SendablePage>>({ max: MOST_PAGES });
  watchSize("rendered-pages", MOST_PAGES, () => packed.size);

  async function open(): Promise<PageRenderer> {
    const files = Object.values(JSON.parse(await readFile(manifest, "utf8")) as Readonly<Record<string, BuiltFile>>);
    const entry = files.find(({ isEntry }) => isEntry === true);
    if (entry === undefined) throw new Error(`${manifest} names no entry`);
    const module: unknown = await import(pathToFileURL(join(server, entry.file)).href);
    if (!isRendererModule(module)) throw new Error(`${entry.file} exports no openPageRenderer`);
    return await module.openPageRenderer(folder);
  }

  /** The present build; null when there is none. */
  function currentBuild(): OpenBuild | null {
    const at = statSync(manifest, { throwIfNoEntry: false })?.mtimeMs;
    if (at === undefined) return null;
    if (known?.at !== at) known = { at, renderer: open() };
    return known;
  }

  // Loaded before the first visitor asks. A failure is reported when a page needs it.
  currentBuild()?.renderer.catch(() => {});

  async function pack(bytes: Buffer): Promise<SendablePage> {
    return {
      ...(await packBytes(bytes, constants.BROTLI_MAX_QUALITY)),
      policy: contentSecurityPolicy(config, bytes.toString("utf8")),
    };
  }

  /** Cache of compressed pages. */
  function sendable(html: string): Promise<SendablePage> {
    const bytes = Buffer.from(html);
    const etag = etagOf(bytes);
    const page = packed.get(etag) ?? pack(bytes);
    packed.set(etag, page);
    return page;
  }

  return {
    async send(request, reply) {
      try {
        const build = currentBuild();
        if (build === null) return false;
        const renderer = await build.renderer;
        const address = new URL(request.url, config.publicUrl).href;
        const { status, html } = await renderer.render({
          address,
          fetch: answerer(app, request),
          sanitizeHtml: sanitizeBlock,
        });
        const page = await sendable(html);
        reply
          .header("content-security-policy", page.policy)
          .header("cache-control", "no-cache")
          .header("etag", page.etag)
          .header("vary", "Accept-Encoding");
        if (status === 200 && request.headers["if-none-match"] === page.etag) {
          await reply.code(304).send();
          return true;
        }
        const encoding = chooseEncoding(request.headers["accept-encoding"]);
        if (encoding !== "identity") reply.header("content-encoding", encoding);
        await reply.code(status).type("text/html; charset=utf-8").send(page[encoding]);
        return true;
      } catch (error) {
        request.log.error({ err: error }, "a page could not be rendered; the plain page is sent instead");
        return false;
      }
    },
  };
}
