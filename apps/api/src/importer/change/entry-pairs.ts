import { isDeepStrictEqual } from "node:util";

export type Values = Readonly<Record<string, unknown>>;

interface Pairs {
  readonly both: readonly (readonly [before: Values, after: Values])[];
  readonly gone: readonly Values[];
  readonly extra: readonly Values[];
  /** The entries that stay have another order. */
  readonly isReordered: boolean;
}

/** The field by which later versions have the same entry; null without one. */
export function identityOf(entry: Values): string | null {
  const identity = entry["key"] ?? entry["productNumber"] ?? entry["code"] ?? entry["email"];
  return typeof identity === "string" ? identity : null;
}

/** Names each entry: by its key, with a number when others have the same. Null when the list has entries without one. */
function namesOf(entries: readonly Values[]): readonly string[] | null {
  const counts = new Map<string, number>();
  const names = entries.map((entry) => {
    const identity = identityOf(entry);
    if (identity === null) return null;
    const count = (counts.get(identity) ?? 0) + 1;
    counts.set(identity, count);
    return `${identity}#${count}`;
  });
  return names.every((name) => name !== null) ? names : null;
}

/** Pairs by key. */
function pairByName(
  before: readonly Values[],
  after: readonly Values[],
  [names, newNames]: readonly [readonly string[], readonly string[]],
): Pairs {
  const earlier = new Map(before.map((entry, at) => [names[at] ?? "", entry]));
  const later = new Set(newNames);
  const kept = newNames.filter((name) => earlier.has(name));
  return {
    both: after.flatMap((entry, at) => {
      const old = earlier.get(newNames[at] ?? "");
      return old ? [[old, entry] as const] : [];
    }),
    gone: before.filter((_entry, at) => !later.has(names[at] ?? "")),
    extra: after.filter((_entry, at) => !earlier.has(newNames[at] ?? "")),
    isReordered: !isDeepStrictEqual(
      kept,
      names.filter((name) => later.has(name)),
    ),
  };
}

/** What an entry without a key is called; null without a name. */
function titleOf(entry: Values): string | null {
  const title = entry["name"] ?? entry["title"];
  return typeof title === "string" && title !== "" ? title : null;
}

const hasSameTitle = (old: Values, entry: Values): boolean => titleOf(old) !== null && titleOf(old) === titleOf(entry);

/** Pairs equal entries, then those of one name or title, then the rest in their order. */
function pairByPlace(before: readonly Values[], after: readonly Values[]): Pairs {
  const pairs = new Map<Values, number>();
  const free = new Set(before.keys());
  for (const isSame of [isDeepStrictEqual, hasSameTitle, () => true])
    for (const entry of after) {
      const at = pairs.has(entry) ? undefined : [...free].find((place) => isSame(before[place] ?? {}, entry));
      if (at === undefined) continue;
      pairs.set(entry, at);
      free.delete(at);
    }
  const both = after.filter((entry) => pairs.has(entry));
  const places = both.map((entry) => pairs.get(entry) ?? 0);
  return {
    both: both.map((entry, at) => [before[places[at] ?? 0] ?? entry, entry] as const),
    gone: [...free].map((place) => before[place] ?? {}),
    extra: after.filter((entry) => !pairs.has(entry)),
    isReordered: places.some((place, at) => place < (places[at - 1] ?? -1)),
  };
}

/** Which entries of two versions of a list are the same ones. */
export function pairEntries(before: readonly Values[], after: readonly Values[]): Pairs {
  const [names, newNames] = [namesOf(before), namesOf(after)];
  return names && newNames ? pairByName(before, after, [names, newNames]) : pairByPlace(before, after);
}
