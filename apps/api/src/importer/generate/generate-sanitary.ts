import type { BundleInput } from "@showroom/api-contract/bundle/bundle";
import type { Random } from "./random.ts";

const OFFERS_PER_GROUP = 12;
const VARIANTS = 2;

interface GeneratedSanitary {
  readonly products: BundleInput["products"];
  readonly offers: BundleInput["offers"];
  readonly groups: BundleInput["productGroups"];
  readonly rules: BundleInput["rules"];
}

interface Group {
  readonly group: BundleInput["productGroups"][number];
  readonly offers: BundleInput["offers"];
  readonly products: BundleInput["products"];
}

function generateGroup(random: Random, at: number, count: number): Group {
  const key = `groep-${at}`;
  const products: BundleInput["products"] = [];
  const offers: BundleInput["offers"] = [];
  for (let number = 0; number < count; number += VARIANTS) {
    const numbers = Array.from(
      { length: Math.min(VARIANTS, count - number) },
      (_, variant) => `SAN-${at}-${number}-${variant}`,
    );
    numbers.forEach((productNumber, variant) => {
      const brand = random.pick(["Waterlijn", "Bronwerk", "Kraanhuis"]);
      const grossPrice = 15_000 + random.below(80_000);
      // A half to nine tenths of the price.
      const returnPrice = Math.round(grossPrice * (0.5 + random.below(4_000) / 10_000));
      products.push({
        productNumber,
        brand,
        name: `Artikel ${at}-${number}`,
        grossPrice,
        returnPrice: number === 0 ? returnPrice : 0,
        labourPrice: random.below(6_000),
        dimension: `${60 + variant * 20} cm`,
        colorName: random.pick(["Chroom", "Zwart"]),
      });
    });
    const [first = ""] = numbers;
    offers.push({
      key: `${key}-${number}`,
      product: first,
      variants: numbers.length > 1 ? numbers : [],
      group: key,
      rooms: ["bathroom"],
      standardIn: number === 0 ? ["bathroom"] : [],
    });
  }
  const group = {
    key,
    title: `Groep ${at}`,
    type: "standard" as const,
    order: at,
    rooms: ["bathroom" as const],
    singleChoice: at % 4 !== 3,
    collapsed: at > 0,
  };
  return { group, offers, products };
}

/** Rules only affect later groups, so that evaluation always ends. Standards are never hidden. */
function generateRules(random: Random, groups: readonly Group[], count: number): BundleInput["rules"] {
  if (groups.length < 2) return [];
  return Array.from({ length: count }, (_, at) => {
    const from = random.below(groups.length - 1);
    const source = groups[from]?.offers ?? [];
    const target = groups[from + 1 + random.below(groups.length - 1 - from)]?.offers ?? [];
    const affected = target.slice(1);
    return {
      key: `regel-${at}`,
      type: at % 3 === 0 ? ("show" as const) : ("hide" as const),
      subjects: [{ offer: random.pick(source).key }],
      affected: [{ offer: random.pick(affected.length > 0 ? affected : target).key }],
    };
  });
}

/** Sanitary ware for the bathroom: groups of offers with two sizes each, and rules between them. */
export function generateSanitary(random: Random, count: number, ruleCount: number): GeneratedSanitary {
  const groups: Group[] = [];
  for (let left = count; left > 0; left -= OFFERS_PER_GROUP * VARIANTS)
    groups.push(generateGroup(random, groups.length, Math.min(left, OFFERS_PER_GROUP * VARIANTS)));
  return {
    products: groups.flatMap((entry) => entry.products),
    offers: groups.flatMap((entry) => entry.offers),
    groups: groups.map((entry) => entry.group),
    rules: generateRules(random, groups, ruleCount),
  };
}
