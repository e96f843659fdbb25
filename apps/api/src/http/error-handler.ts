import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ProblemCode } from "@showroom/api-contract/problem";
import { ObjectStoreError } from "@showroom/service/objects/object-store";
import { OAuthError, PROBLEM_TYPE, ProblemError } from "../kernel/problem.ts";

const OVERLOAD_RETRY_SECONDS = 5;

const BY_FASTIFY_CODE: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "payload-too-large",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "unsupported-media-type",
  FST_UNDER_PRESSURE: "overloaded",
};

const BY_STATUS: Readonly<Record<number, ProblemCode>> = {
  400: "malformed-request",
  405: "method-not-allowed",
  406: "not-acceptable",
  413: "payload-too-large",
  415: "unsupported-media-type",
  429: "too-many-requests",
  503: "overloaded",
};

/** SQLSTATE classes: connection lost, out of resources (including a full disk), shutting down. */
const DATABASE_AWAY = /^(08|53|57P)/;
const NETWORK_CODES = new Set(["ECONNREFUSED", "ECONNRESET", "ENOTFOUND", "EPIPE", "ETIMEDOUT", "ENOSPC"]);

function codesOf(error: unknown): string[] {
  const codes: string[] = [];
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if ("code" in at && typeof at.code === "string") codes.push(at.code);
    if (/timeout exceeded when trying to connect|Connection terminated|Query read timeout/i.test(at.message))
      codes.push("08006");
  }
  return codes;
}

/** Whether an error is a failure of the database, the object store or the disk, so that the caller may retry later. */
export function isOutage(error: unknown): boolean {
  return (
    error instanceof ObjectStoreError ||
    codesOf(error).some((code) => DATABASE_AWAY.test(code) || NETWORK_CODES.has(code))
  );
}

function asProblem(error: FastifyError | ProblemError): ProblemError {
  if (error instanceof ProblemError) return error;
  const code = BY_FASTIFY_CODE[error.code] ?? (error.statusCode ? BY_STATUS[error.statusCode] : undefined);
  if (code === "overloaded") return new ProblemError(code, { retryAfterSeconds: OVERLOAD_RETRY_SECONDS });
  if (code) return new ProblemError(code, code === "malformed-request" ? { detail: error.message } : {});
  if (isOutage(error)) return new ProblemError("not-ready", { retryAfterSeconds: OVERLOAD_RETRY_SECONDS });
  return new ProblemError("internal-error");
}

/** Converts a problem to an error of the token endpoint. */
function asOAuthError(problem: ProblemError, body: unknown): OAuthError {
  const isGrant =
    typeof body === "object" && body !== null && "grant_type" in body && typeof body.grant_type === "string";
  if (isGrant && problem.body.issues?.some((issue) => issue.path.at(-1) === "grant_type")) {
    return new OAuthError(400, "unsupported_grant_type", "The grant types are password and refresh_token");
  }
  if (problem.code === "too-many-requests") return new OAuthError(429, "too_many_requests", problem.message);
  if (problem.code === "csrf-token-invalid") return new OAuthError(403, "invalid_request", problem.message);
  if (problem.status === 503) return new OAuthError(503, "temporarily_unavailable", problem.message);
  if (problem.status >= 500) return new OAuthError(500, "server_error", problem.message);
  return new OAuthError(400, "invalid_request", problem.message);
}

/** Sends a problem as the response. */
export function sendProblem(reply: FastifyReply, { status, body }: ProblemError): void {
  reply.code(status).type(PROBLEM_TYPE).send(JSON.stringify(body));
}

async function answer(
  error: FastifyError | ProblemError | OAuthError,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const problem = error instanceof OAuthError ? null : asProblem(error);
  const status = problem?.status ?? 0;
  if (status >= 500) request.log.error({ err: error }, "request failed");
  reply.header("cache-control", "no-store");
  if (problem?.retryAfterSeconds != null) reply.header("retry-after", String(problem.retryAfterSeconds));
  if (request.routeOptions.config.errors === "oauth" || problem === null) {
    const oauth =
      error instanceof OAuthError ? error : asOAuthError(problem ?? new ProblemError("internal-error"), request.body);
    await reply
      .code(oauth.status)
      .type("application/json")
      .send({ ...oauth.fields, error: oauth.error, error_description: oauth.message });
    return;
  }
  sendProblem(reply, problem);
  await reply;
}

export function useErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | ProblemError | OAuthError>(answer);
}
