import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../config/config.ts";
import { ProblemError } from "../kernel/problem.ts";
import { FOR_EVER, isHashed } from "./cache-control.ts";
import { openRenderedPages } from "./rendered-pages.ts";
import { contentSecurityPolicy, DATA_POLICY } from "./security-headers.ts";

/** Folders of the built applications, by URL prefix. */
export interface BuiltApps {
  readonly "/": string;
  readonly "/admin": string;
}

const fromRoot = (path: string): string => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));

export const BUILT_APPS: BuiltApps = {
  "/": fromRoot("apps/showroom/dist"),
  "/admin": fromRoot("apps/staff-preview/dist"),
};

const SHORTLY = "no-cache";

interface Page {
  readonly folder: string;
  /** The policy of the present page, which a new build can replace; null without a page. */
  readonly policy: () => string | null;
}

function openPage(folder: string, config: Config): Page {
  const file = join(folder, "index.html");
  let known: { readonly at: number; readonly policy: string } | null = null;
  return {
    folder,
    policy: () => {
      const at = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
      if (at === undefined) return null;
      if (known?.at !== at) known = { at, policy: contentSecurityPolicy(config, readFileSync(file, "utf8")) };
      return known.policy;
    },
  };
}

async function sendPage(page: Page, reply: FastifyReply, name: string): Promise<FastifyReply> {
  const policy = page.policy();
  if (policy === null) throw new ProblemError("not-found", { detail: `${name} is not built` });
  reply.header("content-security-policy", policy).header("cache-control", SHORTLY);
  return await reply.sendFile("index.html", page.folder);
}

/** Whether a request is for a page: it accepts HTML, or it accepts anything and its path has no file extension. */
function asksForPage(request: FastifyRequest, path: string): boolean {
  const accept = request.headers.accept ?? "*/*";
  return accept.includes("text/html") || (accept.includes("*/*") && !/\.[A-Za-z0-9]+$/.test(path));
}

const isUnder = (path: string, base: string): boolean => path === base || path.startsWith(`${base}/`);

/** Serves the built applications: their files, and their page for every other path. */
export function useSinglePageApps(app: FastifyInstance, config: Config, built: BuiltApps): void {
  const showroom = openPage(built["/"], config);
  const admin = openPage(built["/admin"], config);
  const rendered = openRenderedPages(app, config, built["/"]);
  const setHeaders = (reply: { header: (name: string, value: string) => unknown }, path: string): void => {
    reply.header("cache-control", isHashed(path) ? FOR_EVER : SHORTLY);
  };
  const files = {
    decorateReply: false,
    wildcard: true,
    preCompressed: true,
    index: false,
    cacheControl: false,
    redirect: false,
    dotfiles: "ignore",
  } as const;
  // Also serves a folder that does not exist yet, because a build may recreate it during the start.
  const serve = (folder: string, prefix: string): void => {
    app.register(fastifyStatic, { ...files, root: folder, prefix, setHeaders });
  };
  serve(join(built["/"], "assets"), "/assets/");
  serve(join(built["/"], "media"), "/media/");
  serve(join(built["/admin"], "assets"), "/admin/assets/");
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split("?", 1)[0] ?? "/";
    if (["/api", "/oauth", "/images", "/health"].some((base) => isUnder(path, base)))
      throw new ProblemError("not-found");
    if (request.method !== "GET" && request.method !== "HEAD") throw new ProblemError("method-not-allowed");
    const isAdmin = isUnder(path, "/admin");
    const file = rootFile(isAdmin ? path.slice("/admin".length) : path, isAdmin ? built["/admin"] : built["/"]);
    if (file) {
      reply
        .header("cache-control", isHashed(file.name) ? FOR_EVER : SHORTLY)
        .header("content-security-policy", DATA_POLICY);
      return await reply.sendFile(file.name, file.folder);
    }
    if (!asksForPage(request, path) && path !== "/") throw new ProblemError("not-found");
    if (isAdmin) return await sendPage(admin, reply, "The staff application");
    if (await rendered.send(request, reply)) return reply;
    return await sendPage(showroom, reply, "The showroom");
  });
}

const ROOT_FILE = /^\/([A-Za-z0-9][A-Za-z0-9._-]*\.[a-z0-9]+)$/;

/** Files next to the page, such as an icon. The page itself is sent separately with its policy. */
function rootFile(path: string, folder: string): { readonly name: string; readonly folder: string } | null {
  const name = ROOT_FILE.exec(path)?.[1];
  return name && name !== "index.html" && existsSync(join(folder, name)) ? { name, folder } : null;
}
