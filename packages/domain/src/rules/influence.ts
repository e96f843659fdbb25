import type { ProductChoice } from "../model/choices.ts";
import type { Rule } from "../model/rule.ts";
import type { RuleIndex } from "./rule-index.ts";
import { GOVERNED, type RuleTargets } from "./rule-targets.ts";

/**
 * The effects that the rules of chosen products have on each other. A choice is an index into the list of choices. A
 * target is a product, variant or group; hiding it hides the choices that belong to it.
 */
export interface Influence {
  /** Per target: 1 when it is hidden unless a `show` rule shows it. */
  readonly governed: Uint8Array;
  /** Per choice: its targets; empty when no rule affects the choice. */
  readonly targetsOf: readonly (readonly number[])[];
  /** Per choice: the targets that its rules hide, show, or keep visible by requiring them. */
  readonly hides: readonly (readonly number[])[];
  readonly shows: readonly (readonly number[])[];
  readonly requires: readonly (readonly number[])[];
}

export function influenceAmong(index: RuleIndex, chosen: readonly ProductChoice[]): Influence {
  const products = new Map<number, number>();
  const groups = new Map<number, number>();
  const governed: number[] = [];
  const targetOf = (known: Map<number, number>, { placeOf, atRest }: RuleTargets, id: number | null) => {
    const place = id === null ? undefined : placeOf(id);
    if (place === undefined) return [];
    const before = known.get(place);
    if (before !== undefined) return [before];
    known.set(place, governed.length);
    return [governed.push((atRest[place] as number) & GOVERNED) - 1];
  };
  const targetsOf = chosen.map(({ pageProductId, variantProjectProductId }) => {
    const ids = pageProductId === variantProjectProductId ? [pageProductId] : [pageProductId, variantProjectProductId];
    return [
      ...ids.flatMap((id) => targetOf(products, index.products, id)),
      ...targetOf(groups, index.groups, index.groupOf(pageProductId)),
    ];
  });
  const reached = {
    hide: chosen.map((): number[] => []),
    show: chosen.map((): number[] => []),
    require: chosen.map((): number[] => []),
  };
  chosen.forEach(({ pageProductId, variantProjectProductId }, at) => {
    const reach = (rule: Rule) => {
      const list = reached[rule.type][at] ?? [];
      const places = index.reachOf(rule);
      for (const place of places.products) push(list, products.get(place));
      for (const place of places.kept) push(list, products.get(place));
      for (const place of places.groups) push(list, groups.get(place));
    };
    index.bySubject.get(pageProductId)?.forEach(reach);
    if (variantProjectProductId !== pageProductId) index.bySubject.get(variantProjectProductId)?.forEach(reach);
  });
  return {
    governed: Uint8Array.from(governed),
    targetsOf,
    hides: reached.hide,
    shows: reached.show,
    requires: reached.require,
  };
}

function push(list: number[], target: number | undefined): void {
  if (target !== undefined) list.push(target);
}
