import { expect, test } from "vitest";
import { imageSrcSet, imageUrl } from "./image-url.ts";

test("by default pictures are cropped to 375 by 304", () =>
  expect(imageUrl("/images", "tiles/sand")).toBe("/images/c_fill,h_304,w_375,q_auto/tiles/sand"));

test("product pictures fit a width", () =>
  expect(imageUrl("https://cdn.example/show/", "a", { width: 300 })).toBe(
    "https://cdn.example/show/c_fit,w_300,q_auto/a",
  ));

test("names cannot leave their place", () =>
  expect(imageUrl("/images", "a b?c#d")).toBe("/images/c_fill,h_304,w_375,q_auto/a%20b%3Fc%23d"));

test("a set keeps the ratio in steps that the server allows", () =>
  expect(imageSrcSet("/images", "a", [400, 1600], 16 / 9)).toBe(
    "/images/c_fill,h_224,w_400,q_auto/a 400w, /images/c_fill,h_920,w_1600,q_auto/a 1600w",
  ));
