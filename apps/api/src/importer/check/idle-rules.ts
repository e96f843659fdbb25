import type { Bundle } from "@showroom/api-contract/bundle/bundle";
import type { Remark } from "../findings/finding.ts";

type Rule = Bundle["rules"][number];
type Reference = Rule["subjects"][number];

/** Rules without any effect: no room offers both a subject and an affected product. */
export function findIdleRules(bundle: Bundle): Remark[] {
  const roomsOfOffer = new Map(bundle.offers.map((offer) => [offer.key, offer.rooms]));
  const roomsOfGroup = new Map(bundle.productGroups.map((group) => [group.key, group.rooms]));
  return bundle.rules.flatMap((rule, at) => {
    const path = `rules[${at}]`;
    if (rule.affected.length + rule.groups.length === 0)
      return [{ path, reason: `de regel "${rule.key}" noemt niets waarop hij werkt: vul in waarvoor hij geldt` }];
    const targets = new Set([
      ...rule.affected.flatMap(({ offer }) => roomsOfOffer.get(offer) ?? []),
      ...rule.groups.flatMap((key) => roomsOfGroup.get(key) ?? []),
    ]);
    const meets = rule.subjects.some(({ offer }) => (roomsOfOffer.get(offer) ?? []).some((room) => targets.has(room)));
    return meets
      ? []
      : [{ path, reason: `de regel "${rule.key}" doet niets: wat hij verbindt staat nooit in dezelfde ruimte` }];
  });
}

const nameOf = ({ offer, variant }: Reference): string => variant ?? offer;

/** The products that each product requires without an alternative. */
function demandsOf(rules: readonly Rule[]): Map<string, Set<string>> {
  const demands = new Map<string, Set<string>>();
  for (const { type, subjects, affected, groups } of rules) {
    const [only] = affected;
    if (type !== "require" || affected.length !== 1 || groups.length > 0 || !only) continue;
    for (const { offer } of subjects) demands.set(offer, (demands.get(offer) ?? new Set()).add(only.offer));
  }
  return demands;
}

/** Rules that require one another in a cycle: once chosen, none of these products can be removed. */
export function findRequirementCycles(bundle: Bundle): Remark[] {
  const demands = demandsOf(bundle.rules);
  const reaches = (from: string, to: string): boolean => {
    const seen = new Set<string>();
    const open = [from];
    for (let key = open.pop(); key !== undefined; key = open.pop()) {
      for (const next of demands.get(key) ?? []) {
        if (next === to) return true;
        if (!seen.has(next)) {
          seen.add(next);
          open.push(next);
        }
      }
    }
    return false;
  };
  return bundle.rules.flatMap((rule, at) => {
    const [only] = rule.affected;
    if (rule.type !== "require" || !only) return [];
    return rule.subjects
      .filter(({ offer }) => demands.get(offer)?.has(only.offer) && reaches(only.offer, offer))
      .map((subject) => ({
        path: `rules[${at}]`,
        reason: `de regel "${rule.key}" maakt een kring: ${nameOf(subject)} en ${nameOf(only)} vragen om elkaar, zodat een koper ze nooit meer weg kan halen`,
      }));
  });
}
