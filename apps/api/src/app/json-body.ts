import type { FastifyInstance, FastifyRequest } from "fastify";
import { ProblemError } from "./problem.ts";

/** Most bytes of a request body. */
export const BODY_LIMIT = 256 * 1024;
/** Deepest nesting of objects and arrays. */
export const JSON_DEPTH = 32;

const QUOTE = 34;
const BACKSLASH = 92;
const OPEN_LIST = 91;
const CLOSE_LIST = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;

/** Where the text that begins at `start` ends: at the next quote that no odd number of backslashes stands before. */
function endOfText(json: string, start: number): number {
  for (let quote = json.indexOf('"', start + 1); quote !== -1; quote = json.indexOf('"', quote + 1)) {
    let before = quote - 1;
    while (json.charCodeAt(before) === BACKSLASH) before -= 1;
    if ((quote - before) % 2 === 1) return quote;
  }
  return json.length;
}

/** Measures nesting without parsing: a deep document must not reach a recursive reader. */
export function nestsDeeperThan(json: string, limit: number): boolean {
  let depth = 0;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) {
      at = endOfText(json, at);
    } else if (code === OPEN_OBJECT || code === OPEN_LIST) {
      depth += 1;
      if (depth > limit) return true;
    } else if (code === CLOSE_OBJECT || code === CLOSE_LIST) {
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

const BROKEN_TEXT = "NUL characters and lone surrogates cannot be stored";
/** Broken text can stand in JSON only so: as it is it would be neither JSON nor UTF-8. Whole pairs are escaped like this as well. */
const MAY_BE_BROKEN = /\\u(?:0000|d[89a-f])/i;

/** Replaces Fastify's parsers: JSON only, of bounded depth, without `__proto__` and broken text. */
export function useStrictJson(app: FastifyInstance): void {
  app.removeContentTypeParser(["text/plain", "application/json"]);
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request: FastifyRequest, body: string, done) => {
    if (body === "") return done(null, undefined);
    if (nestsDeeperThan(body, JSON_DEPTH))
      return done(new ProblemError("malformed-request", { detail: `JSON nested deeper than ${JSON_DEPTH}` }));
    return parse(request, body, (error, value) => {
      if (!error && MAY_BE_BROKEN.test(body) && holdsBrokenText(value))
        return done(new ProblemError("request-invalid", { detail: BROKEN_TEXT }));
      return done(error, value);
    });
  });
}

const isJson = ({ headers }: FastifyRequest): boolean =>
  headers["content-type"]?.startsWith("application/json") ?? false;

/** Refuses broken text in form, query and path before any of it is used. */
export async function refuseBrokenText(request: FastifyRequest): Promise<void> {
  const form = isJson(request) ? undefined : request.body;
  if (holdsBrokenText(form) || holdsBrokenText(request.query) || holdsBrokenText(request.params))
    throw new ProblemError("request-invalid", { detail: BROKEN_TEXT });
}
