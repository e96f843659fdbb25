/** One simulated neighbourhood: servers, people, and their devices, on one clock. */
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

export async function openWorld(base: Base, random: Random): Promise<World> {
  restartTime();
  const servers = await startServers(base);
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

const SETTLE_ROUNDS = 12;
const LONGEST_ROUNDS = 40;
const ROUND_MS = 500;

/**
 * Lets the pages do what they are about to: a save after its delay, a price, an answer. Their timers run at once. Ends
 * when no page waits for an answer in two rounds after the other.
 */
export async function settle(world: World): Promise<void> {
  let quiet = 0;
  for (let round = 0; round < LONGEST_ROUNDS && (quiet < 2 || round < SETTLE_ROUNDS / 3); round += 1) {
    passServerTime(ROUND_MS);
    world.passed += ROUND_MS;
    await Promise.all(world.devices.map(({ context }) => context.clock.runFor(ROUND_MS).catch(() => undefined)));
    await new Promise((resolve) => setTimeout(resolve, 40));
    quiet = world.devices.every(({ waiting }) => waiting <= 0) ? quiet + 1 : 0;
    if (round > SETTLE_ROUNDS) for (const device of world.devices) if (device.network !== "ok") device.waiting = 0;
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
