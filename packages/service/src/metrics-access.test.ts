import { expect, it } from "vitest";
import { mayReadMetrics } from "./metrics-access.ts";

const from = (remoteAddress: string, headers: Readonly<Record<string, string>> = {}) => ({
  headers,
  socket: { remoteAddress },
});

it("without a token, only this machine may read the metrics, and not through a proxy", () => {
  expect(mayReadMetrics(null, from("127.0.0.1"))).toBe(true);
  expect(mayReadMetrics(null, from("::1"))).toBe(true);
  expect(mayReadMetrics(null, from("192.0.2.1"))).toBe(false);
  expect(mayReadMetrics(null, from("127.0.0.1", { "x-forwarded-for": "192.0.2.1" }))).toBe(false);
});

it("with a token, every request needs it, also from this machine", () => {
  const token = "a-token-for-metrics";
  expect(mayReadMetrics(token, from("192.0.2.1", { authorization: `Bearer ${token}` }))).toBe(true);
  for (const authorization of ["Bearer a-token-for-metric", "", `bearer ${token}`, token])
    expect(mayReadMetrics(token, from("127.0.0.1", { authorization }))).toBe(false);
  expect(mayReadMetrics(token, from("127.0.0.1"))).toBe(false);
});
