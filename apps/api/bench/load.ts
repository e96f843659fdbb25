/**
 * Loads a running API with the demo projects: 100 connections that calculate, then 100 that save.
 * `node bench/load.ts http://localhost:8080` on a server started with DEMO=1 and RATE_LIMIT=10000000.
 */
import autocannon from "autocannon";
import { saveChoices } from "@showroom/api-contract/endpoints/choices";
import { openBuyer, type TestBuyer } from "../src/testing/buyer.ts";
import { createTestClient } from "../src/testing/test-client.ts";

const [address = "http://localhost:8080", seconds = "15"] = process.argv.slice(2);
const CONNECTIONS = 100;

interface Loaded {
  readonly p50: number;
  readonly p99: number;
  readonly perSecond: number;
  readonly failed: number;
}

async function load(
  path: string,
  method: "POST" | "PUT",
  headers: Record<string, string>,
  body: () => string,
): Promise<Loaded> {
  const result = await autocannon({
    url: `${address}${path}`,
    connections: CONNECTIONS,
    duration: Number(seconds),
    method,
    headers,
    requests: [{ setupRequest: (request) => ({ ...request, body: body() }) }],
  });
  return {
    p50: result.latency.p50,
    p99: result.latency.p99,
    perSecond: Math.round(result.requests.average),
    failed: result["5xx"] + result.errors + result.timeouts,
  };
}

const report = (name: string, { p50, p99, perSecond, failed }: Loaded): void =>
  void process.stdout.write(`${name.padEnd(12)} p50 ${p50} ms  p99 ${p99} ms  ${perSecond}/s  failed ${failed}\n`);

async function signIn(): Promise<{ readonly buyer: TestBuyer; readonly headers: Record<string, string> }> {
  const client = createTestClient(address);
  await client.signIn("koper@lindehof.example", "Welkom-Thuis-2026");
  const page = await fetch(`${address}/config.json`);
  const csrf = /XSRF-TOKEN=([^;]+)/.exec(page.headers.getSetCookie().join())?.[1] ?? "";
  const headers = {
    "content-type": "application/json",
    authorization: `Bearer ${client.tokens.access}`,
    cookie: `XSRF-TOKEN=${csrf}`,
    "x-xsrf-token": csrf,
  };
  return { buyer: await openBuyer(client, "de-lindehof"), headers };
}

const { buyer, headers } = await signIn();
const rooms = { ...buyer.everything(), [buyer.page("bathroom").id]: buyer.withLuxuryTile("bathroom") };
const choices = { projectRoomChoices: rooms, submitType: null };
const projectId = buyer.project.id;
const calculation = JSON.stringify({
  project: { id: projectId },
  projectHouseType: { id: buyer.houseTypeId },
  projectChoices: choices,
});
report("calculate", await load("/api/project-choices/calculate", "POST", headers, () => calculation));

/** All save the same choices of the same buyer: the worst there is, for they wait for one another. */
const current = await buyer.client.raw("GET", `/api/project-choices/${projectId}`);
const version = Number(Object(current.body).version);
const saving = JSON.stringify({ choices, house_type: { id: buyer.houseTypeId }, version });
report(
  "save (one)",
  await load(saveChoices.path.replace("{projectId}", String(projectId)), "PUT", headers, () => saving),
);
