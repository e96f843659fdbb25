import { ApiProblem } from "@showroom/api-client/failures";
import type { ProjectChoices } from "@showroom/domain/model/choices";
import { buildHouseType, buildProject } from "@showroom/domain/testing/build-project";
import { vi } from "vitest";
import { openChoicesStore } from "../choices-store.ts";
import type { ChoicesStore } from "../choices-store.ts";
import { buildChoices } from "./build-choices.ts";
import { memoryStorage } from "./memory-storage.ts";

/**
 * A server in memory for the choices store. A test mocks `../api/api.ts` with `fakeApi`; `server` holds the stored
 * choices, the calls in order, and an answer for each endpoint, which a test may replace.
 */
export const server = {
  kept: buildChoices(),
  asked: [] as string[],
  answers: {} as Record<string, (body: unknown) => unknown>,
};

export const fakeApi = {
  call: async ({ name }: { name: string }, { body }: { body?: unknown } = {}) => {
    server.asked.push(name);
    return server.answers[name]?.(body);
  },
};

/** Stores the saved rooms as a new version. */
export function save(body: unknown): ProjectChoices {
  const { choices } = body as { choices: Pick<ProjectChoices, "projectRoomChoices"> };
  const { kept } = server;
  server.kept = { ...kept, projectRoomChoices: choices.projectRoomChoices, version: kept.version + 1 };
  return server.kept;
}

/** The server's refusal of a save that is based on an older version. */
export function staleProblem(): ApiProblem {
  const problem = { type: "about:blank", title: "Verouderd", status: 409, code: "choices-stale", current: server.kept };
  return new ApiProblem(problem as ConstructorParameters<typeof ApiProblem>[0]);
}

/** Fakes timers, the window and its storage, and empties server and storage. */
export function startFakeServer(): void {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("localStorage", memoryStorage());
  server.kept = buildChoices();
  server.asked = [];
  onOtherUser.mockClear();
  server.answers = { "choices.get": () => server.kept, "choices.save": save };
}

/** Called when the store learns that another person is signed in. */
export const onOtherUser = vi.fn<() => void>();

/** Opens the store of user 1 as a newly loaded page does. */
export function openStore(
  choices = server.kept,
  readOnly = false,
  trial = false,
  isClosed = false,
  prepares = false,
): ChoicesStore {
  return openChoicesStore({
    project: buildProject(),
    houseType: buildHouseType(),
    server: choices,
    userId: 1,
    readOnly,
    trial,
    isClosed,
    prepares,
    onOtherUser,
  });
}
