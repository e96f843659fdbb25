/** Which of the things that people of a simulated project do is done next, by chance and by what is still missing. */
import { actsOf, type Act } from "./simulated-acts.ts";
import { readBecame } from "./simulated-checks.ts";
import { oneOf, randomOf, type Random, type SimulatedHome, type SimulatedProject } from "./simulated-project.ts";

type ActName = keyof ReturnType<typeof actsOf>;

/** How often each is done, of a hundred times. */
const OFTEN: Readonly<Record<ActName, number>> = {
  make: 15,
  makeApart: 2,
  propose: 0,
  change: 18,
  agree: 24,
  accept: 8,
  acceptTogether: 8,
  sign: 3,
  decline: 7,
  divide: 4,
  partAtOnce: 1,
  ask: 3,
  withdraw: 3,
  race: 3,
  bounce: 1,
};
const DRAWN = Object.entries(OFTEN).flatMap(([name, times]) => Array.from({ length: times }, () => name as ActName));

/** What has to happen in weeks that are to say something, with what brings it about when it is done in one home. */
const BRINGS: Readonly<Record<string, readonly ActName[]>> = {
  "an agreed offer": ["make", "agree"],
  // Of an offer that a buyer divided: `divideSome`.
  "an agreed part": [],
  "a declined part": [],
  "an agreed change": ["propose", "agree", "change", "agree"],
  "a change by the product": ["make", "agree"],
  declined: ["propose", "decline"],
  // Of homes in which nobody answers.
  expired: [],
  replaced: ["make", "make"],
  withdrawn: ["propose", "withdraw"],
  "accept already-accepted": ["propose", "accept", "accept", "accept"],
  "accept done": ["propose", "accept"],
  "bounce done": ["propose", "bounce"],
  "a discount of the whole": ["make"],
  "divided with a discount": [],
  "divided with an extra": [],
  "change done": ["make", "agree", "change"],
  "make discount-apart": ["makeApart"],
  "make part-agreed": ["make", "agree", "make"],
  "offered apart with a discount": ["makeApart"],
  "sign done": ["propose", "agree"],
};

/** What has not happened yet. */
export const missingIn = (happened: ReadonlySet<string>): string[] =>
  Object.keys(BRINGS).filter((one) => !happened.has(one));

interface Wanted {
  readonly missing: readonly string[];
  /** How often, of a hundred times, something is done that brings about what is missing. */
  readonly percent: number;
}

/** What is done next in a home, by chance: one act, or all that brings about something that is missing. */
export function drawAct(world: SimulatedProject, random: Random, { missing, percent }: Wanted): Act {
  const acts = actsOf(world, random);
  const wanted = random(100) < percent ? oneOf(random, missing) : undefined;
  const names = (wanted !== undefined && BRINGS[wanted]) || [oneOf(random, DRAWN) ?? "make"];
  return async (home) => {
    const done: string[] = [];
    for (const name of names) done.push(await acts[name](home));
    return done.join(" and ");
  };
}

const MOST_TRIES = 60;

interface Start {
  readonly random: Random;
  readonly at: number;
}

/** Offers parts apart at the start, until one had its discount and one was refused because of a discount of the whole. */
export async function offerApart(
  world: SimulatedProject,
  homes: readonly SimulatedHome[],
  { random, at }: Start,
): Promise<ReadonlySet<string>> {
  const happened = new Set<string>();
  for (const home of Array.from({ length: MOST_TRIES }, (_, tries) => homes[tries % homes.length])) {
    if (home) happened.add(await actsOf(world, randomOf(random(2 ** 32))).makeApart(home));
    if (happened.has("make discount-apart") && (await readBecame(world, at)).includes("offered apart with a discount"))
      break;
  }
  return happened;
}

/**
 * Divides offers. It happens at the start, because few offers have several parts later. It ends when an offer with a discount and one with
 * a line outside the catalogue were divided, and a part was declined and a part agreed.
 */
export async function divideSome(
  world: SimulatedProject,
  homes: readonly SimulatedHome[],
  { random, at }: Start,
): Promise<void> {
  const became = async (what: string): Promise<boolean> => (await readBecame(world, at)).includes(what);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const home = homes[tries % homes.length];
    if (!home) return;
    const acts = actsOf(world, randomOf(random(2 ** 32)));
    await acts.make(home);
    if ((await acts.divide(home)) !== "divide done") continue;
    if (!(await became("divided with a discount")) || !(await became("divided with an extra"))) continue;
    for (let again = 0; again < MOST_TRIES && !(await became("a declined part")); again += 1) await acts.decline(home);
    for (let again = 0; again < MOST_TRIES && !(await became("an agreed part")); again += 1) await acts.agree(home);
    return;
  }
}
