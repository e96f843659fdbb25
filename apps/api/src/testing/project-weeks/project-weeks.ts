/** Twelve weeks of a project with many homes, played through the calls of the API on a set clock. */
import { readHomeSheet, saveHomes } from "@showroom/api-contract/endpoints/homes";
import { inviteBuyers, listInvitations, resendInvitation } from "@showroom/api-contract/endpoints/invitations";
import { listClosings, savePhaseDates, type PhaseDates } from "@showroom/api-contract/endpoints/closings";
import { saveContractTerms } from "@showroom/api-contract/endpoints/contract-terms";
import { getCurrentUser } from "@showroom/api-contract/endpoints/session";
import { getUserByHash, registerUser } from "@showroom/api-contract/endpoints/users";
import { DAY, setClock } from "@showroom/service/clock";
import { vi } from "vitest";
import { openMailbox } from "../../bounces/mailbox.ts";
import { readBounces } from "../../bounces/read-bounces.ts";
import type { DatabaseHandle } from "../../database/database.ts";
import { REPORTS } from "../delivery-reports.ts";
import { openHomeDesk } from "../home-desk.ts";
import type { TestMailbox } from "../imap-mailbox.ts";
import { TERMS } from "../offer-desk.ts";
import type { SmtpCatcher } from "../smtp-catcher.ts";
import { DEMO_PASSWORD, PROJECT_ADMIN, type TestApp } from "../test-app.ts";
import { openBuyers, type MailTo } from "./buyers.ts";
import type { Dates, ExpectedHome } from "./expected-homes.ts";

/** Monday at noon in the Netherlands. */
const START = Date.parse("2026-09-07T10:00:00Z");
const PHASES = ["Week A", "Week B", "Week C", "Week D", "Week E"] as const;
const TYPE = "Type A – tussenwoning";

interface Counts {
  readonly homes: number;
  readonly resold: number;
  readonly bounced: number;
  readonly silent: number;
}

interface Tools {
  readonly app: TestApp;
  readonly catcher: SmtpCatcher;
  readonly mailbox: TestMailbox;
  readonly database: DatabaseHandle;
  readonly projectId: number;
  /** Between 0 and 1. */
  readonly chance: () => number;
}

const dayIn = (week: number): string => new Date(START + week * 7 * DAY).toISOString().slice(0, 10);

