/**
 * 100 buyers on separate connections calculate prices and save: `node bench/load.ts`. It measures three parts in one run:
 * with a pause of about one second before each call, without pauses, and without pauses against bare Fastify routes with
 * the same bodies (`bare-server.ts`).
 * PostgreSQL, the API and the clients share this machine. Exits with 1 when a response is an error or an acknowledged
 * save is lost.
 * - `--seconds 15`: duration of each part, after a warm-up of three seconds.
 * - `--processes 2`: number of API processes.
 * - `--prof <folder>`: writes a CPU profile of the API.
 */
import { loadavg } from "node:os";
import { isDeepStrictEqual, parseArgs } from "node:util";
import { calculateCost, getChoices } from "@showroom/api-contract/endpoints/choices";
import { openBuyer } from "../src/testing/buyer.ts";
import { openBareStand } from "./bare-stand.ts";
import { homes } from "./configurations.ts";
import { cpuTime, cpuTimeOfAll } from "./cpu-time.ts";
import { crowd, quantile, type Asker } from "./crowd.ts";
import { signInAll } from "./sign-in.ts";
import { openStand, type Stand } from "./stand.ts";

const CONNECTIONS = 100;
/** Warm-up before each part, because a new process compiles its code during the first thousands of calls. */
const WARM_UP_SECONDS = 3;
const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "15" },
    processes: { type: "string", default: "1" },
    prof: { type: "string" },
  },
});

/** Average pause of a buyer before a call, in milliseconds. */
const THOUGHT = 1_000;

interface Part {
  /** Number of failed calls. */
  readonly failures: number;
  /** Median in milliseconds. */
  readonly p50: number;
}

/** Runs and reports a part. */
async function measure(
  name: string,
  stand: Stand,
  askers: readonly Asker[],
  { urls = stand.urls, pause = 0 }: { readonly urls?: readonly string[]; readonly pause?: number } = {},
): Promise<Part> {
  const clocks = {
    API: () => stand.apis().reduce((total, { pid }) => total + cpuTime(pid ?? 0), 0),
    PostgreSQL: () => cpuTimeOfAll(stand.postgres.pid()),
    askers: () => cpuTime(process.pid),
  };
  await crowd(urls, askers, WARM_UP_SECONDS);
  const before = Object.values(clocks).map((clock) => clock());
  const { times, perSecond, refused, broken } = await crowd(urls, askers, Number(values.seconds), pause);
  const perCall = Object.entries(clocks).map(
    ([who, clock], at) => `${who} ${((clock() - (before[at] ?? 0)) / times.length).toFixed(2)}`,
  );
  const [p50, p99, most] = [0.5, 0.99, 1].map((share) => quantile(times, share).toFixed(0));
  console.log(
    `${name.padEnd(20)} p50 ${p50} ms  p99 ${p99} ms  max ${most} ms  ${Math.round(perSecond)}/s  failed ${refused + broken}  processor ms per call: ${perCall.join(", ")}`,
  );
  return { failures: refused + broken, p50: quantile(times, 0.5) };
}

const stand = await openStand({
  buyers: CONNECTIONS,
  processes: Number(values.processes),
  ...(values.prof === undefined ? {} : { nodeOptions: ["--cpu-prof", `--cpu-prof-dir=${values.prof}`] }),
});
let failures = 0;
try {
  const askers = await signInAll(stand);
  const [first] = askers;
  if (!first) throw new Error("There are no buyers");
  const buyer = await openBuyer(first.client, "de-lindehof");
  const choices = homes(buyer, 400).map((rooms) => ({ projectRoomChoices: rooms, submitType: null }));
  const project = { id: buyer.project.id };
  const houseType = { id: buyer.houseTypeId };

  const bodies = choices.map((projectChoices) =>
    JSON.stringify({ project, projectHouseType: houseType, projectChoices }),
  );
  let asked = 0;
  const calculating = askers.map(({ headers }): Asker => ({
    next: () => ({
      method: "POST",
      path: "/api/project-choices/calculate",
      headers,
      body: bodies[asked++ % bodies.length] ?? "",
    }),
    answered: () => undefined,
  }));
  failures += (await measure("calculate, thought", stand, calculating, { pause: THOUGHT })).failures;
  const calculate = await measure("calculate", stand, calculating);

  const stored = choices.map((entry) => JSON.stringify(entry));
  const acknowledged = askers.map(() => ({ version: 0, home: -1, asked: -1 }));
  const saving = askers.map(({ headers }, at): Asker => {
    const own = acknowledged[at] ?? { version: 0, home: -1, asked: -1 };
    return {
      next: () => {
        own.asked = (at + own.version) % stored.length;
        const body = `{"choices":${stored[own.asked]},"house_type":{"id":${houseType.id}},"version":${own.version}}`;
        return { method: "PUT", path: `/api/project-choices/${project.id}`, headers, body };
      },
      answered: (status, header) => {
        if (status !== 200) return;
        own.version = Number(/\d+/.exec(header("etag") ?? "")?.[0]);
        own.home = own.asked;
      },
    };
  });
  failures += (await measure("save, thought", stand, saving, { pause: THOUGHT })).failures;
  const save = await measure("save", stand, saving);
  failures += calculate.failures + save.failures;

  let lost = 0;
  for (const [at, { client }] of askers.entries()) {
    const own = acknowledged[at];
    const { body } = await client.call(getChoices, { params: { projectId: project.id } });
    // The last save may be stored although its response did not arrive in time.
    const next = choices[own?.asked ?? -1];
    const kept = [choices[own?.home ?? -1], next].some((entry) =>
      isDeepStrictEqual(entry?.projectRoomChoices, body.projectRoomChoices),
    );
    if (!own || body.version < own.version || body.version > own.version + 1 || !kept) lost += 1;
  }
  console.log(
    `lost       ${lost} of ${acknowledged.reduce((total, { version }) => total + version, 0)} acknowledged saves`,
  );
  const [body = ""] = bodies;
  const recorded = await first.client.call(calculateCost, { body: JSON.parse(body) as never });
  const saved = await first.client.call(getChoices, { params: { projectId: project.id } });
  const bare = await openBareStand({ calculate: recorded.body, save: saved.body });
  try {
    const urls = [bare.url];
    const ratio = (part: Part, route: Part): string => (part.p50 / route.p50).toFixed(1);
    const bareCalculate = await measure("bare calculate", stand, calculating, { urls });
    const bareSave = await measure(
      "bare save",
      stand,
      saving.map((asker) => ({ ...asker, answered: () => undefined })),
      { urls },
    );
    console.log(`p50 against bare     calculate ${ratio(calculate, bareCalculate)}x, save ${ratio(save, bareSave)}x`);
  } finally {
    await bare.stop();
  }
  console.log(`load       ${loadavg()[0]?.toFixed(1)}`);
  failures += lost;
} finally {
  await stand.stop();
}
process.exitCode = failures === 0 ? 0 : 1;
