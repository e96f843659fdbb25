import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listClosings, savePhaseDates, type PhaseDates } from "@showroom/api-contract/endpoints/closings";
import {
  getPlanningWishes,
  openPlanningCalendar,
  saveReminderDistances,
  setPlanningWishes,
} from "@showroom/api-contract/endpoints/planning";
import { setClock } from "@showroom/service/clock";
import { sendPlanning, tellPlanning } from "../../closings/tell-planning.ts";
import { openDatabase, type DatabaseHandle } from "../../database/database.ts";
import { createSeal } from "../../kernel/seal.ts";
import type { Mail } from "../../mail/mailer.ts";
import { userId } from "../../testing/demo-ids.ts";
import type { TestClient } from "../../testing/test-client.ts";
import { BUYER, BUYER_DONE, PROJECT_ADMIN, startTestApp, type TestApp } from "../../testing/test-app.ts";
import { TEST_SECRET_KEY, testConfig } from "../../testing/test-environment.ts";

/** The block of the demo's home 12, whose buyer has not handed in. */
const PHASE = "Blok Linde";
const NONE: PhaseDates = { tiles: null, sanitary: null, floors: null };

let app: TestApp;
let database: DatabaseHandle;
let projectId: number;
let buyerId: number;
let mails: Mail[] = [];
let queued: number[] = [];
const tools = () => ({
  ...database,
  config: testConfig({ DATABASE_URL: app.databaseUrl, PUBLIC_URL: app.url }),
  sealOf: (purpose: string) => createSeal(TEST_SECRET_KEY, purpose),
  mailer: { send: async (mail: Mail): Promise<void> => void mails.push(mail) },
  jobs: {
    failed: { list: async () => [], retry: async () => undefined, discard: async () => undefined },
    send: async (name: string, data: object): Promise<void> => {
      if (name === "mail.planning" && "userId" in data) queued.push(Number(data.userId));
    },
    work: async () => undefined,
    stop: async () => undefined,
  },
});

beforeAll(async () => {
  app = await startTestApp();
  database = openDatabase(app.databaseUrl, 2, () => undefined);
  const { rows } = await app.pool.query<{ id: number }>("select id from projects where slug = 'de-lindehof'");
  projectId = rows[0]?.id ?? 0;
  buyerId = await userId(app.pool, BUYER);
});
beforeEach(async () => {
  await app.pool.query("delete from planning_told");
  await app.pool.query("delete from planning_wishes");
  await app.pool.query("delete from planning_projects");
});
afterEach(() => setClock(null));
afterAll(async () => {
  await database.close();
  await app.stop();
});

/** Nine in the morning in the Netherlands, in winter time. */
const atNine = (day: string): void => setClock(() => Date.parse(`${day}T08:00:00Z`));

async function setTiles(day: string | null): Promise<void> {
  const staff = await app.signedIn(PROJECT_ADMIN);
  const { phases } = (await staff.call(listClosings, { params: { projectId } })).body;
  const seen = phases.find(({ phase }) => phase === PHASE)?.dates ?? NONE;
  await staff.call(savePhaseDates, {
    params: { projectId },
    body: { phase: PHASE, seen, dates: { ...NONE, tiles: day } },
  });
}

/** Runs the hourly job, and its letters. Returns the mails to the buyer of home 12. */
async function tell(): Promise<readonly Mail[]> {
  [mails, queued] = [[], []];
  await tellPlanning(tools());
  for (const id of queued) await sendPlanning(tools(), id);
  return mails.filter(({ to }) => to === BUYER);
}

const subjects = (letters: readonly Mail[]): readonly string[] => letters.map(({ subject }) => subject);

