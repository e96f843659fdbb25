import { expect, test } from "vitest";
import { introVideo } from "./intro-video.ts";

test("an open showroom and one that opens later have films of their own, with captions", () => {
  const [open, later] = [introVideo(true), introVideo(false)];
  expect(open.source).not.toBe(later.source);
  expect(open.captions).toBe(open.source.replace(".webm", ".nl.vtt"));
  expect(later.captions).toBe(later.source.replace(".webm", ".nl.vtt"));
});
