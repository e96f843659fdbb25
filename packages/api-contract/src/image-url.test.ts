import { expect, test } from "vitest";
import { fitSizeOf, HERO_SIZES } from "./image-sizes.ts";
import { imageSrcSet, imageUrl } from "./image-url.ts";

test("by default pictures are cropped to 375 by 304", () =>
  expect(imageUrl("/images", "tiles/sand")).toBe("/images/c_fill,h_304,w_375,q_auto/tiles/sand"));

test("product pictures fit a width", () =>
  expect(imageUrl("https://cdn.example/show/", "a", { crop: "fit", width: 300 })).toBe(
    "https://cdn.example/show/c_fit,w_300,q_auto/a",
  ));

test("names cannot escape their path", () =>
  expect(imageUrl("/images", "a b?c#d")).toBe("/images/c_fill,h_304,w_375,q_auto/a%20b%3Fc%23d"));

test("a set has a URL per size", () =>
  expect(imageSrcSet("/images", "a", HERO_SIZES.slice(0, 2))).toBe(
    "/images/c_fill,h_360,w_480,q_auto/a 480w, /images/c_fill,h_480,w_640,q_auto/a 640w",
  ));

test("an image across the window is at least as wide, up to the widest", () =>
  expect([1, 721, 800, 801, 5_000].map((pixels) => fitSizeOf(pixels).width)).toEqual([300, 800, 800, 1200, 1600]));
