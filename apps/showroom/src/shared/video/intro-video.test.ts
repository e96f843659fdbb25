import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { introVideo } from "./intro-video.ts";

test("open showrooms and showrooms that open later have different films, each with captions and a poster", () => {
  const films = [true, false].map((enableShowroom) =>
    introVideo({ enableShowroom, introductionFilm: null }, "/images"),
  );
  const files = films.flatMap(({ sources, poster, captions }) => [
    ...sources.map(({ address }) => address),
    poster,
    captions,
  ]);
  expect(new Set(files).size).toBe(8);
  const folder = join(import.meta.dirname, "../../../public");
  expect(files.filter((file) => file === undefined || !existsSync(join(folder, file)))).toEqual([]);
});

test("a project's own film comes instead, with its captions", () => {
  const introductionFilm = {
    film: { public_id: "proef/welkom-1.webm" },
    captions: { public_id: "proef/welkom-2.vtt" },
  };
  const own = { enableShowroom: true, introductionFilm };
  expect(introVideo(own, "https://beelden.example/")).toEqual({
    sources: [{ address: "https://beelden.example/original/proef/welkom-1.webm", type: "video/webm" }],
    captions: "https://beelden.example/original/proef/welkom-2.vtt",
  });
  const silent = { ...own, introductionFilm: { ...introductionFilm, captions: null } };
  expect(introVideo(silent, "/images").captions).toBeUndefined();
});
