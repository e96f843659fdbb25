import type { RoomName } from "@showroom/domain/model/product";
import type { Rule } from "@showroom/domain/model/rule";
import { present, variantId, type BundleRule, type Compiler } from "./compiler.ts";

type Reference = BundleRule["subjects"][number];

function referenceId(compiler: Compiler, reference: Reference): number {
  const offer = present(compiler.offers.get(reference.offer), `offer ${reference.offer}`);
  return reference.variant === undefined
    ? compiler.ids.of("offer", offer.key)
    : variantId(compiler, offer, reference.variant);
}

/**
 * The rules of one room, by the key of the offers that are their subjects. Products that the room does not offer are
 * left out of a rule; a rule without subjects or affected products is dropped.
 */
export function compileRules(compiler: Compiler, room: RoomName): ReadonlyMap<string, readonly Rule[]> {
  const inRoom = (reference: Reference): boolean =>
    present(compiler.offers.get(reference.offer), reference.offer).rooms.includes(room);
  const bySubject = new Map<string, Rule[]>();
  for (const rule of compiler.bundle.rules) {
    const subjects = rule.subjects.filter(inRoom);
    const affected = rule.affected.filter(inRoom);
    const groups = rule.groups.filter((key) => present(compiler.groups.get(key), key).rooms.includes(room));
    if (subjects.length === 0 || affected.length + groups.length === 0) continue;
    const compiled: Rule = {
      id: compiler.ids.of("rule", rule.key),
      type: rule.type,
      subjectProducts: subjects.map((reference) => referenceId(compiler, reference)),
      affectedProducts: affected.map((reference) => referenceId(compiler, reference)),
      productGroups: groups.map((key) => compiler.ids.of("group", key)),
    };
    for (const key of new Set(subjects.map((reference) => reference.offer))) {
      const list = bySubject.get(key);
      if (list) list.push(compiled);
      else bySubject.set(key, [compiled]);
    }
  }
  return bySubject;
}
