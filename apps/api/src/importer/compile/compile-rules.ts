import type { RoomName } from "@showroom/domain/model/product";
import type { Rule } from "@showroom/domain/model/rule";
import { present, variantId, type BundleHouseType, type BundleRule, type Compiler } from "./compiler.ts";
import { misfitsIn, productNumbersOf, type Misfit } from "../check/misfits.ts";

type Reference = BundleRule["subjects"][number];

function referenceId(compiler: Compiler, reference: Reference): number {
  const offer = present(compiler.offers.get(reference.offer), `offer ${reference.offer}`);
  return reference.variant === undefined
    ? compiler.ids.of("offer", offer.key)
    : variantId(compiler, offer, reference.variant);
}

/**
 * The rules of one room of a house type, by the key of the offers that are their subjects. Products that the room does not offer, or that do
 * not fit in it, are left out of a rule; a rule without subjects or affected products is dropped. What does not fit has a rule of its own, which
 * stands with its offer.
 */
export function compileRules(
  compiler: Compiler,
  room: RoomName,
  houseType: BundleHouseType,
): ReadonlyMap<string, readonly Rule[]> {
  const misfits = misfitsIn(compiler.bundle, houseType, room);
  const unfit = new Set(misfits.map(({ offer, productNumber }) => `${offer.key} ${productNumber}`));
  const numbersOf = ({ offer: key, variant }: Reference): readonly string[] => {
    const offer = present(compiler.offers.get(key), key);
    return variant === undefined ? productNumbersOf(offer) : [variant];
  };
  const inRoom = (reference: Reference): boolean =>
    present(compiler.offers.get(reference.offer), reference.offer).rooms.includes(room);
  const fits = (reference: Reference): boolean =>
    numbersOf(reference).some((number) => !unfit.has(`${reference.offer} ${number}`));
  const bySubject = new Map<string, Rule[]>();
  const add = (key: string, rule: Rule): void => {
    const list = bySubject.get(key);
    if (list) list.push(rule);
    else bySubject.set(key, [rule]);
  };
  for (const rule of compiler.bundle.rules) {
    const subjects = rule.subjects.filter(inRoom);
    const affected = rule.affected.filter(inRoom).filter((reference) => rule.type === "hide" || fits(reference));
    const groups = rule.groups.filter((key) => present(compiler.groups.get(key), key).rooms.includes(room));
    if (subjects.length === 0 || affected.length + groups.length === 0) continue;
    const compiled: Rule = {
      id: compiler.ids.of("rule", rule.key),
      type: rule.type,
      subjectProducts: subjects.map((reference) => referenceId(compiler, reference)),
      affectedProducts: affected.map((reference) => referenceId(compiler, reference)),
      productGroups: groups.map((key) => compiler.ids.of("group", key)),
    };
    for (const key of new Set(subjects.map((reference) => reference.offer))) add(key, compiled);
  }
  for (const [{ key }, list] of Map.groupBy(misfits, ({ offer }) => offer))
    for (const rule of misfitRules(compiler, `${houseType.key}/${room}`, list)) add(key, rule);
  return bySubject;
}

/** The rules that keep the variants of one offer from being chosen: one for each reason, and the offer itself where none of them fits. */
function misfitRules(compiler: Compiler, place: string, misfits: readonly Misfit[]): readonly Rule[] {
  return [...Map.groupBy(misfits, ({ reason }) => reason)].flatMap(([reason, list]) => {
    const [first] = list;
    if (!first) return [];
    const { offer } = first;
    const ids = list.map(({ productNumber }) => variantId(compiler, offer, productNumber));
    const isWhole = misfits.length === productNumbersOf(offer).length;
    return [
      {
        id: compiler.ids.of("rule", `past-niet/${place}/${offer.key}/${first.productNumber}`),
        type: "show",
        subjectProducts: [],
        affectedProducts: [...new Set([...ids, ...(isWhole ? [compiler.ids.of("offer", offer.key)] : [])])],
        productGroups: [],
        reason,
      } as const,
    ];
  });
}
