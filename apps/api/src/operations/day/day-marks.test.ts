import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  getAbsence,
  listDay,
  markDay,
  setAbsence,
  type DayAction,
  type DayItem,
} from "@showroom/api-contract/endpoints/day";
import { setPlanningWishes } from "@showroom/api-contract/endpoints/planning";
import { setClock } from "@showroom/service/clock";
import { createSeal } from "../../kernel/seal.ts";
import { openDatabase, type DatabaseHandle } from "../../database/database.ts";
import { sendReminder } from "../../closings/send-reminder.ts";
import type { Mail } from "../../mail/mailer.ts";
import { userId } from "../../testing/demo-ids.ts";
import {
  ADVISOR,
  BUYER,
  BUYER_DONE,
  BUYER_HALFWAY,
  OTHER_ADVISOR,
  PROJECT_ADMIN,
  startTestApp,
  type TestApp,
} from "../../testing/test-app.ts";
import type { TestClient } from "../../testing/test-client.ts";
import { TEST_SECRET_KEY, testConfig } from "../../testing/test-environment.ts";

const DAY = 86_400_000;
let at: number;
let app: TestApp;
let database: DatabaseHandle;
let staff: TestClient;
let colleague: TestClient;
let projectId: number;
beforeAll(async () => {
  app = await startTestApp();
  database = openDatabase(app.databaseUrl, 2, () => undefined);
  const { rows } = await app.pool.query<{ id: number }>("select id from projects where slug = 'de-lindehof'");
  projectId = rows[0]?.id ?? 0;
});
/** Eleven in the morning, eight days after the demo was loaded: its buyers have not begun since. */
beforeEach(async () => {
  const today = new Date(Date.now() + 8 * DAY).toISOString().slice(0, 10);
  at = Date.parse(`${today}T10:00:00Z`);
  setClock(() => at);
  await app.pool.query("delete from day_marks");
  await app.pool.query("delete from home_notes");
  await app.pool.query("delete from staff_wishes");
  await app.pool.query("update appointment_bookings set ending = 'staff', ended_at = now() where ending is null");
  staff = await app.signedIn(ADVISOR);
  colleague = await app.signedIn(PROJECT_ADMIN);
});
afterAll(async () => {
  setClock(null);
  await database.close();
  await app.stop();
});

const list = async (client = staff, query: { whose?: "open" | "mine" | "nobody" | "all" } = {}) =>
  (await client.call(listDay, { query: { projectId, ...query } })).body;
async function rowOf(email: string, client = staff): Promise<DayItem> {
  const { items } = await list(client, { whose: "all" });
  const found = items.find(({ home }) => home?.people.some((one) => one.email === email));
  if (!found) throw new Error(`There is no row for ${email}`);
  return found;
}
const mark = async (action: DayAction, items: readonly DayItem[], to: number | null = null, client = staff) => {
  const body = { action, to, items: items.map((one) => ({ projectId, key: one.key, seen: one.givenTo })) };
  return (await client.call(markDay, { body })).body.outcomes;
};
const keys = async (client: TestClient, whose: "open" | "mine" | "nobody" | "all") =>
  (await list(client, { whose })).items.map(({ key }) => key);

describe("giving rows to somebody", () => {
  it("takes them from everybody's list, and tells the second of two that somebody was faster", async () => {
    const row = await rowOf(BUYER);
    const [own, theirs] = [await userId(app.pool, ADVISOR), await userId(app.pool, PROJECT_ADMIN)];
    expect(await mark("give", [row], theirs)).toEqual(["done"]);
    expect(await mark("give", [row], own, colleague)).toEqual(["changed"]);
    expect(await keys(staff, "open")).not.toContain(row.key);
    expect(await keys(staff, "all")).toContain(row.key);
    expect(await keys(colleague, "mine")).toEqual([row.key]);
    expect((await rowOf(BUYER)).answers).toMatchObject({ userId: theirs });
    expect(await mark("give", [await rowOf(BUYER)], null)).toEqual(["done"]);
    expect(await keys(colleague, "mine")).toEqual([]);
    expect(await keys(staff, "open")).toContain(row.key);
  });

  it("is refused to who may not enter the project, and finds no rows of other projects", async () => {
    const row = await rowOf(BUYER);
    expect(await mark("give", [row], await userId(app.pool, OTHER_ADVISOR))).toEqual(["refused"]);
    expect(await mark("give", [row], await userId(app.pool, BUYER_DONE))).toEqual(["refused"]);
    const stranger = await app.signedIn(OTHER_ADVISOR);
    expect(await mark("settle", [row, { ...row, key: "start:999999" }], null, stranger)).toEqual(["gone", "gone"]);
    expect(await keys(staff, "open")).toContain(row.key);
  });

  it("goes to the deputy while somebody is away, and comes back afterwards", async () => {
    const [own, theirs] = [await userId(app.pool, ADVISOR), await userId(app.pool, PROJECT_ADMIN)];
    const row = await rowOf(BUYER);
    await mark("give", [row], own);
    const lastDay = new Date(at + DAY).toISOString().slice(0, 10);
    const be = async (body: { lastDay: string | null; deputyId: number | null }) =>
      (await staff.call(setAbsence, { body })).body.outcome;
    expect(await be({ lastDay, deputyId: await userId(app.pool, BUYER) })).toBe("deputy-unknown");
    expect(await be({ lastDay, deputyId: own })).toBe("deputy-unknown");
    expect(await be({ lastDay: "2020-01-01", deputyId: null })).toBe("past");
    expect(await be({ lastDay, deputyId: theirs })).toBe("done");
    expect(await keys(colleague, "mine")).toEqual([row.key]);
    expect(await keys(staff, "mine")).toEqual([]);
    expect(await be({ lastDay, deputyId: null })).toBe("done");
    expect(await keys(colleague, "open")).toContain(row.key);
    setClock(() => at + 2 * DAY);
    [staff, colleague] = [await app.signedIn(ADVISOR), await app.signedIn(PROJECT_ADMIN)];
    expect((await staff.call(getAbsence, {})).body).toEqual({ lastDay: null, deputyId: null });
    expect(await keys(staff, "mine")).toEqual([row.key]);
  });
});

