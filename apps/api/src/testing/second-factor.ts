import { TOTP, Secret } from "otpauth";
import { requestToken } from "@showroom/api-contract/endpoints/oauth";
import {
  addPasskey,
  answerSecondFactor,
  confirmTotp,
  secondFactorRequestSchema,
  startPasskey,
  startTotp,
  type SecondFactorAnswer,
  type SecondFactorRequest,
} from "@showroom/api-contract/endpoints/second-factor";
import { createSoftAuthenticator } from "./soft-authenticator.ts";
import { DEMO_PASSWORD, startTestApp, type TestApp } from "./test-app.ts";
import type { Answer, TestClient } from "./test-client.ts";

/** The address that passkeys belong to. */
export const ORIGIN = "https://showroom.example";

export const startSecondFactorApp = (): Promise<TestApp> => startTestApp({ environment: { PUBLIC_URL: ORIGIN } });

/** Removes all second factors, and what limits their use. */
export async function removeSecondFactors({ pool }: TestApp): Promise<void> {
  await pool.query("update users set totp_secret = null, totp_confirmed_at = null, totp_last_step = null");
  for (const table of ["passkeys", "recovery_codes", "second_factor_challenges", "rate_limits"])
    await pool.query(`delete from ${table}`);
}

/** Adds a passkey to the account of a signed-in client. */
export async function addPasskeyTo(client: TestClient, authenticator = createSoftAuthenticator(ORIGIN)) {
  const { token, options } = (await client.call(startPasskey, {})).body;
  const created = authenticator.create(options.challenge);
  const added = await client.call(addPasskey, { body: { token, name: "Sleutel", created } });
  return { authenticator, added, created, token };
}

/**
 * The code of an authenticator app, `steps` time steps from now. The next step's code is still right when a step ends
 * between this call and the server's answer.
 */
export const codeOf = (secret: string, steps = 1): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

/** Adds an authenticator app to the account of a signed-in client. */
export async function enrolTotp(client: TestClient) {
  const { secret } = (await client.call(startTotp, {})).body;
  // Each code works once: the present one enrols, the next one is left for the sign-in.
  const { body } = await client.call(confirmTotp, { body: { code: codeOf(secret, 0) } });
  return { secret, recoveryCodes: body.recoveryCodes ?? [] };
}

const password = (email: string) => ({
  client_id: "showroom",
  grant_type: "password" as const,
  username: email,
  password: DEMO_PASSWORD,
});

/** Sends the password of an account with a second factor; returns what the server asks for. */
export async function startSignIn(client: TestClient, email: string): Promise<SecondFactorRequest> {
  const { body } = await client.call(requestToken, { body: password(email) });
  return secondFactorRequestSchema.parse(Object(body).second_factor);
}

export async function answer(client: TestClient, token: string, given: SecondFactorAnswer): Promise<Answer> {
  const granted = await client.call(answerSecondFactor, { body: { client_id: "showroom", token, answer: given } });
  if (granted.status === 200) client.tokens.access = granted.body.access_token;
  return granted;
}
