/** Kinds of things that a bundle names by key. */
export type KeyKind =
  | "houseType"
  | "page"
  | "content"
  | "media"
  | "product"
  | "group"
  | "offer"
  | "variant"
  | "package"
  | "packageGroup"
  | "tileOption"
  | "rule"
  | "material"
  | "floor"
  | "baseboard"
  | "code"
  | "submitOption"
  | "option"
  | "discount";

export interface KeyedId {
  readonly kind: KeyKind;
  readonly key: string;
  readonly id: number;
}

export interface IdBook {
  /** The number of a key: the one it always had, or a new one. */
  readonly of: (kind: KeyKind, key: string) => number;
  /** The number that a key has got; undefined when it has none. Does not count as asking for it. */
  readonly find: (kind: KeyKind, key: string) => number | undefined;
  /** What earlier imports wrote. */
  readonly known: () => readonly KnownKey[];
  /** Keys that got their number now. */
  readonly added: () => readonly KeyedId[];
  /** Keys of the last import that nobody asked for now. */
  readonly dropped: () => readonly KeyedId[];
  /** Keys that an earlier import dropped and that are asked for again. */
  readonly revived: () => readonly KeyedId[];
  /** The last number given out. */
  readonly last: () => number;
}

/** A key as earlier imports left it. */
export interface KnownKey extends KeyedId {
  readonly retired: boolean;
}

const nameOf = (kind: string, key: string): string => `${kind} ${key}`;

/** Opens the book on what earlier imports wrote; new numbers follow `last`. */
export function openIdBook(known: readonly KnownKey[], last: number): IdBook {
  const ids = new Map(known.map((entry) => [nameOf(entry.kind, entry.key), entry.id]));
  const used = new Set<string>();
  const added: KeyedId[] = [];
  let highest = last;
  return {
    of: (kind, key) => {
      const name = nameOf(kind, key);
      used.add(name);
      const present = ids.get(name);
      if (present !== undefined) return present;
      highest += 1;
      ids.set(name, highest);
      added.push({ kind, key, id: highest });
      return highest;
    },
    find: (kind, key) => ids.get(nameOf(kind, key)),
    known: () => known,
    added: () => added,
    dropped: () => known.filter((entry) => !entry.retired && !used.has(nameOf(entry.kind, entry.key))),
    revived: () => known.filter((entry) => entry.retired && used.has(nameOf(entry.kind, entry.key))),
    last: () => highest,
  };
}
