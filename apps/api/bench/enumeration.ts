/**
 * Compares response times for existing and unknown accounts, in turns: `node bench/enumeration.ts`. Exits with 1 when
 * the medians differ by 5 ms or more, or when the responses differ.
 */
import { createTestClient, type Answer, type TestClient } from "../src/testing/test-client.ts";
import { openStand } from "./stand.ts";

const ROUNDS = 60;
const MOST_APART_MS = 5;

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

const stand = await openStand({ buyers: ROUNDS, environment: { TRUST_PROXY: "1" } });
let failures = 0;
try {
  const calls: Readonly<Record<string, (client: TestClient, email: string) => Promise<Answer>>> = {
    "signing in": (client, email) => client.signIn(email, "Verkeerd-Wachtwoord-1"),
    "a forgotten password": (client, email) =>
      client.raw("POST", "/api/user/password/email", { body: JSON.stringify({ email }) }),
  };
  for (const [name, call] of Object.entries(calls)) {
    const times = { known: [] as number[], unknown: [] as number[] };
    const answers = new Set<string>();
    for (const [at, known] of stand.buyers.entries()) {
      // Every client has its own IP address, so that rate limits do not interfere.
      const client = createTestClient(stand.url, `10.0.${name.length}.${at}`);
      await client.raw("GET", "/config.json");
      const asked = [
        ["known", known],
        ["unknown", `niemand.${at}@lindehof.example`],
      ] as const;
      for (const [kind, email] of at % 2 === 0 ? asked : asked.toReversed()) {
        const started = performance.now();
        const { status, text } = await call(client, email);
        times[kind].push(performance.now() - started);
        answers.add(`${status} ${text}`);
      }
    }
    const [known, unknown] = [median(times.known), median(times.unknown)];
    const apart = Math.abs(known - unknown);
    const isSame = answers.size === 1 && apart < MOST_APART_MS;
    if (!isSame) failures += 1;
    console.log(
      `${name.padEnd(22)} known ${known.toFixed(1)} ms  unknown ${unknown.toFixed(1)} ms  apart ${apart.toFixed(1)} ms  ${answers.size} answer(s)`,
    );
  }
} finally {
  await stand.stop();
}
process.exitCode = failures === 0 ? 0 : 1;
