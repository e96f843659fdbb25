import { ApiProblem } from "@showroom/api-client/failures";
import type { ProblemCode } from "@showroom/api-contract/problem";
import type { ProjectChoices } from "@showroom/domain/model/choices";
import { createAutosave, statusAfter } from "../autosave.ts";
import type { Autosave, AutosaveOptions, SaveRequest, SaveState } from "../autosave.ts";
import { BATHROOM, buildChoices, buildRoom } from "./build-choices.ts";

export const problem = (code: ProblemCode, status: number, current?: unknown, retryAfter: number | null = null) =>
  new ApiProblem({ type: "about:blank", title: code, status, code, current }, retryAfter);

/** An autosave with a server whose answers the test gives, and the statuses it reported. */
export function openAutosave(
  answers: (() => Promise<ProjectChoices>)[] = [],
  delays: Pick<AutosaveOptions, "delay" | "retryDelays"> = { delay: 700, retryDelays: [2_000, 5_000] },
) {
  const sent: SaveRequest[] = [];
  const statuses: SaveState[] = [];
  /** The statuses as shown by the store. */
  const told: SaveState[] = [{ kind: "saved" }];
  const at = { revision: 0, saved: 0, locked: 0, refused: 0, merges: false };
  /** What happens when the submitted choices are loaded; by default that works. */
  const loads: (() => Promise<void>)[] = [];
  const autosave: Autosave = createAutosave({
    pending: () =>
      at.revision === at.saved
        ? null
        : {
            rooms: { [BATHROOM]: buildRoom(BATHROOM, at.revision) },
            submitType: null,
            version: 1,
            revision: at.revision,
          },
    send: async (request) => {
      sent.push(request);
      return await (answers.shift() ?? (async () => buildChoices()))();
    },
    parseCurrent: (value) => (value === undefined ? null : (value as ProjectChoices)),
    onSaved: (_, revision) => (at.saved = revision),
    merge: () => at.merges,
    onOtherUser: () => {},
    onLocked: async () => {
      at.locked += 1;
      await loads.shift()?.();
    },
    onRefused: () => (at.refused += 1),
    onStatus: (status) => {
      statuses.push(status);
      told.push(statusAfter(told.at(-1) ?? status, status));
    },
    ...delays,
  });
  const choose = (): void => {
    at.revision += 1;
    autosave.poke();
  };
  return { autosave, sent, at, loads, choose, told, status: () => statuses.at(-1) };
}

export const rejectWith = (error: Error) => async (): Promise<ProjectChoices> => {
  throw error;
};
