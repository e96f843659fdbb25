import type { BundleInput } from "@showroom/api-contract/bundle/bundle";
import type { FaceSpec } from "../textures/draw-face.ts";
import { FLOOR_RANGES } from "./floor-ranges.ts";

type Material = BundleInput["floorMaterials"][number];
type Floor = BundleInput["floors"][number];

const slug = (words: string): string => words.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");

export const FLOOR_MATERIALS: readonly Material[] = FLOOR_RANGES.map((range) => ({
  key: range.key,
  name: range.name,
  description: range.description,
  priceRange: range.priceRange,
  glued: range.glued,
  wear: range.wear,
  maintenance: range.maintenance,
  conduction: range.conduction,
  size: `${range.size[0] / 10} x ${range.size[1] / 10} cm`.replaceAll(".", ","),
  images: [`images/rooms/${range.key}.webp`],
  showBrand: range.showBrand ?? true,
}));

export interface FloorPictures {
  readonly floor: Floor;
  readonly face: FaceSpec;
  /** Laying pattern of the boards. */
  readonly pattern: "straight" | "staggered" | "herringbone" | "seamless";
}

const PATTERNS: Readonly<Record<string, FloorPictures["pattern"]>> = {
  "pvc-visgraat": "herringbone",
  tegel: "straight",
  marmoleum: "seamless",
};

export const FLOORS: readonly FloorPictures[] = FLOOR_RANGES.flatMap((range, rangeAt) =>
  range.colours.map(([name, base, accent, extra], colourAt): FloorPictures => {
    const key = `${range.key}.${slug(name)}`;
    return {
      pattern: PATTERNS[range.key] ?? "staggered",
      face: {
        style: range.style,
        base,
        accent,
        width: (range.strip ?? range.size)[0],
        height: (range.strip ?? range.size)[1],
        seed: 5000 + rangeAt * 100 + colourAt,
      },
      floor: {
        key,
        productNumber: `VL-${key.replaceAll(".", "-").toUpperCase()}`,
        material: range.key,
        name,
        series: range.series,
        floorType: range.name,
        width: range.size[0],
        length: range.size[1],
        thickness: range.thickness,
        wearLayer: range.wearLayer,
        cuttingLoss: range.cuttingLoss,
        priceM2: range.priceM2 + extra,
        addedCost: range.addedCost ?? 0,
        conduction: range.conduction,
        isGlued: range.glued,
        showBrand: range.showBrand ?? true,
        color: base,
        images: [`images/floors/${key}.webp`],
        roomImages: [`images/rooms/${key}.webp`],
      },
    };
  }),
);

export const BASEBOARDS: BundleInput["baseboards"] = (
  [
    ["Recht 58 wit", 58, 595, "MDF", "Wit gelakt", 0],
    ["Recht 90 wit", 90, 795, "MDF", "Wit gelakt", 0],
    ["Recht 120 wit", 120, 995, "MDF", "Wit gelakt", 0],
    ["Kwart rond 70 wit", 70, 695, "MDF", "Wit gelakt", 0],
    ["Recht 90 zwart", 90, 895, "MDF", "Zwart gelakt", 0],
    ["Recht 90 eiken", 90, 1495, "Eiken fineer", "Geolied", 3500],
    ["Klassiek 120 wit", 120, 1295, "MDF", "Wit gelakt", 4500],
    ["Aluminium 60", 60, 1195, "Aluminium", "Geborsteld", 0],
  ] as const
).map(([name, height, price, material, finish, addedCost]) => ({
  key: slug(name),
  productNumber: `PL-${slug(name).toUpperCase()}`,
  name,
  description: `Plint van ${material === "MDF" ? "MDF" : material.toLowerCase()}, ${height} mm hoog.`,
  price,
  addedCost,
  length: 2400,
  width: height,
  material,
  finish,
  images: [`images/baseboards/${slug(name)}.webp`],
}));
