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

/** People of the demo project at work: a buyer who saves, buyers who ask for pictures, and staff who watch. */
export interface SiteWork {
  readonly done: () => Done;
  /** Whether everybody did something since `before`. */
  readonly hasGoneOn: (before: Done) => boolean;
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
  const hasGoneOn: SiteWork["hasGoneOn"] = (before) => {
    const now = done();
    return now.saves >= before.saves + 3 && now.pictures > before.pictures && now.changes > before.changes;
  };
  // The first pictures of new workers wait for textures and light.
  await until(240, "work has begun", async () => hasGoneOn({ saves: 0, pictures: 0, changes: 0 }));
  return {
    done,
    hasGoneOn,
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
