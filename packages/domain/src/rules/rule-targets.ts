/** What active rules do to products and groups, as bits of one byte per target. */

/** Some `show` rule governs it: hidden until one of those is active. */
export const GOVERNED = 1;
export const SHOWN = 2;
export const HIDDEN = 4;
export const REQUIRED = 8;
/** Not required itself, but what is required can only be chosen where this is in sight. */
export const KEPT = 16;

/** Hide wins over show, and require over hide. */
export function isHiddenBy(bits: number): boolean {
  if ((bits & (REQUIRED | KEPT)) !== 0) return false;
  return (bits & HIDDEN) !== 0 || (bits & (GOVERNED | SHOWN)) === GOVERNED;
}

/** Something that is kept in sight is not required itself. */
export const isRequiredBy = (bits: number): boolean => (bits & REQUIRED) !== 0;

/** The products and variants, or the groups, that some rule reaches. */
export interface RuleTargets {
  /** Ascending; a target's place in it is its place everywhere. */
  readonly ids: readonly number[];
  /** Undefined for what no rule reaches. */
  readonly placeOf: (id: number) => number | undefined;
  /** The bits of every target while no rule is active. */
  readonly atRest: Uint8Array;
}

export function ruleTargets(reached: Iterable<number>, governed: Iterable<number>): RuleTargets {
  const ids = [...new Set(reached)].toSorted((a, b) => a - b);
  const places = new Map(ids.map((id, place) => [id, place]));
  const atRest = new Uint8Array(ids.length);
  for (const id of governed) {
    const place = places.get(id);
    if (place !== undefined) atRest[place] = GOVERNED;
  }
  return { ids, placeOf: (id) => places.get(id), atRest };
}

/** The ids of the targets whose bits pass, ascending. */
export function targetIds({ ids }: RuleTargets, bits: Uint8Array, pass: (bits: number) => boolean): readonly number[] {
  const found: number[] = [];
  for (let place = 0; place < bits.length; place += 1)
    if (pass(bits[place] as number)) found.push(ids[place] as number);
  return found;
}
