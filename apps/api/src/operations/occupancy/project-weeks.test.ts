import { afterAll, beforeAll, expect, it } from "vitest";
import { getOwnClosings } from "@showroom/api-contract/endpoints/closings";
import { listDay } from "@showroom/api-contract/endpoints/day";
import { listHomes } from "@showroom/api-contract/endpoints/homes";
import { listInvitations } from "@showroom/api-contract/endpoints/invitations";
import { getProjectOrderList, listBuyers } from "@showroom/api-contract/endpoints/staff";
import type { StaffBuyer } from "@showroom/api-contract/entities/staff";
import { runs, SEED, timeLimit } from "@showroom/property-tests/runs";
import { setClock } from "@showroom/service/clock";
import { openDatabase, type DatabaseHandle } from "../../database/database.ts";
import type { Mail } from "../../mail/mailer.ts";
import { startTestMailbox, type TestMailbox } from "../../testing/imap-mailbox.ts";
import {
  closedParts,
  invitationOf,
  inWords,
  needsOf,
  stateOf,
  statusOf,
  type ExpectedHome,
} from "../../testing/project-weeks/expected-homes.ts";
import { playWeeks } from "../../testing/project-weeks/project-weeks.ts";
import { endSchedules } from "../../testing/project-weeks/scheduled-jobs.ts";
import { startSmtpCatcher, type SmtpCatcher } from "../../testing/smtp-catcher.ts";
import { ADVISOR, PROJECT_ADMIN, startTestApp, type TestApp } from "../../testing/test-app.ts";

let catcher: SmtpCatcher;
let mailbox: TestMailbox;
let app: TestApp;
let database: DatabaseHandle;
beforeAll(async () => {
  catcher = await startSmtpCatcher();
  mailbox = await startTestMailbox();
  app = await startTestApp({
    environment: {
      SMTP_URL: catcher.url,
      BOUNCE_URL: mailbox.url,
      BOUNCE_ADDRESS: "bounces@showroom.example",
      TRUST_PROXY: "loopback",
    },
  });
  await endSchedules(app);
  database = openDatabase(app.databaseUrl, 2, () => undefined);
});
afterAll(async () => {
  setClock(null);
  await database.close();
  await app.stop();
  catcher.stop();
  mailbox.stop();
});

/** The same numbers for the same seed. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** 300 homes by night. */
const HOMES = runs(1) > 1 ? 300 : 12;
const COUNTS = {
  homes: HOMES,
  resold: Math.max(4, Math.round(HOMES / 15)),
  bounced: Math.max(2, Math.round(HOMES / 30)),
  silent: Math.max(1, Math.round(HOMES / 60)),
};

it(
  "after twelve weeks every home is as what happened to it makes it",
  async () => {
    const { rows } = await app.pool.query<{ id: number }>("select id from projects where slug = 'de-lindehof'");
    const params = { projectId: rows[0]?.id ?? 0 };
    const tools = { app, catcher, mailbox, database, chance: seeded(SEED), ...params };
    const { homes, dates, letters, today, buyerOf, versionOf } = await playWeeks(tools, COUNTS);

    const admin = await app.signedIn(PROJECT_ADMIN);
    const listed = (await admin.call(listHomes, { params })).body.items;
    const invited = (await admin.call(listInvitations, { params })).body.items;
    const advisor = await app.signedIn(ADVISOR);
    const query = { page: 1, pageSize: 100, sort: "buildNumber", direction: "asc" } as const;
    const buyers: StaffBuyer[] = [];
    for (let page = 1; ; page += 1) {
      const { items, total } = (await advisor.call(listBuyers, { params, query: { ...query, page } })).body;
      buyers.push(...items);
      if (buyers.length >= total) break;
    }
    const ordered = (
      await advisor.call(getProjectOrderList, { params, query: { scope: "final", prices: "false" } })
    ).body.lines.map(({ buildNumber }) => buildNumber);

    const day = (await advisor.call(listDay, { query: { projectId: params.projectId, whose: "all", most: 500 } })).body
      .items;

    for (const home of homes) {
      const days = dates.get(home.phase);
      if (!days) throw new Error(`${home.phase} has no dates`);
      const words = inWords(home);
      const found = listed.find(({ buildNumber }) => buildNumber === home.buildNumber);
      const buyer = buyers.filter(({ buildNumber }) => buildNumber === home.buildNumber);
      const invitation = invited.find(({ email }) => email === home.holder);
      expect
        .soft(
          {
            state: found?.state,
            buyers: found?.buyers.length,
            former: found?.former,
            status: buyer.map(({ status }) => status),
            invitation: invitation?.state ?? null,
            isOrdered: ordered.includes(home.buildNumber),
            needs: day
              .flatMap((item) => (item.home?.buildNumber === home.buildNumber ? [item.about.kind] : []))
              .toSorted(),
          },
          words,
        )
        .toEqual({
          state: stateOf(home),
          buyers: home.holder === null ? 0 : 1,
          former: home.former,
          status: home.holder === null ? [] : [statusOf(home)],
          invitation: invitationOf(home, 12),
          isOrdered: home.standing || home.agreed || home.late === "agreed",
          needs: needsOf(home, days, today),
        });
      if (home.invitation !== "registered") continue;
      const own = await buyerOf(home);
      const { items } = (await own.client.call(getOwnClosings, { params })).body;
      const closed = items.filter(({ isClosed }) => isClosed).map(({ part }) => part);
      expect.soft(closed, words).toEqual(closedParts(home, days, today));
      if (home.choices === "handed-in") continue;
      // What is closed cannot be chosen any more, whoever asks, and the rest can.
      const tiles = { [own.page("toilet").id]: own.withLuxuryTile("toilet") };
      const late = await own.save(tiles, await versionOf(home));
      expect.soft(late.status, words).toBe(closed.includes("tiles") ? 409 : 200);
    }
    await expectOneTruth();
    await expectTold(homes, letters);
  },
  timeLimit(60_000),
);

