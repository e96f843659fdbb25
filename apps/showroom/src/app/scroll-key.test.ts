import { expect, test } from "vitest";
import { scrollKey } from "./scroll-key.ts";

test("pages that are opened by URL do not share a scroll position", () => {
  const [tiles, floors] = ["/stap/3/tegels", "/stap/6/vloeren"].map((pathname) =>
    scrollKey({ key: "default", pathname }),
  );
  expect(tiles).not.toBe(floors);
});

test("a page opened by navigation has the scroll position of its own history entry", () => {
  expect(scrollKey({ key: "abc", pathname: "/stap/3/tegels" })).not.toBe(
    scrollKey({ key: "def", pathname: "/stap/3/tegels" }),
  );
});