/** Every number is one home; equal seeds play the same weeks. */
export async function playWeeks({ app, catcher, mailbox, database, projectId, chance }: Tools, counts: Counts) {
  const params = { projectId };
  let at = START;
  setClock(() => (at += 10));
  const toWeek = (week: number): void => void (at = Math.max(at, START + week * 7 * DAY));

  const weekNow = (): number => Math.floor((at - START) / (7 * DAY));

  const homes: ExpectedHome[] = Array.from({ length: counts.homes }, (_, index) => ({
    buildNumber: `W${String(index + 1).padStart(3, "0")}`,
    phase: PHASES[index % PHASES.length] ?? PHASES[0],
    holder: null,
    invitation: null,
    invitedIn: 0,
    choices: "none",
    standing: false,
    agreed: false,
    former: 0,
  }));
  const dates = new Map<string, Dates>();
  const shuffled = <Item>(items: readonly Item[]): Item[] =>
    items
      .map((item) => [chance(), item] as const)
      .toSorted(([one], [other]) => one - other)
      .map(([, item]) => item);

  // Each call is of a person who just signed in, as after a night.
  const admin = () => app.signedIn(PROJECT_ADMIN);
  const mailTo: MailTo = async (email, words) =>
    await vi.waitFor(
      () => {
        const sources = catcher.mails
          .filter(({ to }) => to.includes(email))
          .map(({ source }) => source.replaceAll("=\n", ""));
        const match = words.exec(sources.findLast((source) => words.test(source)) ?? "");
        if (!match) throw new Error(`${email} got no mail with ${String(words)}`);
        return match;
      },
      { timeout: 60_000, interval: 20 },
    );

  /** A sheet of all homes: read, checked and stored, without a second round. */
  async function addHomes(): Promise<void> {
    const staff = await admin();
    const lines = homes.map(({ buildNumber, phase }) => `${buildNumber};${TYPE};${phase};`);
    const file = new File([["Bouwnummer;Woningtype;Fase;Adres", ...lines].join("\r\n")], "woningen.csv");
    const read = (await staff.call(readHomeSheet, { params, body: { file } })).body;
    if (read.faults.length > 0 || read.rows.length !== homes.length) throw new Error(JSON.stringify(read.faults));
    const save = async (dryRun: boolean) =>
      (await staff.call(saveHomes, { params, body: { rows: read.rows, dryRun } })).body;
    if ((await save(true)).rows.some(({ state }) => state !== "new")) throw new Error("The dry run has faults");
    const { saved } = await save(false);
    if (saved !== homes.length) throw new Error(`${saved} homes were stored`);
  }

  async function invite(some: readonly ExpectedHome[], addressOf: (home: ExpectedHome) => string): Promise<void> {
    const staff = await admin();
    const rows = some.map((home) => ({
      line: null,
      buildNumber: home.buildNumber,
      houseType: "",
      firstName: "Koper",
      lastName: home.buildNumber,
      email: addressOf(home),
      coBuyer: "",
    }));
    const answer = (await staff.call(inviteBuyers, { params, body: { rows, dryRun: false } })).body;
    if (answer.sent !== rows.length)
      throw new Error(JSON.stringify(answer.rows.filter(({ state }) => state === "fault")));
    for (const home of some)
      Object.assign(home, {
        holder: addressOf(home),
        invitation: "invited",
        invitedIn: weekNow(),
        choices: "none",
        agreed: false,
      });
  }

  const lineOf = async (email: string) => {
    const { items } = (await (await admin()).call(listInvitations, { params })).body;
    const found = items.find((one) => one.email === email);
    if (!found) throw new Error(`${email} was not invited`);
    return found;
  };

  async function bounce(home: ExpectedHome): Promise<void> {
    const to = home.holder ?? "";
    const [, id = ""] = await mailTo(to, /^Message-ID: (<.+>)$/m);
    await vi.waitFor(async () => {
      if ((await lineOf(to)).state !== "sent") throw new Error("The mail is on its way");
    }, 30_000);
    mailbox.put(REPORTS.postfix({ id, to }));
    await readBounces({ db: database.db }, openMailbox(mailbox.url));
    const { state } = await lineOf(to);
    if (state !== "bounced") throw new Error(`${to} came back, and is ${state}`);
    home.invitation = "bounced";
  }

  async function correct(home: ExpectedHome): Promise<void> {
    const { userId, invitationId } = await lineOf(home.holder ?? "");
    const email = `juist.${home.holder}`;
    const staff = await admin();
    const { outcome } = (
      await staff.call(resendInvitation, { params: { projectId, userId }, body: { invitationId, email } })
    ).body;
    if (outcome !== "done") throw new Error(outcome);
    Object.assign(home, { holder: email, invitation: "invited", invitedIn: weekNow() });
  }

  async function register(home: ExpectedHome): Promise<void> {
    const email = home.holder ?? "";
    const [, hash = ""] = await mailTo(email, /signup\/([\w-]+)/);
    const body = {
      firstName: "Koper",
      lastName: home.buildNumber,
      email,
      password: DEMO_PASSWORD,
      password_confirmation: DEMO_PASSWORD,
      approveConditions: true as const,
    };
    const client = app.client();
    client.tokens.access = (await client.call(getUserByHash, { params: { hash } })).body.access_token;
    const { id } = (await client.call(getCurrentUser, {})).body;
    const answer = await client.call(registerUser, { params: { id }, body });
    if (answer.status >= 300) throw new Error(`${email} could not register: ${answer.text}`);
    home.invitation = "registered";
  }

  async function resell(home: ExpectedHome): Promise<void> {
    const desk = await openHomeDesk(app, projectId);
    const { outcome } = await desk.end(home.buildNumber);
    if (outcome !== "done") throw new Error(`${home.buildNumber}: ${outcome}`);
    const isAgreed = home.standing || home.agreed;
    Object.assign(home, { holder: null, invitation: null, choices: "none", agreed: false, standing: isAgreed });
    home.former += 1;
  }

  async function setDates(phase: string, days: Dates): Promise<void> {
    const staff = await admin();
    const seen: PhaseDates = (await staff.call(listClosings, { params })).body.phases.find((one) => one.phase === phase)
      ?.dates ?? { tiles: null, sanitary: null, floors: null };
    const { outcome } = (await staff.call(savePhaseDates, { params, body: { phase, seen, dates: { ...days } } })).body;
    if (outcome !== "done") throw new Error(outcome);
    dates.set(phase, days);
  }
  const setAllDates = async (weekOf: (index: number, part: number) => number): Promise<void> => {
    for (const [index, phase] of PHASES.entries())
      await setDates(phase, {
        tiles: dayIn(weekOf(index, 0)),
        sanitary: dayIn(weekOf(index, 1)),
        floors: dayIn(weekOf(index, 2)),
      });
  };

  const { buyerOf, versionOf, draft, handIn, agree } = openBuyers(app, projectId, mailTo);
  toWeek(0);
  await (await admin()).call(saveContractTerms, { params, body: { version: 0, terms: { ...TERMS, daysValid: 60 } } });
  await addHomes();
  await setAllDates((index, part) => 5 + index + part);
  await invite(homes, ({ buildNumber }) => `koper.${buildNumber.toLowerCase()}@voorbeeld.nl`);
  const order = shuffled(homes);
  // The first are silent for twelve weeks.
  const bounced = order.slice(counts.silent, counts.silent + counts.bounced);
  for (const home of bounced) await bounce(home);
  toWeek(1);
  // The last of them is corrected late, so that its state is seen on the way.
  for (const home of bounced) await correct(home);
  const active = order.slice(counts.silent);
  for (const home of active) await register(home);
  toWeek(2);
  await setAllDates((index, part) => 7 + index + part);
  const resold = active.slice(-counts.resold);
  const draws = new Map(active.map((home) => [home, chance()]));
  const goes = (home: ExpectedHome, share: number): boolean => (draws.get(home) ?? 0) < share;
  toWeek(3);
  for (const home of active.filter((one) => goes(one, 0.8))) await draft(home);
  toWeek(4);
  for (const home of active.filter((one) => goes(one, 0.5))) await handIn(home);
  toWeek(5);
  for (const home of active.filter((one) => goes(one, 0.25))) await agree(home);
  toWeek(6);
  for (const home of resold) await resell(home);
  // The dates move once more: of the first two phases they end before the last week.
  await setAllDates((index, part) => (index < 2 ? 9 + part : 14 + part));
  toWeek(7);
  const again = resold.slice(0, Math.ceil(resold.length * 0.75));
  await invite(again, ({ buildNumber }) => `volgende.${buildNumber.toLowerCase()}@voorbeeld.nl`);
  toWeek(8);
  const back = again.filter((_, index) => index % 3 !== 2);
  for (const home of back) await register(home);
  for (const home of back.filter(({ standing }) => !standing)) await draft(home);
  toWeek(12);
  return { homes, dates, buyerOf, versionOf, today: dayIn(12) };
}
