import { expect, test } from "vitest";
import { ALL_ENDPOINTS } from "./all-endpoints.ts";
import { changesProject } from "./endpoint.ts";
import { problemsOf } from "./openapi.ts";

const changing = ALL_ENDPOINTS.filter(changesProject);

test("every call that is not a GET says what it changes, and a GET changes nothing", () => {
  const silent = ALL_ENDPOINTS.filter(({ method, changes }) => (method === "GET") === (changes !== undefined));
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test("a call that changes a project names it in its path, and can be refused where the project is closed", () => {
  for (const endpoint of changing) {
    expect(endpoint.path, endpoint.name).toContain("{projectId}");
    expect(problemsOf(endpoint), endpoint.name).toContain("project-closed");
  }
  for (const endpoint of ALL_ENDPOINTS.filter((other) => !changesProject(other)))
    expect(problemsOf(endpoint), endpoint.name).not.toContain("project-closed");
});

test("these calls change choices or the catalogue; the others may be made in a closed project", () => {
  const named = (kind: string) => changing.filter(({ changes }) => changes === kind).map(({ name }) => name);
  expect(named("choices").toSorted()).toEqual([
    "appointments.book",
    "choices.answerCatalogue",
    "choices.answerPrepared",
    "choices.copy",
    "choices.save",
    "choices.setBudget",
    "choices.setFavourite",
    "roomVersions.delete",
    "roomVersions.rename",
    "roomVersions.save",
    "shareLinks.create",
    "staff.reopen",
    "staff.submit",
  ]);
  expect(named("catalogue").every((name) => name.startsWith("catalogue."))).toBe(true);
});
