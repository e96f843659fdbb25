import { ApiProblem, ConnectionFailure, OAuthFailure } from "@showroom/api-client/failures";
import { problem } from "@showroom/api-contract/problems";
import { describe, expect, test, vi } from "vitest";
import { attemptLogin, attemptRegistration, attemptReset } from "./attempts.ts";

test("a login that succeeds closes the dialog", async () => {
  const close = vi.fn();
  expect(await attemptLogin(() => Promise.resolve(), close)).toBe("signed-in");
  expect(close).toHaveBeenCalledOnce();
});

test.each([
  ["a wrong password", new OAuthFailure("invalid_grant", 400, ""), "wrong"],
  ["a second factor", new OAuthFailure("second_factor_required", 400, ""), "second-factor"],
  ["no connection", new ConnectionFailure("offline", null), "offline"],
] as const)("a login with %s keeps the dialog open", async (_, error, outcome) => {
  const close = vi.fn();
  expect(await attemptLogin(() => Promise.reject(error), close)).toBe(outcome);
  expect(close).not.toHaveBeenCalled();
});

test("a new password signs in; with a second factor the user signs in with it", async () => {
  const adopt = vi.fn(() => Promise.resolve());
  expect(await attemptReset(async () => ({ access_token: null, refresh_token: null }), adopt)).toBe("login");
  expect(adopt).not.toHaveBeenCalled();
  expect(await attemptReset(async () => ({ access_token: "a", refresh_token: "r" }), adopt)).toBe("done");
  expect(adopt).toHaveBeenCalledWith({ accessToken: "a", refreshToken: "r" });
});

test("a refused new password fails and signs nobody in", async () => {
  const adopt = vi.fn(() => Promise.resolve());
  expect(await attemptReset(() => Promise.reject(new Error("used")), adopt)).toBe("failed");
  expect(adopt).not.toHaveBeenCalled();
});

test("a new password that is too common is known, and signs nobody in", async () => {
  const adopt = vi.fn(() => Promise.resolve());
  const refused = new ApiProblem(problem("password-common"));
  expect(await attemptReset(() => Promise.reject(refused), adopt)).toBe("known");
  expect(adopt).not.toHaveBeenCalled();
});

describe("a registration", () => {
  const expired = new ApiProblem(problem("not-authenticated"));

  test("whose token expired opens the invitation again and succeeds", async () => {
    const register = vi.fn<() => Promise<string>>().mockRejectedValueOnce(expired).mockResolvedValue("registered");
    const reopen = vi.fn(() => Promise.resolve(true));
    expect(await attemptRegistration(register, reopen)).toBe("registered");
    expect([register.mock.calls.length, reopen.mock.calls.length]).toEqual([2, 1]);
  });

  test("is tried once when the invitation is no longer valid, and twice at most", async () => {
    for (const [isValid, tries] of [
      [false, 1],
      [true, 2],
    ] as const) {
      const register = vi.fn(() => Promise.reject(expired));
      await expect(attemptRegistration(register, () => Promise.resolve(isValid))).rejects.toBe(expired);
      expect(register).toHaveBeenCalledTimes(tries);
    }
  });

  test("that fails for another reason does not open the invitation again", async () => {
    const reopen = vi.fn(() => Promise.resolve(true));
    const common = new ApiProblem(problem("password-common"));
    await expect(attemptRegistration(() => Promise.reject(common), reopen)).rejects.toBe(common);
    expect(reopen).not.toHaveBeenCalled();
  });
});
