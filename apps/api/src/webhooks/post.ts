import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { outsideLookup, refuseUrl, type AddressRules } from "./outside-address.ts";

/** Milliseconds that another system has for its answer. */
const TIME_LIMIT = 10_000;

export interface Posted {
  /** HTTP status; null when there was no answer. */
  readonly status: number | null;
  /** Why it failed; empty when it did not. */
  readonly reason: string;
}

/** Posts a body. Follows no redirect, reads no answer but its status, and never throws. */
export async function postOutside(
  url: string,
  body: string,
  headers: Readonly<Record<string, string>>,
  rules: AddressRules,
): Promise<Posted> {
  const refusal = refuseUrl(url, rules);
  if (refusal !== null) return { status: null, reason: `the address is refused: ${refusal}` };
  const request = new URL(url).protocol === "https:" ? requestHttps : requestHttp;
  return await new Promise((resolve) => {
    const call = request(
      url,
      {
        method: "POST",
        lookup: outsideLookup(rules),
        signal: AbortSignal.timeout(TIME_LIMIT),
        // A connection of its own: one that is kept would not be looked up again.
        agent: false,
        headers: {
          ...headers,
          "content-type": "application/json",
          "content-length": Buffer.byteLength(body),
          "user-agent": "Digitale-Showroom-Webhooks/1",
        },
      },
      (answer) => {
        const { statusCode = 0 } = answer;
        answer.destroy();
        const isTaken = statusCode >= 200 && statusCode < 300;
        resolve({ status: statusCode, reason: isTaken ? "" : `HTTP ${statusCode}` });
      },
    );
    call.on("error", (error) => {
      resolve({
        status: null,
        reason: error.name === "TimeoutError" || error.name === "AbortError" ? "no answer in time" : error.message,
      });
    });
    call.end(body);
  });
}
