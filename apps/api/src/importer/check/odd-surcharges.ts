import type { Bundle } from "@showroom/api-contract/bundle/bundle";
import type { Remark } from "../findings/finding.ts";
import { euros } from "./euros.ts";
import { findLargeSurcharges } from "./large-surcharges.ts";
import { middle } from "./middle.ts";

/** Cents. What a package or a format of tiles adds to the price of a room. */
const LEAST_SURCHARGE = 500;
const MOST_SURCHARGE = 250_000;
/** Cents per home. */
const MOST_OF_FLOOR = 100_000;
/** Cents per m² of grout, and per m¹ of a profile. */
const MOST_ACCESSORY = { grout_color: 1_200, finishing_profile: 10_000 } as const;
/** Surcharges of which this many are needed to say what is usual, and how far they differ from the middle one. */
const LEAST_OF_KIND = 4;
const FACTOR = 5;

const FIELDS = [
  "addedCost",
  "addedCostCeilingHigh",
  "floorTileOnWallCost",
  "floorTileOnWallCostCeilingHigh",
  "floorTileOnAllWallsCost",
  "floorTileOnAllWallsCostCeilingHigh",
] as const;

/** A surcharge, and one that is never more than it. */
const AT_LEAST = [
  ["addedCostCeilingHigh", "addedCost", "plafondhoog"],
  ["floorTileOnWallCostCeilingHigh", "floorTileOnWallCost", "plafondhoog"],
  ["floorTileOnAllWallsCostCeilingHigh", "floorTileOnAllWallsCost", "plafondhoog"],
  ["floorTileOnAllWallsCost", "floorTileOnWallCost", "op alle wanden"],
] as const;

interface Surcharge {
  readonly path: string;
  readonly value: number;
}

/** Surcharges of one kind: far from the others, or from every usual one. */
function ofKind(kind: readonly Surcharge[]): Remark[] {
  const usual = middle(kind.map(({ value }) => value));
  return kind.flatMap(({ path, value }): Remark[] => {
    if (value < LEAST_SURCHARGE || value > MOST_SURCHARGE)
      return [
        {
          path,
          reason: `${euros(value)} is wel erg ${value < LEAST_SURCHARGE ? "weinig" : "veel"} voor een toeslag; staat de komma goed? Bedragen zijn in euro's`,
        },
      ];
    if (kind.length < LEAST_OF_KIND || (value <= usual * FACTOR && value >= usual / FACTOR)) return [];
    return [
      { path, reason: `${euros(value)} ligt ver van de andere toeslagen, zo'n ${euros(usual)}; staat de komma goed?` },
    ];
  });
}

function ofPackages({ packages }: Bundle): Remark[] {
  const formats = packages.flatMap(({ groups }, at) =>
    groups.map((group, place) => ({ group, path: `packages[${at}].groups[${place}]` })),
  );
  const kinds = [
    packages.map(({ addedCost }, at) => ({ path: `packages[${at}].addedCost`, value: addedCost })),
    ...FIELDS.map((field) => formats.map(({ group, path }) => ({ path: `${path}.${field}`, value: group[field] }))),
  ];
  const smaller = formats.flatMap(({ group, path }) =>
    AT_LEAST.flatMap(([field, least, word]): Remark[] =>
      group[field] > 0 && group[field] < group[least]
        ? [
            {
              path: `${path}.${field}`,
              reason: `${word} is de toeslag ${euros(group[field])}, minder dan de ${euros(group[least])} voor minder tegels`,
            },
          ]
        : [],
    ),
  );
  return [...kinds.flatMap((kind) => ofKind(kind.filter(({ value }) => value > 0))), ...smaller];
}

function ofProducts({ products }: Bundle): Remark[] {
  return products.flatMap(({ type, grossPrice, addedCosts }, at): Remark[] => {
    const path = `products[${at}]`;
    if ((type === "grout_color" || type === "finishing_profile") && grossPrice > MOST_ACCESSORY[type])
      return [
        {
          path: `${path}.grossPrice`,
          reason: `${euros(grossPrice)} per ${type === "grout_color" ? "m² voeg" : "m¹ profiel"} is wel erg veel; staat de komma goed?`,
        },
      ];
    return grossPrice > 0 && addedCosts > grossPrice
      ? [
          {
            path: `${path}.addedCosts`,
            reason: `de toeslag (${euros(addedCosts)}) is hoger dan de prijs (${euros(grossPrice)}); staat de komma goed?`,
          },
        ]
      : [];
  });
}

const ofFloors = (bundle: Bundle): Remark[] =>
  (["floors", "baseboards"] as const).flatMap((list) =>
    bundle[list].flatMap(({ addedCost }, at): Remark[] =>
      addedCost > MOST_OF_FLOOR
        ? [
            {
              path: `${list}[${at}].addedCost`,
              reason: `${euros(addedCost)} is wel erg veel voor een toeslag per woning; staat de komma goed?`,
            },
          ]
        : [],
    ),
  );

/** Tiles and floors without cutting loss, of which too little would be ordered. */
function ofLosses({ project, floors }: Bundle): Remark[] {
  const NONE = "er is 0% snijverlies: er wordt dan te weinig besteld; gewoon is 5% tot 15%";
  const paths = [
    ...(["wallTileCuttingLoss", "floorTileCuttingLoss"] as const)
      .filter((field) => project.hasTiles && project[field] === 0)
      .map((field) => `project.${field}`),
    ...floors.flatMap(({ cuttingLoss }, at) =>
      project.hasFloors && cuttingLoss === 0 ? [`floors[${at}].cuttingLoss`] : [],
    ),
  ];
  return paths.map((path) => ({ path, reason: NONE }));
}

/** Surcharges and cutting loss that are allowed and unlikely: ten or a hundred times as much, or nothing. */
export function findOddSurcharges(bundle: Bundle): Remark[] {
  const found = [ofPackages, ofProducts, ofFloors, ofLosses].flatMap((find) => find(bundle));
  const named = new Set(found.map(({ path }) => path));
  return [...found, ...findLargeSurcharges(bundle).filter(({ path }) => !named.has(path))];
}
