import { bundleSchema, type Bundle, type BundleInput } from "@showroom/api-contract/bundle/bundle";
import { generateBundle } from "../importer/generate/generate-bundle.ts";
import { DEMO_PASSWORD } from "./test-app.ts";

const COLOURS = ["#C8A27A", "#8B6B4A", "#E2D3BC"] as const;

const floors = (): Pick<BundleInput, "floorMaterials" | "floors" | "baseboards"> => ({
  floorMaterials: [
    {
      key: "pvc",
      name: "PVC",
      description: "",
      priceRange: "",
      glued: true,
      wear: "",
      maintenance: "",
      conduction: "",
      size: "",
      images: [],
      showBrand: false,
    },
  ],
  floors: COLOURS.map((color, at) => ({
    key: `pvc-${at}`,
    productNumber: `PVC-${at}`,
    material: "pvc",
    name: `Eiken ${at}`,
    series: "",
    floorType: "",
    length: 1200,
    width: 180,
    thickness: 2,
    wearLayer: null,
    cuttingLoss: 0.07,
    priceM2: 4_500 + at * 700,
    conduction: "",
    isGlued: true,
    color,
    images: [],
    roomImages: [],
  })),
  baseboards: [0, 1].map((at) => ({
    key: `plint-${at}`,
    productNumber: `PLINT-${at}`,
    name: `Plint ${at}`,
    description: "",
    price: 900 + at * 400,
    length: 2400,
    width: 60,
    material: "MDF",
    finish: "wit",
    images: [],
  })),
});

/** Buyers of the bundle: two per house type, one of whom submits. */
export const REIMPORT_BUYERS = [
  { email: "open.a@herhaling.example", houseType: "type-a", submits: false },
  { email: "open.b@herhaling.example", houseType: "type-b", submits: false },
  { email: "klaar.a@herhaling.example", houseType: "type-a", submits: true },
  { email: "klaar.b@herhaling.example", houseType: "type-b", submits: true },
] as const;
export const REIMPORT_STAFF = "beheer@herhaling.example";

/** A small project with everything that choices can depend on: two house types, tiles, sanitary ware, rules, floors, a discount. */
export function reimportBundle(): Bundle {
  const bundle = generateBundle({ products: 60, rules: 6, seed: 3 });
  const [type] = bundle.houseTypes;
  if (!type) throw new Error("The generated bundle has no house type");
  const pages = [...type.pages];
  pages.splice(-1, 0, { key: "floors", title: "Woonvloer", subtitle: "", type: "floors" });
  const first = { ...type, pages };
  const second = {
    ...first,
    key: "type-b",
    name: "Type B",
    rooms: first.rooms.map((room) => ({ ...room, surfaceWall: room.surfaceWall + 3 })),
  };
  return bundleSchema.parse({
    ...bundle,
    ...floors(),
    project: { ...bundle.project, slug: "herhaling", hasFloors: true },
    houseTypes: [first, second],
    demoAccounts: [
      ...REIMPORT_BUYERS.map(({ email, houseType }, at) => ({
        email,
        houseType,
        password: DEMO_PASSWORD,
        firstName: "Koper",
        lastName: `Nummer ${at}`,
        role: "projectuser",
        buildNumber: String(at + 1),
      })),
      { email: REIMPORT_STAFF, password: DEMO_PASSWORD, firstName: "Bo", lastName: "Beheer", role: "admin" },
    ],
  });
}
