/** One simulated neighbourhood: servers, people, and their devices, on one clock. */
import type { Bundle } from "@showroom/api-contract/bundle/bundle";
import { cleanUp } from "../../../apps/api/src/main/clean-up.ts";
import type { Random } from "../random.ts";
import type { Base } from "./base.ts";
import { passServerTime, restartTime } from "./clock.ts";
import { openDevice } from "./device.ts";
import type { Device } from "./device.ts";
import { movePeopleIn } from "./people.ts";
import type { Person } from "./people.ts";
import { shareChoices } from "./share.ts";
import { startServers } from "./servers.ts";
import type { Servers } from "./servers.ts";

export interface World {
  readonly base: Base;
  readonly servers: Servers;
  readonly people: readonly Person[];
  readonly devices: readonly Device[];
  /** Path of a link to the choices of the first buyer. */
  readonly shared: string;
  /** Milliseconds since the beginning of the world. */
  passed: number;
  /** The catalogue changes that the owner has made; decides the next bundle. */
  readonly imported: string[];
  readonly close: () => Promise<void>;
}

/** The devices of a seed: a laptop of the first buyer, and one or two others. */
async function openDevices(base: Base, servers: Servers, people: readonly Person[], random: Random): Promise<Device[]> {
  const person = (key: string): Person | null => people.find((one) => one.key === key) ?? null;
  const others = [
    { key: "hart phone", kind: "phone", person: person("hart") },
    { key: "vries laptop", kind: "laptop", person: person("vries") },
    { key: "invited phone", kind: "phone", person: person("bos") },
    { key: "visitor laptop", kind: "laptop", person: null },
    { key: "advisor laptop", kind: "laptop", person: person("advisor") },
  ] as const;
  const first = { key: "hart laptop", kind: "laptop", person: person("hart") } as const;
  const left: (typeof others)[number][] = [...others];
  const chosen = Array.from({ length: 1 + random.below(2) }, () => left.splice(random.below(left.length), 1)).flat();
  return await Promise.all([first, ...chosen].map((facts) => openDevice(base.browser, facts, servers.url, Date.now())));
}

/** `project`: imported before anybody comes, instead of the one that every world begins with. */
export async function openWorld(base: Base, random: Random, project?: Bundle): Promise<World> {
  restartTime();
  const servers = await startServers(base);
  if (project) await base.importProject(servers.database.pool, { ...project, demoAccounts: [] });
  const people = await movePeopleIn(servers.database, base.passwords);
  const [first] = people;
  if (!first) throw new Error("Nobody lives here");
  const shared = await shareChoices(servers, first);
  const devices = await openDevices(base, servers, people, random);
  return {
    base,
    servers,
    people,
    devices,
    shared,
    passed: 0,
    imported: [],
    close: async () => {
      await Promise.all(devices.map(({ context }) => context.close().catch(() => undefined)));
      await servers.stop();
    },
  };
}

/** Rounds of a second: longer than the pause before a save, and then the pause before a price. */
const LEAST_ROUNDS = 2;
/** After these, requests that a broken network never ends are forgotten. */
const PATIENT_ROUNDS = 12;
const LONGEST_ROUNDS = 40;
const ROUND_MS = 1_000;
/** Real milliseconds in which the servers work, in each round. */
const PAUSE_MS = 40;
/** Real milliseconds that a step waits for answers of the servers. */
const LONGEST_WAIT = 20_000;

/** Runs in a page: whether it has loaded, and its application shows what it was asked for. */
const isLoaded = (): boolean =>
  document.readyState === "complete" && document.querySelector("main[aria-busy=true]") === null;

async function isQuiet({ tabs, waiting, network }: Device): Promise<boolean> {
  if (waiting > 0) return false;
  if (network !== "ok") return true;
  return (await Promise.all(tabs.map(({ page }) => page.evaluate(isLoaded).catch(() => true)))).every(Boolean);
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

async function runTimers({ devices }: World, milliseconds: number): Promise<void> {
  await Promise.all(devices.map(({ context }) => context.clock.runFor(milliseconds).catch(() => undefined)));
}

/** Stops the clock while the servers work: on a busy machine an answer may take longer than the pages would wait by it. */
async function waitForAnswers({ devices }: World, until: number): Promise<void> {
  const areAwaited = (): boolean => devices.some(({ network, waiting }) => network === "ok" && waiting > 0);
  while (areAwaited() && performance.now() < until) await pause();
}

/**
 * Lets the pages do what they are about to: a save after its delay, a price, an answer. Their timers run at once. Ends
 * when every page has loaded and waits for no answer, in two rounds after the other.
 */
export async function settle(world: World): Promise<void> {
  const until = performance.now() + LONGEST_WAIT;
  let quiet = 0;
  for (let round = 0; round < LONGEST_ROUNDS && (quiet < 2 || round < LEAST_ROUNDS); round += 1) {
    await waitForAnswers(world, until);
    passServerTime(ROUND_MS);
    world.passed += ROUND_MS;
    await runTimers(world, ROUND_MS);
    await pause();
    quiet = (await Promise.all(world.devices.map(isQuiet))).every(Boolean) ? quiet + 1 : 0;
    if (round > PATIENT_ROUNDS) for (const device of world.devices) if (device.network !== "ok") device.waiting = 0;
  }
  for (const device of world.devices) device.waiting = 0;
}

const DAY = 24 * 60 * 60 * 1000;

/** Time passes while the pages sleep: each due timer runs once, as after a laptop is opened again. */
export async function passTime(world: World, milliseconds: number): Promise<void> {
  passServerTime(milliseconds);
  world.passed += milliseconds;
  await Promise.all(world.devices.map(({ context }) => context.clock.fastForward(milliseconds).catch(() => undefined)));
  // The nightly job, run by hand: the job queue waits by the clock of the database.
  const { database, dataDir } = world.servers;
  if (milliseconds >= DAY) await cleanUp(database.db, dataDir);
}
