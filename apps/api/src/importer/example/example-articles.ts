import type { BundleInput } from "@showroom/api-contract/bundle/bundle";

type Product = BundleInput["products"][number];
type Offer = BundleInput["offers"][number];

interface Tile {
  readonly key: string;
  readonly productNumber: string;
  readonly name: string;
  readonly grossPrice: number;
  readonly color: string;
  readonly colorName: string;
  readonly appearance: NonNullable<Product["appearance"]>;
}

const tile = (kind: "wall" | "floor", sides: readonly [number, number], facts: Tile, standard: boolean) => {
  const { key, ...shown } = facts;
  const product: Product = {
    ...shown,
    brand: "Voorbeeldtegels",
    type: `${kind}_tile`,
    width: sides[0],
    length: sides[1],
    size: `${sides[0] / 10} x ${sides[1] / 10} cm`,
    gloss: "matt",
    amountPerBox: 1.08,
  };
  const offer: Offer = {
    key,
    product: shown.productNumber,
    rooms: ["bathroom"],
    standardIn: standard ? ["bathroom"] : [],
    tileType: standard ? "standard" : "luxe",
    installationCodes: [{ code: kind === "wall" ? "W100" : "V100", quantity: 1 }],
  };
  return { product, offer };
};

const grout = (key: string, productNumber: string, place: "wallTileAccessory" | "floorTileAccessory", at: number) => {
  const [colorName = "", groutColor = ""] = [
    ["Wit", "#F5F4F0"],
    ["Grijs", "#9C9A96"],
  ][at] ?? ["Wit", "#F5F4F0"];
  const product: Product = {
    productNumber,
    brand: "Voorbeeldvoeg",
    name: `Voeg ${colorName.toLowerCase()}`,
    type: "grout_color",
    grossPrice: at * 150,
    color: groutColor,
    colorName,
    groutColor,
  };
  const offer: Offer = {
    key,
    product: productNumber,
    group: "afwerking",
    rooms: ["bathroom"],
    standardIn: at === 0 ? ["bathroom"] : [],
    tileAccessoryType: place,
  };
  return { product, offer };
};

interface Ware {
  readonly key: string;
  readonly productNumber: string;
  readonly name: string;
  readonly group: string;
  readonly grossPrice: number;
  /** Credit when another product replaces it; only for the standard. */
  readonly returnPrice?: number;
}

const ware = ({ key, group, returnPrice, ...facts }: Ware) => {
  const product: Product = { ...facts, brand: "Voorbeeldsanitair", returnPrice: returnPrice ?? 0, labourPrice: 4_500 };
  const offer: Offer = {
    key,
    product: facts.productNumber,
    group,
    rooms: ["bathroom"],
    standardIn: returnPrice === undefined ? [] : ["bathroom"],
  };
  return { product, offer };
};

const group = (key: string, title: string, order: number, singleChoice: boolean) => ({
  key,
  title,
  type: "standard" as const,
  order,
  rooms: ["bathroom" as const],
  singleChoice,
  collapsed: false,
});

/** The articles of the example with their offers, groups and rules. */
export function exampleArticles(): Pick<
  BundleInput,
  "products" | "productGroups" | "offers" | "rules" | "floorMaterials" | "floors" | "baseboards"
> {
  const white = { name: "Basis mat", color: "#F2F1EE", colorName: "Wit", appearance: "plain" } as const;
  const all = [
    tile("wall", [200, 400], { ...white, key: "wand-wit", productNumber: "WT-1001", grossPrice: 2_150 }, true),
    tile(
      "wall",
      [300, 600],
      {
        key: "wand-zand",
        productNumber: "WT-1002",
        name: "Duin",
        grossPrice: 3_490,
        color: "#D9CBB4",
        colorName: "Zand",
        appearance: "plain",
      },
      false,
    ),
    tile(
      "floor",
      [450, 450],
      {
        key: "vloer-grijs",
        productNumber: "VT-2001",
        name: "Beton",
        grossPrice: 2_650,
        color: "#9A9A97",
        colorName: "Grijs",
        appearance: "concrete",
      },
      true,
    ),
    tile(
      "floor",
      [600, 600],
      {
        key: "vloer-antraciet",
        productNumber: "VT-2002",
        name: "Leisteen",
        grossPrice: 4_190,
        color: "#3B3D40",
        colorName: "Antraciet",
        appearance: "stone",
      },
      false,
    ),
    grout("voeg-wand-wit", "VOEG-W1", "wallTileAccessory", 0),
    grout("voeg-wand-grijs", "VOEG-W2", "wallTileAccessory", 1),
    grout("voeg-vloer-wit", "VOEG-V1", "floorTileAccessory", 0),
    grout("voeg-vloer-grijs", "VOEG-V2", "floorTileAccessory", 1),
    ware({
      key: "toilet-basis",
      productNumber: "TO-3001",
      name: "Toilet basis",
      group: "toilet",
      grossPrice: 28_900,
      returnPrice: 19_500,
    }),
    ware({
      key: "toilet-randloos",
      productNumber: "TO-3002",
      name: "Toilet randloos",
      group: "toilet",
      grossPrice: 45_900,
    }),
    ware({
      key: "zitting-basis",
      productNumber: "ZI-3101",
      name: "Zitting basis",
      group: "zitting",
      grossPrice: 4_900,
      returnPrice: 2_900,
    }),
    ware({
      key: "zitting-zacht",
      productNumber: "ZI-3102",
      name: "Zitting softclose",
      group: "zitting",
      grossPrice: 9_900,
    }),
  ];
  return {
    products: all.map(({ product }) => product),
    offers: all.map(({ offer }) => offer),
    productGroups: [
      group("toilet", "Toilet", 0, true),
      group("zitting", "Toiletzitting", 1, true),
      { ...group("afwerking", "Afwerking", 900, true), type: "tiles-accessories" },
    ],
    // The rimless toilet requires the soft-closing seat.
    rules: [
      {
        key: "randloos-met-softclose",
        type: "require",
        subjects: [{ offer: "toilet-randloos" }],
        affected: [{ offer: "zitting-zacht" }],
      },
    ],
    floorMaterials: [
      {
        key: "pvc",
        name: "PVC",
        description: "Warm aan de voeten en makkelijk schoon te houden.",
        priceRange: "vanaf € 45 per m²",
        glued: true,
        wear: "Hoog",
        maintenance: "Laag",
        conduction: "Goed",
        size: "18 x 122 cm",
        images: [],
        showBrand: false,
      },
    ],
    floors: [
      {
        key: "pvc-eiken",
        productNumber: "PVC-4001",
        material: "pvc",
        name: "Eiken naturel",
        series: "Basis",
        floorType: "PVC",
        length: 1_220,
        width: 180,
        thickness: 2.5,
        wearLayer: 0.55,
        cuttingLoss: 0.07,
        priceM2: 4_750,
        conduction: "Goed",
        isGlued: true,
        color: "#C8A27A",
        images: [],
        roomImages: [],
      },
    ],
    baseboards: [
      {
        key: "plint-wit",
        productNumber: "PLINT-5001",
        name: "Plint wit",
        description: "",
        price: 950,
        length: 2_400,
        width: 58,
        material: "MDF",
        finish: "wit gelakt",
        images: [],
      },
    ],
  };
}
