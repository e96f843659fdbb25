import type { FastifyInstance, FastifyRequest } from "fastify";
import { ProblemError } from "./problem.ts";

/** Most bytes of a request body. */
export const BODY_LIMIT = 256 * 1024;
/** Deepest nesting of objects and arrays. */
export const JSON_DEPTH = 32;

const QUOTE = 34;
const BACKSLASH = 92;
const OPEN = new Set([91, 123]);
const CLOSE = new Set([93, 125]);

/** Measures nesting without parsing: a deep document must not reach a recursive reader. */
export function nestsDeeperThan(json: string, limit: number): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (inString) {
      if (code === BACKSLASH) at += 1;
      else if (code === QUOTE) inString = false;
    } else if (code === QUOTE) {
      inString = true;
    } else if (OPEN.has(code)) {
      depth += 1;
      if (depth > limit) return true;
    } else if (CLOSE.has(code)) {
      depth -= 1;
    }
  }
  return false;
}

const isBroken = (text: string): boolean => text.includes("\0") || !text.isWellFormed();

/** Whether a NUL character or half of a surrogate pair stands anywhere in it: text that a database cannot keep. */
export function holdsBrokenText(value: unknown): boolean {
  if (typeof value === "string") return isBroken(value);
  if (Array.isArray(value)) return value.some(holdsBrokenText);
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).some(([key, member]) => isBroken(key) || holdsBrokenText(member));
  }
  return false;
}

/** Replaces Fastify's parsers: JSON only, of bounded depth, without `__proto__`. */
export function useStrictJson(app: FastifyInstance): void {
  app.removeContentTypeParser(["text/plain", "application/json"]);
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request: FastifyRequest, body: string, done) => {
    if (body === "") return done(null, undefined);
    if (nestsDeeperThan(body, JSON_DEPTH))
      return done(new ProblemError("malformed-request", { detail: `JSON nested deeper than ${JSON_DEPTH}` }));
    return parse(request, body, done);
  });
}

/** Refuses broken text in body, query and path before any of it is used. */
export async function refuseBrokenText(request: FastifyRequest): Promise<void> {
  if (holdsBrokenText(request.body) || holdsBrokenText(request.query) || holdsBrokenText(request.params)) {
    throw new ProblemError("request-invalid", { detail: "NUL characters and lone surrogates cannot be stored" });
  }
}
