import { expect, test } from "vitest";
import { floorDescription } from "./floor-description.ts";

test("a material names the series of its colours, unless its brand is not shown", () => {
  const colours = [{ series: "Meander" }, { series: "Meander" }, { series: "" }];
  expect(floorDescription({ showBrand: true, description: "Stil." }, colours)).toBe("Meander. Stil.");
  expect(floorDescription({ showBrand: false, description: "Stil." }, colours)).toBe("Stil.");
  expect(floorDescription({ showBrand: true, description: "Stil." }, [])).toBe("Stil.");
});
