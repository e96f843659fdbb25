import type { Bundle } from "@showroom/api-contract/bundle/bundle";
import type { Remark } from "../findings/finding.ts";
import { euros } from "./euros.ts";

/** A figure with what is usual, in the unit of the bundle. */
interface Figure {
  readonly path: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly what: string;
  readonly shown: (value: number) => string;
}

const plain = (value: number): string => String(Math.round(value * 100) / 100).replace(".", ",");
const centimetres = (millimetres: number): string => `${plain(millimetres / 10)} cm`;
const squareMetres = (value: number): string => `${plain(value)} m²`;

/** Lower amounts are reported as a wrong unit. */
const LEAST_FLOOR = 200;
const LEAST_BOARD = 20;
const LEAST_LABOUR = 100;
/** Cents per unit of a code: m², m¹ or piece. */
const LEAST_OF_CODE = 150;
/** Millimetres. */
const NARROWEST_PLANK = 30;
const THINNEST_LAYER = 0.1;
/** A share. */
export const LEAST_LOSS = 0.02;

function judge({ path, value, least, most, what, shown }: Figure): Remark[] {
  if (value >= least && value <= most) return [];
  const words = value < least ? "wel erg weinig" : "wel erg veel";
  return [
    {
      path,
      reason: `${shown(value)} is ${words} voor ${what}; gewoon is ${least === 0 ? "hoogstens" : `${shown(least)} tot`} ${shown(most)}, staat de komma goed?`,
      cause: `een getal is ${words} voor ${what}`,
    },
  ];
}

/** A price that is forgotten, or that is not usual. */
function judgePrice(figure: Omit<Figure, "shown">, cheap: number): Remark[] {
  const { path, value, what } = figure;
  if (value === 0) return [{ path, reason: `${what} kost € 0,00; is de prijs vergeten?` }];
  return value < cheap ? [] : judge({ ...figure, shown: euros });
}

function ofFloor(floor: Bundle["floors"][number], at: number): Remark[] {
  const path = `floors[${at}]`;
  const { length, width, thickness, wearLayer, cuttingLoss, priceM2 } = floor;
  const remarks = [
    ...judgePrice(
      { path: `${path}.priceM2`, value: priceM2, least: 1_000, most: 20_000, what: "een m² vloer" },
      LEAST_FLOOR,
    ),
    ...judge({
      path: `${path}.length`,
      value: length,
      least: 0,
      most: 4_000,
      what: "de lengte van een vloerdeel",
      shown: centimetres,
    }),
    ...judge({
      path: `${path}.thickness`,
      value: thickness,
      least: 0,
      most: 24,
      what: "de dikte van een vloer",
      shown: centimetres,
    }),
  ];
  if (width < NARROWEST_PLANK)
    remarks.push({
      path: `${path}.width`,
      reason: `${centimetres(width)} is wel erg weinig voor de breedte van een vloerdeel; staat de komma goed?`,
    });
  if (wearLayer !== null && wearLayer < THINNEST_LAYER)
    remarks.push({
      path: `${path}.wearLayer`,
      reason: `een slijtlaag van ${String(wearLayer).replace(".", ",")} mm is wel erg dun; staat de komma goed?`,
    });
  if (width > length)
    remarks.push({
      path: `${path}.width`,
      reason: `dit vloerdeel is breder (${centimetres(width)}) dan lang (${centimetres(length)}); staat de komma goed?`,
    });
  if (wearLayer !== null && wearLayer > thickness)
    remarks.push({
      path: `${path}.wearLayer`,
      reason: `de slijtlaag (${plain(wearLayer)} mm) is dikker dan de vloer (${plain(thickness)} mm)`,
    });
  if (cuttingLoss !== 0 && (cuttingLoss < LEAST_LOSS || cuttingLoss > 0.3))
    remarks.push({
      path: `${path}.cuttingLoss`,
      reason: `${plain(cuttingLoss * 100)}% snijverlies is wel erg ${cuttingLoss < LEAST_LOSS ? "weinig" : "veel"}; gewoon is 5% tot 15%`,
    });
  return remarks;
}

