import { Client } from "pg";
import { startPostgres, type PostgresServer } from "@showroom/postgres/test-server";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { openEventChannel, type EventChannel } from "./event-channel.ts";
import { layLine, type CuttableLine } from "./testing/cuttable-line.ts";

const NAME = "test_events";
let postgres: PostgresServer;
let line: CuttableLine;
/** A connection for the test itself, which is never cut. */
let direct: Client;
const endings: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
  direct = new Client({ connectionString: postgres.url });
  await direct.connect();
  await direct.query("create table counters (n integer not null)");
}, 60_000);
afterAll(async () => {
  await direct.end();
  await postgres.stop();
});
beforeEach(async () => {
  line = await layLine(postgres.url);
  await direct.query("truncate counters");
});
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
  await line.cut();
});

const soon = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 20_000 });

/** Writes a row and commits its event in the same transaction. */
async function commit(n: number): Promise<void> {
  await direct.query("begin");
  await direct.query("insert into counters values ($1)", [n]);
  await direct.query("select pg_notify($1, $2)", [NAME, JSON.stringify(n)]);
  await direct.query("commit");
}

const stored = async (): Promise<number[]> =>
  (await direct.query<{ n: number }>("select n from counters order by n")).rows.map(({ n }) => n);

interface Listener {
  readonly channel: EventChannel<number>;
  readonly events: number[];
  /** Numbers that the listener knows, from events and from reading the table at a resync. */
  readonly known: Set<number>;
  readonly onResync: () => void;
}

async function listen(databaseUrl: string, checkInterval?: number): Promise<Listener> {
  const events: number[] = [];
  const known = new Set<number>();
  const onResync = vi.fn(() => void stored().then((all) => all.forEach((n) => known.add(n))));
  const channel = await openEventChannel({
    databaseUrl,
    name: NAME,
    parse: Number,
    onEvent: (n) => {
      events.push(n);
      known.add(n);
    },
    onResync,
    onError: () => undefined,
    ...(checkInterval === undefined ? {} : { checkInterval }),
  });
  endings.push(() => channel.close());
  return { channel, events, known, onResync };
}

describe("an event channel", () => {
  it("delivers events to every listener in order, including the sender", async () => {
    const [one, other] = [await listen(line.url), await listen(postgres.url)];
    await Promise.all([1, 2, 3, 4, 5].map((n) => one.channel.tell(n)));
    await soon(() => expect(one.events).toEqual([1, 2, 3, 4, 5]));
    await soon(() => expect(other.events).toEqual([1, 2, 3, 4, 5]));
    expect(one.onResync).not.toHaveBeenCalled();
  });

  it("resyncs after a lost connection, so that the listener reads what was committed meanwhile", async () => {
    const listener = await listen(line.url);
    await commit(1);
    await soon(() => expect(listener.events).toEqual([1]));
    await line.cut();
    await commit(2);
    await line.mend();
    await soon(() => expect([...listener.known]).toEqual([1, 2]));
    expect(listener.events).toEqual([1]);
    await commit(3);
    await soon(() => expect(listener.events).toEqual([1, 3]));
  });

  it("resyncs after the server ended the connection", async () => {
    const listener = await listen(line.url);
    await direct.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'showroom-events'",
    );
    await commit(1);
    await soon(() => expect([...listener.known]).toEqual([1]));
    expect(listener.onResync).toHaveBeenCalledOnce();
  });

  it("notices a connection that was cut without a close", async () => {
    const listener = await listen(line.url, 100);
    line.silence();
    await commit(1);
    await soon(() => expect([...listener.known]).toEqual([1]));
  }, 30_000);

  it("queues events until the database is back, and delivers them in order", async () => {
    const [teller, listener] = [await listen(line.url), await listen(postgres.url)];
    await line.cut();
    const told = Promise.all([1, 2, 3].map((n) => teller.channel.tell(n)));
    await line.mend();
    await told;
    await soon(() => expect(listener.events).toEqual([1, 2, 3]));
  });

  it("refuses an event that is too large, and every event after it is closed", async () => {
    const options = { onEvent: () => undefined, onResync: () => undefined, onError: () => undefined };
    const channel = await openEventChannel<string>({
      databaseUrl: postgres.url,
      name: NAME,
      parse: String,
      ...options,
    });
    await expect(channel.tell("x".repeat(8_000))).rejects.toThrow("too large");
    await expect(channel.tell("x".repeat(7_000))).resolves.toBeUndefined();
    await channel.close();
    await expect(channel.tell("x")).rejects.toThrow("closed");
  });
});
