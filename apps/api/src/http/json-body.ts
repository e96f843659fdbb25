import { Readable } from "node:stream";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { ProblemError } from "../kernel/problem.ts";
import { holdsBrokenText, JSON_DEPTH, nestsDeeperThan } from "../kernel/untrusted-json.ts";

/** Maximum size of a request body in bytes. */
export const BODY_LIMIT = 256 * 1024;
const BROKEN_TEXT = "NUL characters and lone surrogates cannot be stored";
/** Invalid characters can only occur in JSON as these escapes. Valid surrogate pairs can be escaped like this too. */
const MAY_BE_BROKEN = /\\u(?:0000|d[89a-f])/i;

export type ParseJson = (request: FastifyRequest, json: string) => Promise<unknown>;

/** The strict parser of JSON: of limited depth, without `__proto__` and without invalid characters. */
function strictParser(app: FastifyInstance): ParseJson {
  const parse = app.getDefaultJsonParser("error", "error");
  return async (request, json) => {
    if (json === "") return undefined;
    if (nestsDeeperThan(json, JSON_DEPTH))
      throw new ProblemError("malformed-request", { detail: `JSON nested deeper than ${JSON_DEPTH}` });
    const value = await new Promise<unknown>((resolve, reject) => {
      void parse(request, json, (error, parsed: unknown) => (error ? reject(error) : resolve(parsed)));
    });
    if (MAY_BE_BROKEN.test(json) && holdsBrokenText(value))
      throw new ProblemError("request-invalid", { detail: BROKEN_TEXT });
    return value;
  };
}

/** Replaces Fastify's parsers: accepts only strict JSON. Returns its parser, for JSON within other bodies. */
export function useStrictJson(app: FastifyInstance): ParseJson {
  app.removeContentTypeParser(["text/plain", "application/json"]);
  const parse = strictParser(app);
  app.addContentTypeParser("application/json", { parseAs: "string" }, parse);
  return parse;
}

/** JSON, also within form data, was checked when it was parsed. */
const isChecked = ({ headers }: FastifyRequest): boolean =>
  /^(application\/json|multipart\/form-data)/.test(headers["content-type"] ?? "");

/** Refuses invalid characters in form, query and path. */
export async function refuseBrokenText(request: FastifyRequest): Promise<void> {
  // A proxied body is a stream, which must not be read here.
  const form = isChecked(request) || request.body instanceof Readable ? undefined : request.body;
  if (holdsBrokenText(form) || holdsBrokenText(request.query) || holdsBrokenText(request.params))
    throw new ProblemError("request-invalid", { detail: BROKEN_TEXT });
}
