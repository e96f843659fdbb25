import { expect, it } from "vitest";
import { plainText } from "./plain-text.ts";

it("keeps the text of a paragraph and of a list, a line each", () => {
  expect(
    plainText("<p>Uw aanvraag is <strong>ontvangen</strong>.</p><ul><li>Eén</li><li>Twee &amp; drie</li></ul>"),
  ).toBe("Uw aanvraag is ontvangen.\nEén\nTwee & drie");
  expect(plainText("")).toBe("");
});
