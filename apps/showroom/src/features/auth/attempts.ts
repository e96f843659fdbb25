/** What follows an attempt to sign in, or to set a new password. */
import { isProblem, needsSecondFactor, signInRefusal } from "@showroom/api-client/failures";
import type { Tokens } from "@showroom/api-client/token-store";

export type LoginOutcome = "signed-in" | "second-factor" | ReturnType<typeof signInRefusal>;

/** Signs in and closes the dialog. On failure the dialog stays, and the reason is returned. */
export async function attemptLogin(signIn: () => Promise<void>, close: () => void): Promise<LoginOutcome> {
  try {
    await signIn();
    close();
    return "signed-in";
  } catch (error) {
    return needsSecondFactor(error) ? "second-factor" : signInRefusal(error);
  }
}

/**
 * Registers. The token of an invitation lives a quarter of an hour and cannot be renewed, so after a refusal of the token the invitation is
 * opened again, once. `reopen` returns false when it is no longer valid.
 */
export async function attemptRegistration<Answer>(
  register: () => Promise<Answer>,
  reopen: () => Promise<boolean>,
): Promise<Answer> {
  try {
    return await register();
  } catch (error) {
    if (!isProblem(error, "not-authenticated", "forbidden", "not-found") || !(await reopen())) throw error;
    return await register();
  }
}

interface ResetAnswer {
  readonly access_token: string | null;
  readonly refresh_token: string | null;
}

/**
 * Sets a new password and continues as its user. An account with a second factor signs in with the new password: `login`. A password that
 * the server knows to be common is `known`.
 */
export async function attemptReset(
  reset: () => Promise<ResetAnswer>,
  adopt: (tokens: Tokens) => Promise<unknown>,
): Promise<"done" | "login" | "known" | "failed"> {
  try {
    const { access_token: accessToken, refresh_token: refreshToken } = await reset();
    if (accessToken === null) return "login";
    await adopt({ accessToken, refreshToken });
    return "done";
  } catch (error) {
    return isProblem(error, "password-common") ? "known" : "failed";
  }
}
