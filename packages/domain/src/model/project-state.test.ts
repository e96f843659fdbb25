import { expect, it } from "vitest";
import { mayBecome, mayBeDeleted, NEW_STATES, PROJECT_STATES, STATUS_OF } from "./project.ts";

it("a concept can only be opened, and no project becomes a concept", () => {
  const possible = PROJECT_STATES.map((from) => [from, PROJECT_STATES.filter((to) => mayBecome(from, to))]);
  expect(Object.fromEntries(possible)).toEqual({
    concept: ["concept", "open"],
    open: ["open", "closed", "archived"],
    closed: ["open", "closed", "archived"],
    archived: ["open", "closed", "archived"],
  });
});

it("a project that buyers may use is archived before it is deleted", () => {
  expect(PROJECT_STATES.filter(mayBeDeleted)).toEqual(["concept", "archived"]);
});

it("the status of a new project's catalogue is the status that clients read", () => {
  for (const [status, state] of Object.entries(NEW_STATES)) expect(STATUS_OF[state]).toBe(Number(status));
});
