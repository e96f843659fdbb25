import { calculateCost } from "@showroom/api-contract/endpoints/choices";
import { api } from "../api/api.ts";
import type { ChoicesStore } from "./choices-store.ts";
import type { Rooms } from "./choices-state.ts";
import type { ServerCost } from "./cost-view.ts";

const DEBOUNCE = 500;

/**
 * Asks the server for the price of the newest choices; the answer for older choices is dropped. It follows the store itself, because
 * the wait counts from the choice and not from its rendering. Returns how to stop.
 */
export function followServerCost(
  { project, houseType, getState, subscribe }: Pick<ChoicesStore, "project" | "houseType" | "getState" | "subscribe">,
  onAnswer: (answer: ServerCost) => void,
): () => void {
  const ask = (rooms: Rooms): (() => void) => {
    const controller = new AbortController();
    const timer = setTimeout(() => {
      const body = {
        project: { id: project.id },
        projectHouseType: { id: houseType.id },
        projectChoices: { projectRoomChoices: rooms, submitType: null },
      };
      api.call(calculateCost, { body }, { signal: controller.signal }).then(
        (cost) => {
          if (!controller.signal.aborted) onAnswer({ rooms, cost });
        },
        // After a failure the local price stays; the next choice sends a new request.
        () => {},
      );
    }, DEBOUNCE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  };
  let cancel = ask(getState().rooms);
  const unsubscribe = subscribe(({ rooms }, before) => {
    if (rooms === before.rooms) return;
    cancel();
    cancel = ask(rooms);
  });
  return () => {
    unsubscribe();
    cancel();
  };
}
