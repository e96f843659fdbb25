import { afterEach, expect, it } from "vitest";
import { runs, SEED, timeLimit } from "@showroom/property-tests/runs";
import { DAY, HOUR, MINUTE, setClock } from "@showroom/service/clock";
import { actsOf } from "../../testing/simulated-acts.ts";
import {
  countAgreedChanges,
  expectBounced,
  expectDivided,
  expectFrozen,
  expectOrdered,
  readBecame,
} from "../../testing/simulated-checks.ts";
import { expectDiscounted } from "../../testing/simulated-discounts.ts";
import { divideSome, drawAct, missingIn, offerApart } from "../../testing/simulated-draws.ts";
import { openSimulatedProject, randomOf } from "../../testing/simulated-project.ts";
import { changeProject } from "../../testing/simulated-terms.ts";

/** They go on for as long as something that has to happen did not, at most three times as many. */
const WEEKS = 12;
/** In a night twenty times as many; `PROPERTY_FACTOR=50` plays 300. With fewer than six, some required events never happen. */
const HOMES = Math.max(6, runs(6));
const ACTS_PER_WEEK = 2;
/** Of changes that are agreed, with many homes; with few, one. */
const CHANGES = HOMES < 100 ? 1 : 40;

afterEach(() => setClock(null));

it(
  "what is ordered is what was agreed, in weeks of offers, changes, catalogues, expiries, bounces and silent buyers",
  { timeout: timeLimit(180_000) },
  async () => {
    const random = randomOf(SEED);
    let at = Date.parse("2027-01-04T08:00:00Z");
    setClock(() => at);
    const world = await openSimulatedProject(HOMES, random);
    const happened = new Set<string>();
    const frozen = new Map<number, string>();
    const talking = world.homes.filter(({ isSilent }) => !isSilent);
    const silent = world.homes.filter(({ isSilent }) => isSilent);
    const acts = ACTS_PER_WEEK * talking.length;
    let ordered = 0;
    try {
      for (let week = 0; week < WEEKS || (week < 3 * WEEKS && missingIn(happened).length > 0); week += 1) {
        await changeProject(world, random, week);
        if (week === 0) {
          for (const one of await offerApart(world, talking, { random, at })) happened.add(one);
          await divideSome(world, talking, { random, at });
        }
        // First chance alone decides, at last what is still missing.
        const percent = week < WEEKS / 2 ? 0 : week < WEEKS ? 50 : 100;
        const wanted = { missing: missingIn(happened), percent };
        const end = at + 7 * DAY;
        // Staff correct their offer at once; none is valid until the next.
        if (week % 4 === 0)
          for (const home of [...silent, ...silent]) await actsOf(world, randomOf(random(2 ** 32))).make(home);
        for (let done = 0; done < acts; done += 1) {
          at += Math.max(MINUTE, Math.floor((7 * DAY) / acts) - random(HOUR));
          const home = talking[random(talking.length)];
          if (!home) continue;
          // A chance of its own: what two do at once ends one way or the other, which must not change what others do later.
          const outcome = await drawAct(world, randomOf(random(2 ** 32)), wanted)(home);
          for (const one of outcome.split(" and ")) happened.add(one);
        }
        at = Math.max(at, end);
        await expectFrozen(world, frozen);
        await expectDivided(world);
        await expectDiscounted(world);
        for (const one of await readBecame(world, at)) happened.add(one);
        if (week % 4 === 3) ordered = await expectOrdered(world, random);
      }
      // The weeks had all of it.
      expect(missingIn(happened)).toEqual([]);
      expect(ordered).toBeGreaterThan(HOMES);
      expect(await countAgreedChanges(world)).toBeGreaterThanOrEqual(CHANGES);
      await expectOrdered(world, random);
      await expectBounced(world);
    } finally {
      await world.close();
    }
  },
);
