import { expect, test } from "vitest";
import { splitFonts } from "./later-fonts.ts";

const face = (source: string): string => `@font-face{font-family:Text;src:${source}}`;

test("typefaces beside those of the first paint come later, and fallbacks of the system stay", () => {
  const [light, bold, local] = [
    face('url(/light.woff2)format("woff2")'),
    face("url(/bold.woff2)"),
    face("local(Arial)"),
  ];
  expect(splitFonts(`${light}${bold}a{b:c}${local}`, ["/light.woff2"])).toEqual({
    first: `${light}a{b:c}${local}`,
    later: bold,
  });
});
