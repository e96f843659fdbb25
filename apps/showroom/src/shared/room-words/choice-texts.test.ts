import { expect, test } from "vitest";
import { anyOf } from "./choice-texts.ts";

test("names each alternative when there are few, and says that there are others when there are many", () => {
  expect(["", "A", "A of B", "A, B of C"]).toEqual(
    [[], ["A", "A"], ["A", "B"], ["A", "B", "C"]].map((names) => anyOf(names)),
  );
  expect(anyOf(["A", "B", "C", "D", "E"])).toBe("A, B, C of een ander product");
});
