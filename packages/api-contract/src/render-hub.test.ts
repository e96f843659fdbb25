import { describe, expect, it } from "vitest";
import { PICTURE_WIDTHS, pictureSourceSet, pictureUrl } from "./render-hub.ts";

const URL = "https://render.example/pictures/0a.jpg";

describe("the address of a picture", () => {
  it("is that of the specification", () => {
    expect(pictureUrl({ fullpath: "https://render.example/pictures/", filename: "0a" })).toBe(URL);
  });
});

describe("the smaller copies of a picture", () => {
  it("have rising widths, and the picture itself is the last", () => {
    expect(pictureSourceSet(URL, 1_920)).toBe(
      `${URL}?w=512 512w, ${URL}?w=960 960w, ${URL}?w=1320 1320w, ${URL} 1920w`,
    );
    expect(PICTURE_WIDTHS.toSorted((a, b) => a - b)).toEqual(PICTURE_WIDTHS);
  });

  it.each([
    [1_200, `${URL}?w=512 512w, ${URL}?w=960 960w, ${URL} 1200w`],
    [960, `${URL}?w=512 512w, ${URL} 960w`],
    [512, `${URL} 512w`],
    [64, `${URL} 64w`],
  ])("are never as wide as the picture of %i pixels", (width, sources) => {
    expect(pictureSourceSet(URL, width)).toBe(sources);
  });
});
