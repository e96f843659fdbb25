/** Kinds of bundle entries with a key. */
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
  /** The id of a key; assigns a new one to an unknown key. */
  readonly of: (kind: KeyKind, key: string) => number;
  /** The id of a key; undefined when it has none. Does not mark the key as used. */
  readonly find: (kind: KeyKind, key: string) => number | undefined;
  /** The keys of earlier imports. */
  readonly known: () => readonly KnownKey[];
  /** Keys that got a new id. */
  readonly added: () => readonly KeyedId[];
  /** Keys of the last import that were not used now. */
  readonly dropped: () => readonly KeyedId[];
  /** Keys that an earlier import dropped and that are used again. */
  readonly revived: () => readonly KeyedId[];
  /** The last assigned id. */
  readonly last: () => number;
}

/** A stored key. */
export interface KnownKey extends KeyedId {
  readonly retired: boolean;
}

const nameOf = (kind: string, key: string): string => `${kind} ${key}`;

/** Opens a book of the stored keys; new ids start after `last`. */
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
