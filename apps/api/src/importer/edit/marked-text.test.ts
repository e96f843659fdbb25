import { expect, it } from "vitest";
import { htmlOf, textOfHtml } from "./marked-text.ts";

it.each([
  ["<p>Kies hier de tegels.</p>", "Kies hier de tegels."],
  ["<p>Een</p>\n<p>Twee<br/>regels</p>", "Een\n\nTwee\nregels"],
  ["<h3>Tegels</h3><ul><li>wand</li><li><b>vloer</b></li></ul>", "## Tegels\n\n- wand\n- **vloer**"],
  [
    '<p>Lees <a href="https://voorbeeld.nl/a">de folder</a> &amp; <em>bel</em>.</p>',
    "Lees [de folder](https://voorbeeld.nl/a) & _bel_.",
  ],
  ["<p>5 &lt; 6</p>", "5 < 6"],
])("%s is typed without HTML, and stays the same", (html, text) => {
  expect(textOfHtml(html)).toBe(text);
  const again = htmlOf(text);
  expect(textOfHtml(again)).toBe(text);
  expect(again.replaceAll("strong>", "b>").replaceAll("<br>", "<br/>")).toBe(html.replaceAll("\n", ""));
});

it.each([
  "<table><tr><td>1</td></tr></table>",
  '<p class="x">Een</p>',
  "<p>een **ster**</p>",
  "<p>Een</p>los",
  "<p>Een</p><hr>",
])("%s cannot be typed without loss, and stays HTML", (html) => {
  expect(textOfHtml(html)).toBe(html);
  expect(htmlOf(html)).toBe(html);
});

it("takes a text of before without elements as it is", () => {
  expect(textOfHtml("Gewoon een zin")).toBe("Gewoon een zin");
  expect(htmlOf("")).toBe("");
  expect(htmlOf("Een\r\n\r\n- twee")).toBe("<p>Een</p><ul><li>twee</li></ul>");
});