describe("the letters", () => {
  it("tell a date once, then remind two weeks and three days before it, and never twice", async () => {
    atNine("2026-11-29");
    await setTiles("2026-12-20");
    const [first, ...more] = await tell();
    expect(first?.subject).toBe("Sluitingsdata voor De Lindehof");
    expect(first?.text).toContain("Tegels: u kunt kiezen tot en met zondag 20 december.");
    expect(first?.headers).toEqual({});
    expect(more).toEqual([]);
    expect(await tell()).toEqual([]);
    atNine("2026-12-06");
    const [early] = await tell();
    expect(early?.subject).toBe("Nog 14 dagen om te kiezen voor De Lindehof");
    expect(early?.headers).toMatchObject({ "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" });
    expect(await tell()).toEqual([]);
    atNine("2026-12-17");
    const [last] = await tell();
    expect(last?.subject).toBe("Nog 3 dagen om te kiezen voor De Lindehof");
    expect(last?.headers).toEqual({});
    atNine("2026-12-21");
    expect(await tell()).toEqual([]);
  });

  it("tell that a date moved, also to who wants no reminders", async () => {
    atNine("2026-11-29");
    await setTiles("2026-12-20");
    await tell();
    const buyer = await app.signedIn(BUYER);
    await buyer.call(setPlanningWishes, { params: { projectId }, body: { isMuted: true } });
    atNine("2026-12-06");
    expect(await tell()).toEqual([]);
    await setTiles("2026-12-27");
    const [moved] = await tell();
    expect(moved?.text).toContain("zondag 27 december, en niet meer tot en met zondag 20 december");
    await setTiles(null);
    expect((await tell())[0]?.text).toContain("Tegels: er is geen sluitingsdatum meer.");
  });

  it("are not sent at night, nor to who handed in, and a mail that fails is sent by the next hour", async () => {
    setClock(() => Date.parse("2026-11-29T21:00:00Z"));
    await setTiles("2026-12-20");
    expect(await tell()).toEqual([]);
    expect(queued).toContain(buyerId);
    expect(queued).not.toContain(await userId(app.pool, BUYER_DONE));
    atNine("2026-11-30");
    const failing = { ...tools(), mailer: { send: () => Promise.reject(new Error("no server")) } };
    await expect(sendPlanning(failing, buyerId)).rejects.toThrow("no server");
    expect(subjects(await tell())).toEqual(["Sluitingsdata voor De Lindehof"]);
  });

  it("come on the days that the project chose", async () => {
    atNine("2026-11-29");
    await setTiles("2026-12-20");
    await tell();
    const staff = await app.signedIn(PROJECT_ADMIN);
    const body = { distances: [2, 7, 7] };
    await staff.call(saveReminderDistances, { params: { projectId }, body });
    expect((await staff.call(listClosings, { params: { projectId } })).body.distances).toEqual([7, 2]);
    atNine("2026-12-10");
    expect(await tell()).toEqual([]);
    atNine("2026-12-13");
    expect(subjects(await tell())).toEqual(["Nog 7 dagen om te kiezen voor De Lindehof"]);
  });
});

it("the link of a letter turns reminders off without signing in or a cookie, and a made-up link does nothing", async () => {
  atNine("2026-11-29");
  await setTiles("2026-12-20");
  await tell();
  atNine("2026-12-06");
  const [early] = await tell();
  const link = /<(.*)>/.exec(early?.headers?.["List-Unsubscribe"] ?? "")?.[1] ?? "";
  const press = async (url: string): Promise<number> => {
    const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
    return (await fetch(url, { method: "POST", body })).status;
  };
  expect(await press(link.replace(/planning\/[\w-]+/, "planning/AAAA"))).toBe(404);
  const wishes = async (client: TestClient) =>
    (await client.call(getPlanningWishes, { params: { projectId } })).body.isMuted;
  const buyer = await app.signedIn(BUYER);
  expect(await wishes(buyer)).toBe(false);
  expect(await press(link)).toBe(204);
  expect(await wishes(buyer)).toBe(true);
});

describe("the calendar", () => {
  const open = async (client: TestClient, replace: boolean): Promise<string> =>
    (await client.call(openPlanningCalendar, { params: { projectId }, body: { replace } })).body.path;
  const read = async (path: string) => {
    const answer = await fetch(`${app.url}${path}`);
    return { status: answer.status, type: answer.headers.get("content-type"), text: await answer.text() };
  };

  it("has the dates of the home as whole days, and follows them when they move", async () => {
    atNine("2026-11-29");
    await setTiles("2026-12-20");
    const buyer = await app.signedIn(BUYER);
    const url = await open(buyer, false);
    const first = await read(url);
    expect(first).toMatchObject({ status: 200, type: "text/calendar; charset=utf-8" });
    expect(first.text).toContain("DTSTART;VALUE=DATE:20261220");
    expect(first.text).toContain("SUMMARY:Laatste dag om te kiezen: tegels (De Lindehof)");
    const uid = /UID:(.*)/.exec(first.text)?.[1];
    await setTiles("2027-01-10");
    const moved = await read(url);
    expect(moved.text).toContain("DTSTART;VALUE=DATE:20270110");
    expect(moved.text).toContain(`UID:${uid}`);
  });

  it("ends when its owner replaces the address, leaves, or the address was made for something else", async () => {
    const buyer = await app.signedIn(BUYER);
    const url = await open(buyer, false);
    expect((await read(url)).status).toBe(200);
    const other = await open(buyer, true);
    expect((await read(url)).status).toBe(404);
    expect((await read(other)).status).toBe(200);
    await app.pool.query("update users set disabled_at = now() where id = $1", [buyerId]);
    expect((await read(other)).status).toBe(404);
    await app.pool.query("update users set disabled_at = null where id = $1", [buyerId]);
  });
});
