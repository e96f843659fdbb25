import { afterAll, beforeAll, expect, it } from "vitest";
import { getCurrentUser } from "@showroom/api-contract/endpoints/session";
import { BUYER, DEMO_PASSWORD, startTestApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ environment: { PUBLIC_URL: "https://showroom.example" } });
});
afterAll(() => app.stop());

it("with https the device cookie has the prefix of this host, and one without it is another browser", async () => {
  const client = app.client();
  const cookie = (await client.signIn(BUYER, DEMO_PASSWORD)).headers.get("set-cookie") ?? "";
  expect(cookie).toMatch(
    /^__Host-showroom-device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
  const refresh = (token: string | null, name: string) =>
    client.raw("POST", "/oauth/token", {
      withoutDevice: true,
      withoutCsrf: true,
      headers: { cookie: cookie.slice(0, cookie.indexOf(";")).replace("__Host-showroom-device", name) },
      body: JSON.stringify({ client_id: "showroom", grant_type: "refresh_token", refresh_token: token }),
    });
  const token = client.tokens.refresh;
  for (let tries = 0; tries < 2; tries += 1) expect((await refresh(token, "__Host-showroom-device")).status).toBe(200);
  expect((await refresh(token, "showroom-device")).status).toBe(400);
  expect((await client.call(getCurrentUser, {})).status).toBe(401);
});
