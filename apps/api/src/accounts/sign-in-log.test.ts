import type { FastifyRequest } from "fastify";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { AppContext } from "../kernel/context.ts";
import { codeOf, answer, enrolTotp, startSignIn } from "../testing/second-factor.ts";
import { ADVISOR, BUYER, DEMO_PASSWORD, startTestApp, type TestApp } from "../testing/test-app.ts";
import { logSignIn } from "./sign-in-log.ts";

const WRONG = "Fout-Wachtwoord-1";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ environment: { TRUST_PROXY: "1" } });
});
afterAll(() => app.stop());

interface Line {
  readonly msg: string;
  readonly userId: number | null;
}

/** Sign-ins in the log since `from`, without times and ids of requests. */
const signIns = (from: number): unknown[] =>
  app.log
    .slice(from)
    .map((line) => JSON.parse(line) as Line & Record<"method" | "outcome" | "address", string>)
    .filter(({ msg }) => msg === "sign-in")
    .map(({ method, outcome, address, userId }) => ({ method, outcome, address, isKnown: userId !== null }));

it("every sign-in is in the log with its method, outcome, address and account, and nothing that was typed", async () => {
  const { secret } = await enrolTotp(await app.signedIn(ADVISOR, "10.9.0.1"));
  const from = app.log.length;
  const client = app.client("10.9.0.2");
  await client.signIn("niemand@lindehof.example", WRONG);
  await client.signIn(BUYER, WRONG);
  await client.signIn(BUYER, DEMO_PASSWORD);
  const { token } = await startSignIn(client, ADVISOR);
  await answer(client, token, { method: "totp", code: "000000" });
  await answer(client, token, { method: "totp", code: codeOf(secret) });
  for (let tries = 0; tries < 11; tries += 1) await client.signIn("niemand@lindehof.example", WRONG);
  const address = "10.9.0.2";
  const found = signIns(from);
  expect(found.slice(0, 6)).toEqual([
    { method: "password", outcome: "refused", address, isKnown: false },
    { method: "password", outcome: "refused", address, isKnown: true },
    { method: "password", outcome: "accepted", address, isKnown: true },
    { method: "password", outcome: "needs-second-factor", address, isKnown: true },
    { method: "totp", outcome: "refused", address, isKnown: true },
    { method: "totp", outcome: "accepted", address, isKnown: true },
  ]);
  expect(found.at(-1)).toEqual({ method: "password", outcome: "held-up", address, isKnown: false });
  expect(app.log.slice(from).join("")).not.toMatch(/lindehof|Fout-Wacht|Welkom-Thuis/);
});

it.each([
  ["password", "refused", 1],
  ["totp", "refused", 1],
  ["refresh", "refused", 0],
  ["password", "accepted", 0],
] as const)("the metric of failures counts: %s %s", (method, outcome, count) => {
  const loginFailed = vi.fn<() => void>();
  const context = { log: { info: () => undefined }, report: { loginFailed } } as unknown as AppContext;
  logSignIn(context, { id: "1", ip: "10.9.0.3" } as FastifyRequest, { method, outcome, userId: null });
  expect(loginFailed).toHaveBeenCalledTimes(count);
});
