import { describe, expect, it } from "vitest";
import { homeState, refuseHome, sameBuildNumber } from "./project-home.ts";

const home = { houseTypeId: 3, isClosed: false };

describe("an invitation for a building number", () => {
  it("is free in a project without homes", () => {
    expect(refuseHome({ hasHomes: false, home: null }, null)).toBeNull();
  });

  it("needs an open home of the same house type once the project has homes", () => {
    expect(refuseHome({ hasHomes: true, home }, 3)).toBeNull();
    expect(refuseHome({ hasHomes: true, home: null }, 3)).toBe("absent");
    expect(refuseHome({ hasHomes: true, home: { ...home, isClosed: true } }, 3)).toBe("closed");
    expect(refuseHome({ hasHomes: true, home }, 4)).toBe("other-type");
    expect(refuseHome({ hasHomes: true, home }, null)).toBe("other-type");
  });
});

it("the state of a home follows from its buyers, unless it is closed", () => {
  expect(homeState({ isClosed: false, hasBuyers: false })).toBe("free");
  expect(homeState({ isClosed: false, hasBuyers: true })).toBe("in-use");
  expect(homeState({ isClosed: true, hasBuyers: true })).toBe("closed");
});

it("a building number is the same in capitals", () => {
  expect(sameBuildNumber("12a", "12A")).toBe(true);
  expect(sameBuildNumber("12a", "12b")).toBe(false);
});
