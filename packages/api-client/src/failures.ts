/** The errors of a call; callers distinguish them with `instanceof`. */
import type { OAuthErrorCode } from "@showroom/api-contract/endpoints/oauth";
import type { Problem, ProblemCode, ProblemIssue } from "@showroom/api-contract/problem";

/** The server responded with a problem. */
export class ApiProblem extends Error {
  override readonly name = "ApiProblem";
  readonly code: ProblemCode;
  readonly status: number;
  readonly issues: readonly ProblemIssue[];
  /** With `choices-stale` and `choices-moved`: the server's copy, not yet parsed. */
  readonly current: unknown;
  /** Milliseconds that the server asks to wait; null when it does not say. */
  readonly retryAfter: number | null;

  /** Whether the server answered a public call for nobody, because it did not accept the token. */
  readonly isForNobody: boolean;

  constructor(problem: Problem, retryAfter: number | null = null, isForNobody = false) {
    super(problem.detail ?? problem.title);
    this.retryAfter = retryAfter;
    this.isForNobody = isForNobody;
    this.code = problem.code;
    this.status = problem.status;
    this.issues = problem.issues ?? [];
    this.current = problem.current;
  }
}

/** The token call was refused. */
export class OAuthFailure extends Error {
  override readonly name = "OAuthFailure";
  readonly code: OAuthErrorCode;
  readonly status: number;
  /** With `second_factor_required`: what the second step needs, not yet parsed. */
  readonly secondFactor: unknown;

  constructor(code: OAuthErrorCode, status: number, description: string, secondFactor?: unknown) {
    super(description);
    this.code = code;
    this.status = status;
    this.secondFactor = secondFactor;
  }
}

/** No response: `offline` when the server could not be reached, `timeout` when it took too long. A retry can help. */
export class ConnectionFailure extends Error {
  override readonly name = "ConnectionFailure";
  readonly reason: "offline" | "timeout";

  constructor(reason: "offline" | "timeout", cause: unknown) {
    super(reason === "offline" ? "The server cannot be reached" : "The server took too long to answer", { cause });
    this.reason = reason;
  }
}

/** The response does not match the contract. */
export class UnexpectedAnswer extends Error {
  override readonly name = "UnexpectedAnswer";
  /** HTTP status of the response. */
  readonly status: number;

  constructor(endpoint: string, status: number, cause?: unknown) {
    super(`${endpoint} answered ${status} with something the contract does not describe`, { cause });
    this.status = status;
  }
}

export function isProblem<Code extends ProblemCode>(
  error: unknown,
  ...codes: readonly Code[]
): error is ApiProblem & { readonly code: Code } {
  return error instanceof ApiProblem && (codes as readonly string[]).includes(error.code);
}

/**
 * Whether an error is temporary: the server is unreachable or overloaded, the request itself is not wrong, and a retry
 * can help.
 */
export function isOutage(error: unknown): boolean {
  if (error instanceof ConnectionFailure) return true;
  const answered = error instanceof ApiProblem || error instanceof OAuthFailure || error instanceof UnexpectedAnswer;
  return answered && (error.status >= 500 || error.status === 429);
}

/** Whether the password was right and a second factor is needed. */
export function needsSecondFactor(error: unknown): error is OAuthFailure {
  return error instanceof OAuthFailure && error.code === "second_factor_required";
}

/** The reason for a failed sign-in, for the screen. A wrong address and a wrong password give the same reason. */
export function signInRefusal(error: unknown): "wrong" | "too-many" | "offline" | "unavailable" {
  if (error instanceof ConnectionFailure) return "offline";
  if (error instanceof OAuthFailure && error.status === 429) return "too-many";
  return isOutage(error) ? "unavailable" : "wrong";
}
