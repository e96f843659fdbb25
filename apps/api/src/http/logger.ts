import type { FastifyRequest } from "fastify";
import { pino, type Logger } from "pino";
import { openLogDestination } from "@showroom/service/log-destination";
import { currentTracer, traceFields } from "@showroom/service/telemetry/tracing";
import { safeError } from "@showroom/service/safe-error";

const SECRET_PATHS = /(\/(?:byhash|signup|reset|shared-choices|delen|planning|herinneringen)\/)[^/?#]+/g;
const SECRET_QUERY = /([?&](?:token|access_token|hash|controlegetal|code|state)=)[^&#]*/g;

/** Removes secret tokens of links from a URL. */
export function redactUrl(url: string): string {
  return url.replace(SECRET_PATHS, "$1[redacted]").replace(SECRET_QUERY, "$1[redacted]");
}

const SECRET_FIELDS = [
  "password",
  "password_confirmation",
  "passwordHash",
  "access_token",
  "refresh_token",
  "client_secret",
  "token",
  "hash",
  "invitation",
];

/** Creates a logger with one line of JSON per event, without passwords, tokens, hashes and cookies. */
export function createLogger(level: string, destination?: { write(line: string): void }): Logger {
  const options = {
    level,
    ...(currentTracer() === null ? {} : { mixin: traceFields }),
    redact: {
      paths: [
        "req.headers.authorization",
        "req.headers.cookie",
        'res.headers["set-cookie"]',
        ...SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
      ],
      censor: "[redacted]",
    },
    serializers: {
      err: safeError,
      req: (request: FastifyRequest) => ({ method: request.method, url: redactUrl(request.url), address: request.ip }),
    },
  };
  return pino(options, destination ?? openLogDestination());
}

const askers = new WeakMap<FastifyRequest, number>();

/** Names the user of a request in its log line: by number, which tells nothing to who has the log alone. */
export function noteAsker(request: FastifyRequest, userId: number): void {
  askers.set(request, userId);
}

/** The user of a request; undefined for none. */
export const askerOf = (request: FastifyRequest): number | undefined => askers.get(request);

/**
 * Logs one line per response. It skips redaction, which takes a tenth of a small call's time, because its few fields
 * contain no secrets.
 */
export function answerLog(log: Logger): (request: FastifyRequest, status: number, milliseconds: number) => void {
  const line = log.child({}, { redact: ["nothing"] });
  return (request, status, milliseconds) =>
    line.info(
      { reqId: request.id, userId: askerOf(request), req: request, status, milliseconds: Math.round(milliseconds) },
      "answered",
    );
}
