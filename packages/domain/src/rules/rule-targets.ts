/** The effects of active rules on products and groups, as bits of one byte per target. */

/** Bit: some `show` rule names the target. It is hidden until one of these is active. */
export const GOVERNED = 1;
export const SHOWN = 2;
export const HIDDEN = 4;
export const REQUIRED = 8;
/** Bit: the target is not required itself, but must be visible for a required product to be chosen. */
export const KEPT = 16;

/** Whether a target is hidden. Hide overrides show, and require overrides hide. */
export function isHiddenBy(bits: number): boolean {
  if ((bits & (REQUIRED | KEPT)) !== 0) return false;
  return (bits & HIDDEN) !== 0 || (bits & (GOVERNED | SHOWN)) === GOVERNED;
}

/** A target with only the bit `KEPT` is not required itself. */
export const isRequiredBy = (bits: number): boolean => (bits & REQUIRED) !== 0;

/** The products and variants, or the groups, that some rule affects. */
export interface RuleTargets {
  /** Ascending. The index of a target here is its index in every other array. */
  readonly ids: readonly number[];
  /** Undefined for an id that no rule affects. */
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

/** The ids of the targets for whose bits `pass` is true, ascending. */
export function targetIds({ ids }: RuleTargets, bits: Uint8Array, pass: (bits: number) => boolean): readonly number[] {
  const found: number[] = [];
  for (let place = 0; place < bits.length; place += 1)
    if (pass(bits[place] as number)) found.push(ids[place] as number);
  return found;
}
