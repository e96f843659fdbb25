import { startAsking } from "./picture-asker.ts";
import { until } from "./product.ts";
import { startSaving } from "./saving-loop.ts";
import { startWatching } from "./watching-staff.ts";

const PASSWORD = "Welkom-Thuis-2026";

interface Done {
  readonly saves: number;
  readonly pictures: number;
  readonly changes: number;
}

const KINDS = ["saves", "pictures", "changes"] as const;
const LEAST: Done = { saves: 3, pictures: 1, changes: 1 };

/** People of the demo project at work: a buyer who saves, buyers who ask for pictures, and staff who watch. */
export interface SiteWork {
  /**
   * Waits until everybody did something from now on, or at least `least`.
   *
   * @throws Error with what was done when the time is over; the cause when somebody gave up
   */
  readonly untilGoesOn: (seconds: number, what: string, least?: Partial<Done>) => Promise<void>;
  /** Ends the work and prints its figures. @throws Error when something was lost or never came */
  readonly end: (name: string) => Promise<void>;
}

/** Starts the work. `skip` is the number of pictures that others may have asked for before. */
export async function startWork(url: string, skip = 0): Promise<SiteWork> {
  const staff = await startWatching(url, "adviseur@showroom.example", PASSWORD);
  const askers = [
    await startAsking(url, "koper.halverwege@lindehof.example", PASSWORD, { skip }),
    await startAsking(url, "koper.klaar@lindehof.example", PASSWORD, { skip }),
  ];
  const buyer = await startSaving(url, "koper@lindehof.example", PASSWORD);
  const sum = (of: (asker: (typeof askers)[number]) => number): number =>
    askers.reduce((total, asker) => total + of(asker), 0);
  const done = (): Done => ({
    saves: buyer.saved(),
    pictures: sum((asker) => asker.came()),
    changes: staff.changes(),
  });
  const untilGoesOn: SiteWork["untilGoesOn"] = async (seconds, what, least = {}) => {
    const before = done();
    const wanted: Done = { ...LEAST, ...least };
    const since = (kind: keyof Done): number => done()[kind] - before[kind];
    const figures = (): string => KINDS.map((kind) => `${since(kind)} of ${wanted[kind]} ${kind}`).join(", ");
    await until(
      seconds,
      () => `${what} (${figures()})`,
      async () => {
        for (const { failure } of [buyer, ...askers]) {
          const cause = failure();
          if (cause !== null) throw new Error(`Somebody gave up before ${what} (${figures()})`, { cause });
        }
        return KINDS.every((kind) => since(kind) >= wanted[kind]);
      },
    );
  };
  // The first pictures of new workers wait for textures and light.
  await untilGoesOn(240, "work has begun");
  return {
    untilGoesOn,
    end: async (name) => {
      const ended = await Promise.allSettled([buyer.end(), ...askers.map((asker) => asker.end())]);
      const watched = await Promise.allSettled([staff.end()]);
      const { saves, pictures, changes } = done();
      console.log(
        `${name}: ${saves} saves, ${buyer.repeated()} made again; ${pictures} pictures, ${sum((asker) => asker.repeated())} asked again; ${changes} changes seen by staff, connected again ${staff.reopened()} times`,
      );
      for (const result of [...ended, ...watched]) if (result.status === "rejected") throw result.reason;
    },
  };
}
