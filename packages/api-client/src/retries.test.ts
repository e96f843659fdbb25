import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiProblem, ConnectionFailure, UnexpectedAnswer } from "./failures.ts";
import { withRetries } from "./retries.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const never = new AbortController().signal;
const overloaded = (retryAfter: number | null = null): ApiProblem =>
  new ApiProblem({ type: "about:blank", title: "?", status: 503, code: "overloaded" }, retryAfter);
const refused = (status: number): ApiProblem =>
  new ApiProblem({ type: "about:blank", title: "?", status, code: "internal-error" });

/** A read that fails with each of the errors in turn, and when it was tried. */
function failing(...errors: readonly Error[]) {
  const tries: number[] = [];
  const start = Date.now();
  const read = async (): Promise<string> => {
    const error = errors[tries.length];
    tries.push(Date.now() - start);
    if (error !== undefined) throw error;
    return "read";
  };
  return { tries, read };
}

const offline = new ConnectionFailure("offline", null);

test("a read is tried three times, after growing pauses", async () => {
  const { tries, read } = failing(offline, new UnexpectedAnswer("getReadiness", 502), refused(504));
  const outcome = expect(withRetries(read, never)).rejects.toEqual(refused(504));
  await vi.runAllTimersAsync();
  await outcome;
  expect(tries).toEqual([0, 300, 900]);
});

test("a second or third try can succeed", async () => {
  for (const errors of [[offline], [offline, overloaded()]]) {
    const { tries, read } = failing(...errors);
    const answer = withRetries(read, never);
    await vi.runAllTimersAsync();
    expect(await answer).toBe("read");
    expect(tries).toHaveLength(errors.length + 1);
  }
});

test("the server says how long to wait, but never longer than five seconds", async () => {
  const { tries, read } = failing(overloaded(2_000), overloaded(60_000));
  void withRetries(read, never);
  await vi.runAllTimersAsync();
  expect(tries).toEqual([0, 2_000, 7_000]);
});

test("windows do not try again at the same moment", async () => {
  vi.mocked(Math.random).mockReturnValue(0.5);
  const { tries, read } = failing(offline);
  void withRetries(read, never);
  await vi.runAllTimersAsync();
  expect(tries).toEqual([0, 450]);
});

test("what stays refused is not tried again", async () => {
  const timedOut = new ConnectionFailure("timeout", null);
  for (const error of [timedOut, refused(500), refused(429), refused(404), new SyntaxError("?")]) {
    const { tries, read } = failing(error);
    await expect(withRetries(read, never)).rejects.toBe(error);
    expect(tries).toHaveLength(1);
  }
});

test("an aborted read does not wait for its next try", async () => {
  const controller = new AbortController();
  const { tries, read } = failing(offline, refused(400));
  const outcome = expect(withRetries(read, controller.signal)).rejects.toEqual(refused(400));
  await vi.advanceTimersByTimeAsync(100);
  controller.abort();
  await outcome;
  expect(tries).toEqual([0, 100]);
});

test("a read that was aborted before its pause does not wait either", async () => {
  const { tries, read } = failing(offline, refused(400));
  await expect(withRetries(read, AbortSignal.abort())).rejects.toEqual(refused(400));
  expect(tries).toEqual([0, 0]);
});
