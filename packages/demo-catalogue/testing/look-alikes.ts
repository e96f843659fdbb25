import type { DemoRoom, Pick } from "./choices.ts";

/** Names the pairs of choices that look the same; each pair once. */
export function lookAlikes<Look extends { readonly name: string }>(
  looks: readonly Look[],
  areAlike: (one: Look, other: Look) => boolean,
): readonly string[] {
  return looks.flatMap((one, at) =>
    looks.slice(at + 1).flatMap((other) => (areAlike(one, other) ? [`${one.name} looks like ${other.name}`] : [])),
  );
}

/** In `npm test`, each group has so many choices; the nightly run compares all. */
const FEW = 3;

/** Choices from the whole group, the first and the last among them. */
function fewOf<P>(picks: readonly P[]): readonly P[] {
  const step = (picks.length - 1) / (FEW - 1);
  const chosen = new Set(Array.from({ length: FEW }, (_, at) => Math.round(at * step)));
  return picks.filter((_, at) => chosen.has(at));
}

/** A test case per group of a room: only choices of the same group are compared. */
export function casesByGroup<P extends Pick>(room: DemoRoom, picks: readonly P[]) {
  return [...new Set(picks.map(({ group }) => group))].map((group) => ({
    room,
    name: room.room,
    group,
    picks: process.env["LOOKS"] === "few" ? fewOf(ofGroup(picks, group)) : ofGroup(picks, group),
  }));
}

const ofGroup = <P extends Pick>(picks: readonly P[], group: string): readonly P[] =>
  picks.filter((pick) => pick.group === group);
