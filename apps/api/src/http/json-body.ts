import { Readable } from "node:stream";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { ProblemError } from "../kernel/problem.ts";
import { holdsBrokenText, JSON_DEPTH, nestsDeeperThan } from "../kernel/untrusted-json.ts";

/** Maximum size of a request body in bytes. */
export const BODY_LIMIT = 256 * 1024;
const BROKEN_TEXT = "NUL characters and lone surrogates cannot be stored";
/** Invalid characters can only occur in JSON as these escapes. Valid surrogate pairs can be escaped like this too. */
const MAY_BE_BROKEN = /\\u(?:0000|d[89a-f])/i;

/**
 * Replaces Fastify's parsers: accepts only JSON of limited depth, without `__proto__` and without invalid characters.
 */
export function useStrictJson(app: FastifyInstance): void {
  app.removeContentTypeParser(["text/plain", "application/json"]);
  const parseStrictly = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request: FastifyRequest, body: string, done) => {
    if (body === "") return done(null, undefined);
    if (nestsDeeperThan(body, JSON_DEPTH))
      return done(new ProblemError("malformed-request", { detail: `JSON nested deeper than ${JSON_DEPTH}` }));
    return parseStrictly(request, body, (error, value) => {
      if (error) return done(error);
      if (MAY_BE_BROKEN.test(body) && holdsBrokenText(value))
        return done(new ProblemError("request-invalid", { detail: BROKEN_TEXT }));
      return done(null, value);
    });
  });
}

const isJson = ({ headers }: FastifyRequest): boolean =>
  headers["content-type"]?.startsWith("application/json") ?? false;

/** Refuses invalid characters in form, query and path. */
export async function refuseBrokenText(request: FastifyRequest): Promise<void> {
  // A proxied body is a stream, which must not be read here.
  const form = isJson(request) || request.body instanceof Readable ? undefined : request.body;
  if (holdsBrokenText(form) || holdsBrokenText(request.query) || holdsBrokenText(request.params))
    throw new ProblemError("request-invalid", { detail: BROKEN_TEXT });
}
