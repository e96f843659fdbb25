import { Readable } from "node:stream";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { roomOfJson } from "../choices/read/known-rooms.ts";
import { cutJson } from "../kernel/json-members.ts";
import { ProblemError } from "../kernel/problem.ts";
import { holdsBrokenText, JSON_DEPTH, nestsDeeperThan } from "../kernel/untrusted-json.ts";

/** Maximum size of a request body in bytes. */
export const BODY_LIMIT = 256 * 1024;
const BROKEN_TEXT = "NUL characters and lone surrogates cannot be stored";
/** Invalid characters can only occur in JSON as these escapes. Valid surrogate pairs can be escaped like this too. */
const MAY_BE_BROKEN = /\\u(?:0000|d[89a-f])/i;

declare module "fastify" {
  interface FastifyContextConfig {
    /** The path in the body of room choices by page id. Known rooms are not parsed again. */
    readonly roomsAt?: readonly string[];
  }
}

type Parse = (json: string) => unknown;

/** Puts the rooms at a path of a parsed body in which they are missing. */
function putRooms(body: unknown, path: readonly string[], rooms: ReadonlyMap<string, unknown>): void {
  const place = path.reduce((at, step) => (at as Record<string, unknown>)[step], body) as Record<string, unknown>;
  for (const [key, room] of rooms) place[key] = room;
}

function parseWithRooms(json: string, path: readonly string[], parse: Parse): unknown {
  const cut = cutJson(json, path);
  if (cut === null) return parse(json);
  const body = parse(cut.rest);
  putRooms(body, path, new Map([...cut.values].map(([key, room]) => [key, roomOfJson(room, parse)])));
  return body;
}

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
    const parse: Parse = (json) => {
      let parsed: unknown;
      void parseStrictly(request, json, (error, value) => {
        if (error) throw error;
        parsed = value;
      });
      return parsed;
    };
    const { roomsAt } = request.routeOptions.config;
    let value: unknown;
    try {
      value = roomsAt ? parseWithRooms(body, roomsAt, parse) : parse(body);
    } catch (error) {
      return done(error as Error);
    }
    if (MAY_BE_BROKEN.test(body) && holdsBrokenText(value))
      return done(new ProblemError("request-invalid", { detail: BROKEN_TEXT }));
    return done(null, value);
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
