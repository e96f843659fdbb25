import { expect, test } from "vitest";
import { cutFilm, joinRuns } from "./cut.ts";
import { FILMS } from "./films.ts";

const CUT = { rate: 24, step: 3, fade: 0.5 };

test("consecutive looks of a shot overlap during the cross-fade, and shots do not overlap", () => {
  const runs = cutFilm(FILMS[0]!, CUT);
  expect(runs.map(({ shot, look, frames }) => [shot, look, frames[0], frames.at(-1)])).toEqual([
    [0, 0, 0, 69],
    [0, 1, 60, 126],
    [1, 0, 129, 198],
  ]);
});

test("exactly every third frame is rendered", () => {
  for (const film of FILMS) {
    const shown = new Set(cutFilm(film, CUT).flatMap(({ frames }) => frames));
    expect([...shown]).toEqual(Array.from({ length: 67 }, (_, number) => 3 * number));
  }
});

test("a cross-fade begins with the next look and ends with the previous one", () => {
  const graph = joinRuns(cutFilm(FILMS[0]!, CUT), 24, 3);
  expect(graph).toContain("[run0][run1]xfade=transition=fade:duration=0.375:offset=2.5[joined1]");
  expect(graph).toContain("[joined1][run2]concat=n=2");
});