describe("setting rows aside", () => {
  it("takes a request and a home without a start from the list, and says so in the log", async () => {
    const [start, request] = [await rowOf(BUYER), await rowOf(BUYER_DONE)];
    expect([start.about.kind, request.about.kind]).toEqual(["start", "request"]);
    expect(await mark("settle", [start, request])).toEqual(["done", "done"]);
    expect(await mark("settle", [start])).toEqual(["gone"]);
    expect(await keys(staff, "all")).not.toContain(request.key);
    const { rows } = await app.pool.query<{ action: string }>(
      "select action from audit_log where action in ('let-standard-stand', 'settled-request') order by id desc limit 2",
    );
    expect(rows.map(({ action }) => action).toSorted()).toEqual(["let-standard-stand", "settled-request"]);
  });

  it("comes back when the closing date moves", async () => {
    const close = (day: number) =>
      app.pool.query(
        `insert into closing_dates (project_id, phase, part, last_day)
         select $1, coalesce(phase, ''), 'tiles', $2 from homes where project_id = $1 and build_number = '12'
         on conflict (project_id, phase, part) do update set last_day = excluded.last_day`,
        [projectId, new Date(at + day * DAY).toISOString().slice(0, 10)],
      );
    await close(5);
    const row = await rowOf(BUYER);
    expect(row.about).toMatchObject({ kind: "closing", parts: ["tiles"], daysLeft: 5, hasStarted: false });
    await mark("settle", [row]);
    expect(await keys(staff, "all")).not.toContain(row.key);
    await close(6);
    expect((await rowOf(BUYER)).about).toMatchObject({ kind: "closing", daysLeft: 6 });
    await app.pool.query("delete from closing_dates");
  });
});

describe("reminding the buyers of a home", () => {
  const mails: Mail[] = [];
  const deliver = (id: number) =>
    sendReminder(
      {
        ...database,
        config: testConfig({ DATABASE_URL: app.databaseUrl, PUBLIC_URL: app.url }),
        sealOf: (purpose) => createSeal(TEST_SECRET_KEY, purpose),
        mailer: { send: async (mail) => void mails.push(mail) },
      },
      id,
    );
  const queued = async () =>
    (
      await app.pool.query<{ data: { userId: number }; start: Date }>(
        "select data, start_after as start from pgboss.job where name = 'mail.reminder' order by created_on",
      )
    ).rows;

  it("sends a letter once, that can be turned off and then is refused", async () => {
    const id = await userId(app.pool, BUYER);
    const row = await rowOf(BUYER);
    expect(await mark("remind", [row])).toEqual(["done"]);
    expect((await queued()).map(({ data }) => data)).toContainEqual({ userId: id });
    expect(await mark("remind", [row])).toEqual(["gone"]);
    await deliver(id);
    const mail = mails.at(-1);
    expect(mail?.to).toBe(BUYER);
    expect(mail?.text).toContain("herinnert u eraan");
    expect(mail?.headers?.["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");

    setClock(() => at + 4 * DAY);
    staff = await app.signedIn(ADVISOR);
    await (await app.signedIn(BUYER)).call(setPlanningWishes, { params: { projectId }, body: { isMuted: true } });
    expect(await mark("remind", [await rowOf(BUYER)])).toEqual(["refused"]);
    mails.length = 0;
    await deliver(id);
    await deliver(await userId(app.pool, BUYER_DONE));
    expect(mails).toEqual([]);
    await (await app.signedIn(BUYER)).call(setPlanningWishes, { params: { projectId }, body: { isMuted: false } });
  });

  it("waits for the morning at night, and never reminds who handed in", async () => {
    setClock(() => at + 11 * 3_600_000);
    staff = await app.signedIn(ADVISOR);
    const before = (await queued()).length;
    expect(await mark("remind", [await rowOf(BUYER), await rowOf(BUYER_DONE)])).toEqual(["done", "refused"]);
    const added = (await queued()).slice(before);
    expect(added).toHaveLength(1);
    expect(added[0]?.start.getTime()).toBe(at + 21 * 3_600_000);
  });

  it("invites somebody again who has no account yet", async () => {
    const email = "koper.nieuw@lindehof.example";
    const count = async () =>
      Number(
        (await app.pool.query("select from invitations i join users u on u.id = i.user_id where u.email = $1", [email]))
          .rowCount,
      );
    const before = await count();
    const row = await rowOf(email);
    expect(row.about).toEqual({ kind: "start", isRegistered: false });
    expect(await mark("remind", [row])).toEqual(["done"]);
    expect(await count()).toBe(before + 1);
    expect(await keys(staff, "all")).not.toContain(row.key);
  });
});

it("reminds no home that somebody began", async () => {
  const rows = (await list(staff, { whose: "all" })).items;
  expect(rows.some(({ home }) => home?.people.some(({ email }) => email === BUYER_HALFWAY))).toBe(false);
});
