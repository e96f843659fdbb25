import { watchSize } from "@showroom/service/watched-sizes";
import { LRUCache } from "lru-cache";
import { kindOf, ownersOf, type Task } from "./render-task.ts";

const MOST_REMEMBERED = 1_000;
/** More first pictures than a buyer asks for who looks around in a room and then chooses something. */
const MOST_A_MINUTE = 12;
const MINUTE = 60_000;
/** Milliseconds between two first pictures of an owner who had more. */
const INTERVAL = 5_000;

/** Remembers who had many first pictures in the last minute. They give way while others wait. */
export class Pace {
  /** When the last ones began, by owner. */
  readonly #begun = new LRUCache<string, readonly number[]>({ max: MOST_REMEMBERED });
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
    watchSize("paced-owners", MOST_REMEMBERED, () => this.#begun.size);
  }

  begin(owners: Iterable<string>): void {
    for (const owner of owners)
      this.#begun.set(owner, [...(this.#begun.get(owner) ?? []), this.#now()].slice(-MOST_A_MINUTE));
  }

  /** Whether the owner may have another now, beside what others wait for. */
  allows(owner: string, tasks: readonly Task[]): boolean {
    if (!this.#isQuick(owner)) return true;
    const others = tasks.filter(isAwaited).flatMap((task) => [...ownersOf(task)]);
    return others.every((other) => other === owner || this.#isQuick(other));
  }

  #isQuick(owner: string): boolean {
    const begun = this.#begun.get(owner) ?? [];
    const now = this.#now();
    const hadMany = begun.length === MOST_A_MINUTE && now - (begun[0] ?? 0) < MINUTE;
    return hadMany && now - (begun.at(-1) ?? 0) < INTERVAL;
  }
}

/** Whether something will happen to it soon. A panorama may wait for the owner who gives way. */
const isAwaited = (task: Task): boolean =>
  task.lane === "solve" || task.lane === "refinement" || (task.lane === "waiting" && kindOf(task) === "still");
