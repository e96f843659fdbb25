import { expect, test } from "vitest";
import { sanitizeBlock } from "./sanitize.ts";

test("each line of a plain text is a paragraph", () => {
  expect(sanitizeBlock("Welkom.\n\nKies hier uw tegels & meer.")).toBe(
    "<p>Welkom.</p><p>Kies hier uw tegels &amp; meer.</p>",
  );
});

test("a text with markup keeps its lines", () => {
  expect(sanitizeBlock("<p>Een</p>\n<p>Twee</p>")).toBe("<p>Een</p>\n<p>Twee</p>");
});
