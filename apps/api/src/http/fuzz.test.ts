import * as fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ALL_ENDPOINTS } from "@showroom/api-contract/all-endpoints";
import type { Endpoint } from "@showroom/api-contract/endpoint";
import { runs, SEED, timeLimit } from "@showroom/property-tests/runs";
import { arbitraryOfZod } from "../testing/arbitrary-of-schema.ts";
import { ADMIN, BUYER, startTestApp, type TestApp } from "../testing/test-app.ts";

const RUNS = runs(24);
/** Longer than any answer may take. */
const HANGS_AFTER = 10_000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ environment: { RATE_LIMIT: "1000000" } });
});
afterAll(() => app.stop());

interface Fuzzed {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

function requests(endpoint: Endpoint): fc.Arbitrary<Fuzzed> {
  const parts = (["params", "query", "body"] as const).flatMap((part) => {
    const schema = endpoint[part];
    return schema ? [[part, arbitraryOfZod(schema)] as const] : [];
  });
  return fc.record(Object.fromEntries(parts)) as fc.Arbitrary<Fuzzed>;
}

const written = (value: unknown): string => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""));

function addressOf({ path }: Endpoint, { params, query }: Fuzzed): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(written(params?.[name] ?? "x").toWellFormed()),
  );
  const search = new URLSearchParams(
    Object.entries(query ?? {}).map(([name, value]): [string, string] => [name, written(value).toWellFormed()]),
  );
  return `${filled}?${search.toString()}`;
}

// Signing out would end the sessions that the other calls need.
const SIGNS_OUT = new Set(["users.logout", "users.endSession", "users.endAllSessions"]);
const FUZZED = ALL_ENDPOINTS.filter(({ name }) => !SIGNS_OUT.has(name));

it("no route answers 5xx or hangs, whatever is sent to it", { timeout: timeLimit(300_000) }, async () => {
  const clients = [await app.signedIn(ADMIN), await app.signedIn(BUYER)];
  const broken: string[] = [];
  for (const endpoint of FUZZED)
    for (const [run, request] of fc.sample(requests(endpoint), { seed: SEED, numRuns: RUNS }).entries()) {
      const address = addressOf(endpoint, request);
      const status = await Promise.race([
        clients[run % clients.length]?.status(endpoint.method, address, request.body),
        new Promise<string>((resolve) => setTimeout(resolve, HANGS_AFTER, "no answer").unref()),
      ]);
      if (typeof status !== "number" || status >= 500)
        broken.push(`${status} ${endpoint.method} ${address} ${JSON.stringify(request.body)?.slice(0, 400)}`);
    }
  expect(broken).toEqual([]);
});