async function none(words: string, query: string): Promise<void> {
  const { rows } = await app.pool.query(query);
  expect.soft(rows, words).toEqual([]);
}

/** What holds whatever happened, by queries of its own. */
async function expectOneTruth(): Promise<void> {
  await none(
    "who left has no choices that are not archived",
    `select u.email from users u join project_choices c on c.user_id = u.id where u.left_at is not null and c.archived_at is null`,
  );
  await none(
    "a home has at most one set of choices that is not archived",
    `select h.build_number from homes h join users u on u.project_id = h.project_id and lower(u.build_number) = lower(h.build_number)
     join project_choices c on c.user_id = u.id and c.archived_at is null group by h.build_number having count(*) > 1`,
  );
  await none(
    "nobody who left is asked to accept an offer",
    `select p.offer_id from offer_persons p join users u on u.id = p.user_id and u.left_at is not null
     where not exists (select from offer_endings e where e.offer_id = p.offer_id)
       and exists (select from offer_persons q where q.offer_id = p.offer_id
         and not exists (select from offer_acceptances a where a.offer_id = q.offer_id and a.user_id = q.user_id))`,
  );
  await none(
    "no link opens archived choices",
    `select l.id from share_links l join project_choices c on c.id = l.choices_id where c.archived_at is not null and l.revoked_at is null`,
  );
}

/** Who can still choose was told the dates as they are, and nobody was told the same twice. */
async function expectTold(homes: readonly ExpectedHome[], letters: readonly Mail[]): Promise<void> {
  const { rows } = await app.pool.query<{ buildNumber: string; part: string }>(
    `select h.build_number as "buildNumber", d.part from users u
     join homes h on h.project_id = u.project_id and lower(h.build_number) = lower(u.build_number)
     join closing_dates d on d.project_id = h.project_id and d.phase = h.phase
     left join project_choices c on c.user_id = u.id and c.archived_at is null
     left join planning_told t on t.user_id = u.id and t.part = d.part
     where u.password_hash is not null and u.left_at is null and c.submit_type is null
       and d.last_day is distinct from t.last_day`,
  );
  const untold = rows.filter(({ buildNumber, part }) => {
    const home = homes.find((one) => one.buildNumber === buildNumber);
    // What former buyers agreed is no date to tell.
    return home && !(home.standing && part !== "floors");
  });
  expect.soft(untold, "who can choose knows the dates that hold").toEqual([]);
  expect.soft(letters.length, "buyers got letters").toBeGreaterThan(homes.length);
  const words = letters.map(({ to, text }) => `${to}\n${text}`);
  expect.soft(new Set(words).size, "nobody got a letter twice").toBe(letters.length);
}
