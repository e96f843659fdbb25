import { expect, it } from "vitest";
import { buildProduct } from "../../testing/build-product.ts";
import type { Product } from "../model/product.ts";
import { compareDimensions } from "./dimension-order.ts";

const product = (fields: Partial<Product>) => buildProduct({ id: 1, ...fields });

it.each<[string, Partial<Product>, Partial<Product>]>([
  ["numbers in the label by value", { dimension: "80 cm" }, { dimension: "120 cm" }],
  ["the second number after the first", { dimension: "80 x 40 cm" }, { dimension: "80 x 50 cm" }],
  ["decimal commas", { dimension: "8,5 cm" }, { dimension: "8,75 cm" }],
  ["decimal points", { dimension: "8.5 cm" }, { dimension: "8.75 cm" }],
  ["a label without a number first", { dimension: "klein" }, { dimension: "30 cm" }],
  ["the dimension before the size", { dimension: "30 cm", size: "90 cm" }, { dimension: "40 cm", size: "10 cm" }],
  ["the size where there is no dimension", { size: "30 cm" }, { size: "40 cm" }],
  ["the width before the length", { width: 300, length: 900 }, { width: 400, length: 600 }],
  ["the length of equal widths", { width: 300, length: 600 }, { width: 300, length: 900 }],
  ["a label with fewer numbers first", { dimension: "80" }, { dimension: "80 x 5" }],
  ["equal numbers by the label", { dimension: "80 cm links" }, { dimension: "80 cm rechts" }],
  ["equal numbers by the size", { size: "80 cm links" }, { size: "80 cm rechts" }],
  ["a missing label before any other", {}, { dimension: "rond" }],
])("orders %s", (_, first, second) => {
  expect(compareDimensions(product(first), product(second))).toBeLessThan(0);
  expect(compareDimensions(product(second), product(first))).toBeGreaterThan(0);
  expect(compareDimensions(product(first), product(first))).toBe(0);
});
