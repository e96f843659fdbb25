import { expect, it } from "vitest";
import { ProblemError } from "../kernel/problem.ts";
import type { Catalogue, LoadedProject } from "../kernel/loaded-project.ts";
import { catalogueOfCall } from "./catalogue.ts";

const project = (id: number, revision: number): LoadedProject => ({
  id,
  revision,
  showroomId: 1,
  catalogueVersion: "1",
  document: Object.create(null),
  houseTypes: new Map(),
  articles: new Map(),
});

/** A catalogue that changes between any two reads. */
function changingCatalogue(): Catalogue {
  let revision = 0;
  const find = async (id: number): Promise<LoadedProject> => {
    if (id === 0) throw new ProblemError("not-found");
    revision += 1;
    return project(id, revision);
  };
  return { project: find, at: (id, at) => Promise.resolve(project(id, at)), projectOfHouseType: find };
}

it("returns the same project throughout a call, and not longer", async () => {
  const catalogue = changingCatalogue();
  const call = catalogueOfCall(catalogue);
  const both = await Promise.all([call.project(7), call.project(7)]);
  expect(both.map(({ revision }) => revision)).toEqual([1, 1]);
  expect((await call.project(8)).revision).toBe(2);
  expect((await call.project(7)).revision).toBe(1);
  expect((await catalogueOfCall(catalogue).project(7)).revision).toBe(3);
});

it("passes on the error for an unknown project", async () => {
  await expect(catalogueOfCall(changingCatalogue()).project(0)).rejects.toThrow(ProblemError);
});
