/** Twelve weeks of a project with many homes, played through the calls of the API on a set clock. */
import { readHomeSheet, saveHomes } from "@showroom/api-contract/endpoints/homes";
import { listClosings, savePhaseDates, type PhaseDates } from "@showroom/api-contract/endpoints/closings";
import { saveContractTerms } from "@showroom/api-contract/endpoints/contract-terms";
import { DAY, setClock } from "@showroom/service/clock";
import { vi } from "vitest";
import { openHomeDesk } from "../home-desk.ts";
import { TERMS } from "../offer-desk.ts";
import { PROJECT_ADMIN } from "../test-app.ts";
import { openBuyers, type MailTo } from "./buyers.ts";
import { closedParts, isLate, type Dates, type ExpectedHome } from "./expected-homes.ts";
import { openInvitations } from "./invitations.ts";
import { openPlanning } from "./scheduled-jobs.ts";
import type { WeeksTools } from "./weeks-tools.ts";

/** Monday at noon in the Netherlands. */
const START = Date.parse("2026-09-07T10:00:00Z");
const PHASES = ["Week A", "Week B", "Week C", "Week D", "Week E"] as const;
const NEVER: Dates = { tiles: "9999-12-31", sanitary: "9999-12-31", floors: "9999-12-31" };
const TYPE = "Type A – tussenwoning";

interface Counts {
  readonly homes: number;
  readonly resold: number;
  readonly bounced: number;
  readonly silent: number;
}

const dayIn = (week: number): string => new Date(START + week * 7 * DAY).toISOString().slice(0, 10);

/** Every number is one home; equal seeds play the same weeks. */
export async function playWeeks(tools: WeeksTools, counts: Counts) {
  const { app, catcher, projectId, chance } = tools;
  const params = { projectId };
  let at = START;
  setClock(() => (at += 10));
  const planning = openPlanning(app, tools.database);
  const weekNow = (): number => Math.floor((at - START) / (7 * DAY));
  /** Buyers are told of dates in each week. */
  async function toWeek(week: number): Promise<void> {
    while (weekNow() < week) {
      at = START + (weekNow() + 1) * 7 * DAY;
      await planning.tell();
    }
  }

  const homes: ExpectedHome[] = Array.from({ length: counts.homes }, (_, index) => ({
    buildNumber: `W${String(index + 1).padStart(3, "0")}`,
    phase: PHASES[index % PHASES.length] ?? PHASES[0],
    holder: null,
    invitation: null,
    invitedIn: 0,
    choices: "none",
    standing: false,
    agreed: false,
    late: "none",
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

  const { invite, bounce, correct, register } = openInvitations(tools, mailTo, weekNow);
  const { buyerOf, versionOf, draft, handIn, agree, offerLast, agreeLate } = openBuyers(app, projectId, mailTo);
  await (await admin()).call(saveContractTerms, { params, body: { version: 0, terms: { ...TERMS, daysValid: 60 } } });
  await addHomes();
  await setAllDates((index, part) => 5 + index + part);
  await invite(homes, ({ buildNumber }) => `koper.${buildNumber.toLowerCase()}@voorbeeld.nl`);
  const order = shuffled(homes);
  // The first are silent for twelve weeks.
  const bounced = order.slice(counts.silent, counts.silent + counts.bounced);
  for (const home of bounced) await bounce(home);
  await toWeek(1);
  // Nobody finds the right address of the first.
  const [lost, ...corrected] = bounced;
  for (const home of corrected) await correct(home);
  const active = order.slice(counts.silent).filter((home) => home !== lost);
  for (const home of active) await register(home);
  await toWeek(2);
  await setAllDates((index, part) => 7 + index + part);
  const resold = active.slice(-counts.resold);
  const draws = new Map(active.map((home) => [home, chance()]));
  // One who agreed all sells a home whose dates are still to come.
  const [seller] = resold.toSorted((one, other) => other.phase.localeCompare(one.phase));
  if (seller) draws.set(seller, 0);
  const goes = (home: ExpectedHome, share: number): boolean => (draws.get(home) ?? 0) < share;
  await toWeek(3);
  for (const home of active.filter((one) => goes(one, 0.8))) await draft(home);
  await toWeek(4);
  for (const home of active.filter((one) => goes(one, 0.5))) await handIn(home);
  await toWeek(5);
  for (const home of active.filter((one) => goes(one, 0.25))) await agree(home);
  await toWeek(6);
  for (const home of resold) await resell(home);
  // The dates move once more: of the first two phases they end before the last week.
  await setAllDates((index, part) => (index < 2 ? 9 + part : 14 + part));
  await toWeek(7);
  const again = resold.slice(0, Math.ceil(resold.length * 0.75));
  await invite(again, ({ buildNumber }) => `volgende.${buildNumber.toLowerCase()}@voorbeeld.nl`);
  await toWeek(8);
  const back = again.filter((_, index) => index % 3 !== 2);
  for (const home of back) await register(home);
  for (const home of back.filter(({ standing }) => !standing)) await draft(home);
  await toWeek(12);
  // Of those who chose too late, a third agrees with the last offer, a third still thinks, and a third waits for one.
  const today = dayIn(12);
  const late = homes.filter((home) => isLate(home, closedParts(home, dates.get(home.phase) ?? NEVER, today)));
  for (const [index, home] of late.entries()) {
    if (index % 3 === 0) await agreeLate(home);
    else if (index % 3 === 1) await offerLast(home);
  }
  return { homes, dates, letters: planning.letters, buyerOf, versionOf, today };
}
