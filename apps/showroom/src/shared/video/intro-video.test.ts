import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { introVideo } from "./intro-video.ts";

test("open showrooms and showrooms that open later have different films, each with captions and a poster", () => {
  const films = [introVideo(true), introVideo(false)];
  const files = films.flatMap(({ sources, poster, captions }) => [
    ...sources.map(({ address }) => address),
    poster,
    captions,
  ]);
  expect(new Set(files).size).toBe(8);
  const folder = join(import.meta.dirname, "../../../public");
  expect(files.filter((file) => !existsSync(join(folder, file)))).toEqual([]);
});
