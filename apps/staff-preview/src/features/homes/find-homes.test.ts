import { expect, test } from "vitest";
import type { ProjectHome } from "@showroom/api-contract/endpoints/homes";
import { searchHomes } from "./find-homes.ts";

const home = (overrides: Partial<ProjectHome>): ProjectHome => ({
  id: 1,
  version: 1,
  buildNumber: "12",
  houseType: "Type A",
  phase: "Blok Linde",
  address: "",
  state: "free",
  buyers: [],
  ...overrides,
});

test("a search finds homes that have all of its words, in any field and case", () => {
  const homes = [home({}), home({ id: 2, buildNumber: "14", buyers: [{ userId: 7, name: "Joris van Dam" }] })];
  const found = (search: string) => searchHomes(homes, search).map(({ buildNumber }) => buildNumber);
  expect(found(" ")).toEqual(["12", "14"]);
  expect(found("linde dam")).toEqual(["14"]);
  expect(found("blok type a 12")).toEqual(["12"]);
  expect(found("iep")).toEqual([]);
});
