import { describe, expect, it } from "vitest";
import { finishOf } from "./render-article.ts";

describe("the finish of a profile", () => {
  it.each([
    ["Mat zwart", "matt-black"],
    ["Chroom", "chrome"],
    ["Messing geborsteld", "brass"],
    ["Wit", "white"],
    ["Mat wit", "matt-white"],
    ["RVS", "brushed-steel"],
    ["Aluminium mat", "aluminium"],
    ["Wit mat", "matt-white"],
    [null, "brushed-steel"],
  ])("of %s is %s", (name, finish) => {
    expect(finishOf(name)).toBe(finish);
  });
});
