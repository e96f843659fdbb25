import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import {
  getSecondFactor,
  removePasskey,
  removeTotp,
  startPasskey,
} from "@showroom/api-contract/endpoints/second-factor";
import {
  addPasskeyTo,
  answer,
  codeOf,
  enrolTotp,
  ORIGIN,
  removeSecondFactors,
  startSecondFactorApp,
  startSignIn,
} from "../../testing/second-factor.ts";
import { createSoftAuthenticator } from "../../testing/soft-authenticator.ts";
import { ADVISOR, type TestApp } from "../../testing/test-app.ts";
import type { TestClient } from "../../testing/test-client.ts";

let app: TestApp;
let client: TestClient;
beforeAll(async () => {
  app = await startSecondFactorApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  await removeSecondFactors(app);
  client = await app.signedIn(ADVISOR);
});

const addKey = async (authenticator = createSoftAuthenticator(ORIGIN)) =>
  (await addPasskeyTo(client, authenticator)).added;

const state = async () => (await client.call(getSecondFactor, {})).body;

it("a further factor gives no new recovery codes, and its removal keeps them", async () => {
  const { recoveryCodes } = await enrolTotp(client);
  expect((await addKey()).body.recoveryCodes).toBeNull();
  const { passkeys } = await state();
  await client.call(removePasskey, { params: { passkeyId: passkeys[0]?.id ?? "" } });
  expect(await state()).toMatchObject({ hasTotp: true, passkeys: [], recoveryCodesLeft: 10 });
  const { token } = await startSignIn(app.client(), ADVISOR);
  expect((await answer(app.client(), token, { method: "recovery", code: recoveryCodes[0] ?? "" })).status).toBe(200);
});

it("an authenticator app that was not added can neither be removed nor answer", async () => {
  expect((await client.call(removeTotp, {})).status).toBe(404);
  await addKey();
  expect((await client.call(removeTotp, {})).status).toBe(404);
  const { token } = await startSignIn(app.client(), ADVISOR);
  expect((await answer(app.client(), token, { method: "totp", code: "000000" })).status).toBe(400);
});

it("a passkey keeps how it is reached, and needs no finger or code", async () => {
  await addKey();
  const key = createSoftAuthenticator(ORIGIN, { transports: ["usb", "nfc"], verifiesUser: false });
  expect((await addKey(key)).status).toBe(200);
  const { options } = (await client.call(startPasskey, {})).body;
  expect(options.excludeCredentials.map(({ transports }) => transports)).toEqual([[], ["usb", "nfc"]]);
  const { token, passkey, totp } = await startSignIn(app.client(), ADVISOR);
  expect(totp).toBe(false);
  const proof = key.prove(passkey?.challenge ?? "");
  expect((await answer(app.client(), token, { method: "passkey", proof })).status).toBe(200);
});

it("a passkey shows the user's name, or the address of a user without one", async () => {
  const shown = async () => (await client.call(startPasskey, {})).body.options.user;
  await app.pool.query("update users set first_name = 'An', last_name = 'de Wit' where email = $1", [ADVISOR]);
  expect(await shown()).toMatchObject({ name: ADVISOR, displayName: "An de Wit" });
  await app.pool.query("update users set first_name = '', last_name = '' where email = $1", [ADVISOR]);
  expect(await shown()).toMatchObject({ name: ADVISOR, displayName: ADVISOR });
});

it("a passkey of nobody cannot be removed", async () => {
  await addKey();
  expect((await client.call(removePasskey, { params: { passkeyId: "unknown" } })).status).toBe(404);
  expect((await state()).passkeys).toHaveLength(1);
});

it("a passkey is added once, and at most ten are", async () => {
  const authenticator = createSoftAuthenticator(ORIGIN);
  expect((await addKey(authenticator)).status).toBe(200);
  expect((await addKey(authenticator)).status).toBe(422);
  const copies = (count: number) =>
    app.pool.query(
      "insert into passkeys (id, user_id, name, public_key, counter, transports, is_backed_up) select id || n || $1, user_id, name, public_key, counter, transports, is_backed_up from passkeys, generate_series(1, $1::integer) n limit $1",
      [count],
    );
  await copies(8);
  expect((await client.call(startPasskey, {})).status).toBe(200);
  await copies(1);
  expect((await client.call(startPasskey, {})).body).toMatchObject({ code: "limit-reached" });
});

it("a sign-in's step ends with its right answer, which also clears the count of wrong codes", async () => {
  const { secret, recoveryCodes } = await enrolTotp(client);
  const wrong = { method: "totp", code: "000000" } as const;
  const first = await startSignIn(app.client(), ADVISOR);
  for (let tries = 0; tries < 5; tries += 1) await answer(app.client(), first.token, wrong);
  const second = await startSignIn(app.client(), ADVISOR);
  for (let tries = 0; tries < 4; tries += 1) await answer(app.client(), second.token, wrong);
  expect((await answer(app.client(), second.token, { method: "totp", code: codeOf(secret) })).status).toBe(200);
  const recovery = { method: "recovery", code: recoveryCodes[0] ?? "" } as const;
  const again = await answer(app.client(), second.token, recovery);
  expect([again.status, Object(again.body).error]).toEqual([400, "expired_token"]);
  const third = await startSignIn(app.client(), ADVISOR);
  expect((await answer(app.client(), third.token, recovery)).status).toBe(200);
});
