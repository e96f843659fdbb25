import { setTimeout as sleep } from "node:timers/promises";
import { faceRequest } from "@showroom/domain/render/panorama";
import { PANORAMA_FACES } from "@showroom/domain/render/render-request";
import type { Chance, Change, openHome } from "./home.ts";
import type { Visitor } from "./visitor.ts";

export interface CrowdBuyer {
  readonly visitor: Visitor;
  readonly home: ReturnType<typeof openHome>;
  readonly chance: Chance;
}

const SHARES: readonly (readonly [Change, number])[] = [
  ["tile", 0.7],
  ["fixture", 0.2],
  ["room", 0.1],
];

function nextChange(chance: Chance): Change {
  let rest = chance();
  for (const [kind, share] of SHARES) if ((rest -= share) < 0) return kind;
  return "tile";
}

/** Waits; false when it is over meanwhile. */
const wait = (milliseconds: number, ending: AbortSignal): Promise<boolean> =>
  sleep(milliseconds, true, { signal: ending }).catch(() => false);

/** Chooses something again and again, with `pause` milliseconds on average in between. */
export async function play({ visitor, home, chance }: CrowdBuyer, pause: number, ending: AbortSignal): Promise<void> {
  while (await wait(-Math.log(1 - chance()) * pause, ending)) {
    const kind = nextChange(chance);
    home.change(kind);
    visitor.ask(kind, "main", home.request());
  }
}

/** Looks around in the room as it is, every `each` seconds: one side after the other, as the page does. */
export async function lookAround(
  { visitor, home, chance }: CrowdBuyer,
  each: number,
  ending: AbortSignal,
): Promise<void> {
  while (await wait(chance() * 1000 * each, ending)) {
    const request = home.request();
    for (const [at, face] of PANORAMA_FACES.entries()) {
      if (ending.aborted) return;
      const kind = at === 0 ? "panorama, first side" : "panorama, other sides";
      await visitor.came(visitor.ask(kind, "modal", faceRequest(request, face)), "finalAt");
    }
  }
}
