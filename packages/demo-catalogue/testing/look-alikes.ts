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

/** A test case per group of a room: only choices of the same group are compared. */
export function casesByGroup<P extends Pick>(room: DemoRoom, picks: readonly P[]) {
  return [...new Set(picks.map(({ group }) => group))].map((group) => ({
    room,
    name: room.room,
    group,
    picks: picks.filter((pick) => pick.group === group),
  }));
}