const ofBaseboard = ({ price, width, length }: Bundle["baseboards"][number], at: number): Remark[] => [
  ...judgePrice(
    { path: `baseboards[${at}].price`, value: price, least: 200, most: 5_000, what: "een meter plint" },
    LEAST_BOARD,
  ),
  ...judge({
    path: `baseboards[${at}].width`,
    value: width,
    least: 15,
    most: 400,
    what: "de breedte van een plint",
    shown: centimetres,
  }),
  ...judge({
    path: `baseboards[${at}].length`,
    value: length,
    least: 0,
    most: 6_000,
    what: "de lengte van een plint",
    shown: centimetres,
  }),
];

/** Metres of floor and baseboard of a home, and of one against the other. */
function ofHouseType({ project, floors, baseboards, houseTypes }: Bundle): Remark[] {
  if (!project.hasFloors) return [];
  return houseTypes.flatMap(({ amountFloorsM2: floor, amountBaseboards: board }, at): Remark[] => {
    const path = `houseTypes[${at}]`;
    if (floor === 0)
      return floors.length === 0
        ? []
        : [{ path: `${path}.amountFloorsM2`, reason: "de woonvloer is 0 m²: elke vloer kost dan niets" }];
    if (board === 0)
      return baseboards.length === 0
        ? []
        : [{ path: `${path}.amountBaseboards`, reason: "er is 0 m¹ plint: elke plint kost dan niets" }];
    const tooMuch = judge({
      path: `${path}.amountFloorsM2`,
      value: floor,
      least: 0,
      most: 400,
      what: "de woonvloer van een huis",
      shown: squareMetres,
    });
    if (tooMuch.length > 0) return tooMuch;
    // A square has the shortest edge; doors take away at most half of it.
    const [least, most] = [Math.round(2 * Math.sqrt(floor)), Math.round(3 * floor)];
    if (board >= least && board <= most) return [];
    return [
      {
        path: `${path}.amountBaseboards`,
        reason: `${plain(board)} m¹ plint past niet bij ${plain(floor)} m² woonvloer; gewoon is daar ${least} tot ${most} m¹, staat de komma goed?`,
      },
    ];
  });
}

const LABOUR_UNITS = { m2: ["m²", 10_000], m1: ["m¹", 10_000], piece: ["stuk", 100_000] } as const;

/** Prices of labour, and the number of times that an article needs it. */
function ofLabour({ project, products, offers }: Bundle): Remark[] {
  const rates = (["wallTileLaborPrice", "floorTileLaborPrice"] as const).flatMap((field) => {
    const value = project[field];
    if (value < LEAST_LABOUR) return [];
    return judge({
      path: `project.${field}`,
      value,
      least: 1_000,
      most: 12_000,
      what: "de montage van een m² tegels",
      shown: euros,
    });
  });
  const codes = project.tileInstallationCodes.flatMap(({ unit, grossPrice }, at) => {
    const [word, most] = LABOUR_UNITS[unit];
    return judge({
      path: `project.tileInstallationCodes[${at}].grossPrice`,
      value: grossPrice,
      least: grossPrice === 0 ? 0 : LEAST_OF_CODE,
      most,
      what: `een verwerking per ${word}`,
      shown: euros,
    });
  });
  const lists = { products, offers } as const;
  const uses = (["products", "offers"] as const).flatMap((list) =>
    lists[list].flatMap(({ installationCodes }, at) =>
      installationCodes.flatMap(({ code, quantity }, place): Remark[] => {
        const path = `${list}[${at}].installationCodes`;
        if (installationCodes.findIndex((use) => use.code === code) < place)
          return [{ path, reason: `de verwerkingscode "${code}" staat hier twee keer, en telt dan twee keer` }];
        if (quantity === 0) return [{ path, reason: `het aantal van "${code}" is 0: deze verwerking telt dan niet` }];
        return quantity > 20
          ? [{ path, reason: `${plain(quantity)} keer "${code}" is wel erg veel; het aantal is per m², m¹ of stuk` }]
          : [];
      }),
    ),
  );
  return [...rates, ...codes, ...uses];
}

/** Prices, measures and quantities that are allowed and not usual, such as those with a comma in the wrong place. */
export const findUnusualFigures = (bundle: Bundle): Remark[] => [
  ...bundle.floors.flatMap(ofFloor),
  ...bundle.baseboards.flatMap(ofBaseboard),
  ...ofHouseType(bundle),
  ...ofLabour(bundle),
];
