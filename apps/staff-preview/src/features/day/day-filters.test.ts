import { expect, it } from "vitest";
import { isNarrowed, readFilters, writeFilters } from "./day-filters.ts";

const read = (search: string) => readFilters(new URLSearchParams(search));

it("keeps the filters in the address", () => {
  for (const search of ["", "soort=question", "project=de-lindehof&wie=mij", "soort=start&project=x&wie=alle"])
    expect(writeFilters(read(search)).toString()).toBe(search);
});

it("takes what it does not know for no filter", () => {
  expect(read("soort=toString&wie=open&project=")).toEqual({ kind: null, project: "", whose: "open" });
  expect(isNarrowed(read(""))).toBe(false);
  expect(isNarrowed(read("wie=alle"))).toBe(false);
  expect(isNarrowed(read("wie=mij"))).toBe(true);
});
