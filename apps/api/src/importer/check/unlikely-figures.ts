import type { Bundle } from "@showroom/api-contract/bundle/bundle";
import { isTileProduct } from "@showroom/domain/model/product";
import type { Remark } from "../findings/finding.ts";
import { LEAST_LOSS } from "./usual-figures.ts";

/** Millimetres: no tile is longer. */
const LONGEST_TILE = 3_300;
/** Niches and slopes add to the surface of a box. */
const MOST_OF_BOX = 1.5;
/** m²: no accent and no casing of a cistern has less. */
const LEAST_OF_PART = 0.4;
/** m²: no casing of a cistern has more. */
const MOST_OF_RESERVOIR = 5;
/** The share of cutting loss that is usual at most. */
const MOST_LOSS = 0.3;

const dutch = (value: number, digits = 2): string =>
  value
    .toFixed(digits)
    .replace(/\.?0+$/, "")
    .replace(".", ",");
type Room = Bundle["houseTypes"][number]["rooms"][number];

/** Parts of the walls that are larger than the walls, and figures to the ceiling that are smaller than those below it. */
function ofParts(room: Room, path: string): Remark[] {
  const remarks: Remark[] = [];
  const within = (part: keyof Room, whole: "surfaceWall" | "surfaceWallCeilingHigh", what: string): void => {
    const [value, most] = [room[part], room[whole]];
    if (typeof value === "number" && most > 0 && value > most)
      remarks.push({
        path: `${path}.${part}`,
        reason: `${dutch(value)} m² ${what} is meer dan de ${dutch(most)} m² wand van deze ruimte`,
      });
  };
  within("accentSurface", "surfaceWall", "accentwand");
  within("accentSurfaceCeilingHigh", "surfaceWallCeilingHigh", "accentwand plafondhoog");
  within("reservoirSurface", "surfaceWall", "reservoir");
  for (const [part, what] of [
    ["accentSurface", "accentwand"],
    ["reservoirSurface", "reservoir"],
  ] as const)
    if (room[part] > 0 && room[part] < LEAST_OF_PART)
      remarks.push({
        path: `${path}.${part}`,
        reason: `${dutch(room[part])} m² ${what} is wel erg weinig; staat de komma goed?`,
      });
  if (room.reservoirSurface > MOST_OF_RESERVOIR && room.reservoirSurface <= room.surfaceWall)
    remarks.push({
      path: `${path}.reservoirSurface`,
      reason: `${dutch(room.reservoirSurface)} m² reservoir is wel erg veel; staat de komma goed?`,
    });
  for (const [low, high, what] of [
    ["accentSurface", "accentSurfaceCeilingHigh", "m² accentwand"],
    ["sealant", "sealantCeilingHigh", "m¹ kit"],
    ["kimcoat", "kimcoatCeilingHigh", "m¹ kimcoat"],
  ] as const)
    if (room[high] > 0 && room[high] < room[low])
      remarks.push({
        path: `${path}.${high}`,
        reason: `plafondhoog is ${dutch(room[high])} ${what}, minder dan de ${dutch(room[low])} die er altijd is`,
      });
  return remarks;
}

/** Surfaces of a room that its width, depth and height do not allow, or that are missing. */
function ofRoom(room: Room, path: string): Remark[] {
  const [width, depth, height] = [room.width / 1_000, room.depth / 1_000, room.height / 1_000];
  const around = 2 * (width + depth) * height;
  const floor = width * depth;
  const size = `${dutch(width)} × ${dutch(depth)} × ${dutch(height)} m`;
  const remarks: Remark[] = [];
  const judge = (
    field: "surfaceWall" | "surfaceWallCeilingHigh" | "surfaceFloor",
    most: number,
    what: string,
  ): void => {
    const value = room[field];
    if (value === 0)
      remarks.push({
        path: `${path}.${field}`,
        reason: `de oppervlakte van de ${what} is 0 m²: daar komen dan geen tegels`,
      });
    else if (most > 0 && value > most * MOST_OF_BOX)
      remarks.push({
        path: `${path}.${field}`,
        reason: `${dutch(value)} m² ${what} past niet in een ruimte van ${size}; daar is hoogstens zo'n ${dutch(most, 1)} m²`,
      });
    else if (most > 0 && value < most / (field === "surfaceFloor" ? 3 : 12))
      remarks.push({
        path: `${path}.${field}`,
        reason: `${dutch(value)} m² ${what} is wel erg weinig voor een ruimte van ${size}; staat de komma goed?`,
      });
  };
  judge("surfaceWall", around, "wand");
  judge("surfaceWallCeilingHigh", around, "wand plafondhoog");
  judge("surfaceFloor", floor, "vloer");
  if (room.surfaceWallCeilingHigh > 0 && room.surfaceWallCeilingHigh < room.surfaceWall)
    remarks.push({
      path: `${path}.surfaceWallCeilingHigh`,
      reason: `plafondhoog is ${dutch(room.surfaceWallCeilingHigh)} m² wand, minder dan de ${dutch(room.surfaceWall)} m² die er altijd is`,
    });
  remarks.push(...ofParts(room, path));
  for (const [side, value] of [
    ["width", width],
    ["depth", depth],
    ["height", height],
  ] as const)
    if (value === 0)
      remarks.push({ path: `${path}.${side}`, reason: "deze maat is 0 cm: het beeld van de ruimte klopt dan niet" });
    else if (side === "height" && value >= 0.4 && value < 1.9)
      remarks.push({ path: `${path}.${side}`, reason: `${dutch(value * 100)} cm hoog is wel erg laag voor een kamer` });
    else if (value > (side === "height" ? 5 : 12))
      remarks.push({
        path: `${path}.${side}`,
        reason: `${dutch(value)} m is wel erg groot voor een kamer; staat de komma goed?`,
      });
  return remarks;
}

function findOddTiles({ products }: Bundle): Remark[] {
  return products.flatMap(({ type, width, length }, at) =>
    isTileProduct(type)
      ? (
          [
            ["width", width],
            ["length", length],
          ] as const
        ).flatMap(([side, value]): Remark[] =>
          value !== null && value > LONGEST_TILE
            ? [
                {
                  path: `products[${at}].${side}`,
                  reason: `${dutch(value / 10)} cm is wel erg groot voor een tegel; staat hier een maat in millimeters?`,
                },
              ]
            : [],
        )
      : [],
  );
}

function findOddLosses({ project }: Bundle): Remark[] {
  if (!project.hasTiles) return [];
  return (["wallTileCuttingLoss", "floorTileCuttingLoss"] as const).flatMap((field): Remark[] => {
    const loss = project[field];
    if (loss === 0 || (loss >= LEAST_LOSS && loss <= MOST_LOSS)) return [];
    const words = loss < LEAST_LOSS ? "wel erg weinig" : "wel erg veel";
    return [
      { path: `project.${field}`, reason: `${dutch(loss * 100)}% snijverlies is ${words}; gewoon is 5% tot 15%` },
    ];
  });
}

/** Figures that are allowed and unlikely: surfaces against the room, sizes against their kind. */
export const findUnlikelyFigures = (bundle: Bundle): Remark[] => [
  ...bundle.houseTypes.flatMap(({ rooms }, at) =>
    rooms.flatMap((room, roomAt) => ofRoom(room, `houseTypes[${at}].rooms[${roomAt}]`)),
  ),
  ...findOddTiles(bundle),
  ...findOddLosses(bundle),
];
