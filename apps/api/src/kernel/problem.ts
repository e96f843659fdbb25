import type { Problem, ProblemCode, ProblemIssue } from "@showroom/api-contract/problem";
import { PROBLEMS, problem } from "@showroom/api-contract/problems";

interface ProblemExtras {
  /** For developers, in English. */
  readonly detail?: string;
  readonly issues?: readonly ProblemIssue[];
  /** With `choices-stale`: the server's copy. */
  readonly current?: unknown;
  readonly retryAfterSeconds?: number;
}

/** An error response. Thrown anywhere in a request, and sent as `application/problem+json`. */
export class ProblemError extends Error {
  override readonly name = "ProblemError";
  readonly code: ProblemCode;
  readonly status: number;
  readonly body: Problem;
  readonly retryAfterSeconds: number | null;

  constructor(code: ProblemCode, extras: ProblemExtras = {}) {
    super(extras.detail ?? PROBLEMS[code][1]);
    const { retryAfterSeconds, issues, detail, current } = extras;
    this.code = code;
    this.status = PROBLEMS[code][0];
    this.body = problem(code, {
      ...(detail === undefined ? {} : { detail }),
      ...(issues === undefined ? {} : { issues: [...issues] }),
      ...(current === undefined ? {} : { current }),
    });
    this.retryAfterSeconds = retryAfterSeconds ?? null;
  }
}

export const PROBLEM_TYPE = "application/problem+json";

/** Errors of the token endpoint: those of RFC 6749, and two more. */
export class OAuthError extends Error {
  override readonly name = "OAuthError";
  readonly status: number;
  readonly error: string;
  /** Further fields of the response. */
  readonly fields: Readonly<Record<string, unknown>>;

  constructor(
    status: 400 | 401 | 403 | 423 | 429 | 500 | 503,
    error: string,
    description: string,
    fields: Readonly<Record<string, unknown>> = {},
  ) {
    super(description);
    this.status = status;
    this.error = error;
    this.fields = fields;
  }
}
