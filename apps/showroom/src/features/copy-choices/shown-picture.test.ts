import { describe, expect, it } from "vitest";
import { shownPicture } from "./shown-picture.ts";

const made = (url: string) => ({ url, srcSet: `small-${url} 512w`, working: false, away: false });
const being = { url: null, working: true, away: false };

describe("the picture beside the copy question", () => {
  const both = { standard: made("standard.avif"), copied: made("copied.avif") };

  it("shows the standard room until an answer is given, and then the answer", () => {
    const shown = (of: "standard" | "copied") => ({
      url: `${of}.avif`,
      srcSet: `small-${of}.avif 512w`,
      of,
      status: "ready",
    });
    expect(shownPicture(null, both)).toEqual(shown("standard"));
    expect(shownPicture(false, both)).toEqual(shown("standard"));
    expect(shownPicture(true, both)).toEqual(shown("copied"));
  });

  it("keeps the picture that is there while the one of the answer is made", () => {
    expect(shownPicture(true, { ...both, copied: being })).toEqual({
      url: "standard.avif",
      srcSet: "small-standard.avif 512w",
      of: "standard",
      status: "working",
    });
    expect(shownPicture(null, { standard: being, copied: being })).toMatchObject({ url: null, status: "working" });
  });

  it("says that the render service cannot be reached", () => {
    expect(shownPicture(true, { ...both, copied: { url: null, working: false, away: true } })).toEqual({
      url: "standard.avif",
      srcSet: "small-standard.avif 512w",
      of: "standard",
      status: "unavailable",
    });
  });
});
