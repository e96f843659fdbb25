import type { BundleInput } from "@showroom/api-contract/bundle/bundle";

type Product = BundleInput["products"][number];
type Offer = BundleInput["offers"][number];
type AccessoryType = NonNullable<Offer["tileAccessoryType"]>;

const GROUTS = [
  ["Wit", "WIT", "#F2F0EA"],
  ["Jasmijn", "JAS", "#E6DDCB"],
  ["Zilvergrijs", "ZGR", "#C3C3BF"],
  ["Manhattan", "MAN", "#A3A29D"],
  ["Cement", "CEM", "#8C8A84"],
  ["Antraciet", "ANT", "#4C4D4E"],
  ["Zwart", "ZWA", "#2B2B2C"],
  ["Bahama", "BAH", "#CDB99B"],
  ["Taupe", "TAU", "#9A8C7E"],
  ["Mokka", "MOK", "#6B5547"],
  ["Salie", "SAL", "#9AA392"],
  ["Terra", "TER", "#A56E55"],
] as const;

const PROFILES = [
  ["RVS geborsteld", "RVS", "#A9A9A6", "brushed-steel", 0],
  ["Aluminium mat", "ALU", "#BDBDBA", "aluminium", 250],
  ["Chroom", "CHR", "#C9CBCE", "chrome", 595],
  ["Wit mat", "WIT", "#EFEDE8", "matt-white", 295],
  ["Zwart mat", "ZWA", "#2A2A2B", "matt-black", 695],
  ["Messing", "MES", "#B08D4C", "brass", 1195],
  ["Gun metal", "GUN", "#54565A", "gun-metal", 1095],
  ["Koper", "KOP", "#A8694A", "copper", 1295],
] as const;

/** The first four grout colours have no extra price; the others cost a little more per m². */
export const ACCESSORY_PRODUCTS: readonly Product[] = [
  ...GROUTS.map(([name, code, hex], index): Product => ({
    productNumber: `VOEG-${code}`,
    brand: "Voegwerk",
    name: `Voegkleur ${name}`,
    type: "grout_color",
    grossPrice: index < 4 ? 0 : 275,
    color: hex,
    colorName: name,
    groutColor: hex,
    description: "Waterafstotende voeg, geschikt voor wand en vloer.",
  })),
  ...PROFILES.map(([name, code, hex, finish, price]): Product => ({
    productNumber: `PROF-${code}`,
    brand: "Randlijn",
    name: `Profiel ${name}`,
    type: "finishing_profile",
    grossPrice: 795 + price,
    color: hex,
    colorName: name,
    description: "Afwerkprofiel voor buitenhoeken en vrije tegelranden, 11 mm.",
    model: { kind: "accessory", shape: "slim", width: 11, depth: 11, height: 1000, finish },
  })),
];

const WALL_GROUT_STANDARD = "WIT";
const FLOOR_GROUT_STANDARD = "MAN";
const PROFILE_STANDARD = "RVS";

function offersFor(type: AccessoryType, rooms: Offer["rooms"], standardGrout: string, withProfiles: boolean): Offer[] {
  const offer = (kind: "voeg" | "prof", code: string, standard: boolean): Offer => ({
    key: `${type}.${kind}.${code}`.toLowerCase(),
    product: `${kind}-${code}`.toUpperCase(),
    group: kind === "voeg" ? "voegkleur" : "afwerkprofiel",
    rooms,
    standardIn: standard ? rooms : [],
    tileAccessoryType: type,
  });
  const grouts = GROUTS.map(([, code]) => offer("voeg", code, code === standardGrout));
  return withProfiles
    ? [...grouts, ...PROFILES.map(([, code]) => offer("prof", code, code === PROFILE_STANDARD))]
    : grouts;
}

export function accessoryOffers(rooms: Offer["rooms"]): Offer[] {
  return [
    ...offersFor("wallTileAccessory", rooms, WALL_GROUT_STANDARD, true),
    ...offersFor("floorTileAccessory", rooms, FLOOR_GROUT_STANDARD, false),
  ];
}

/** Grouts and profiles of the tile options: each option has its own assortment. */
export function optionAccessoryOffers(type: AccessoryType, rooms: Offer["rooms"]): Offer[] {
  return offersFor(type, rooms, type.startsWith("accent") ? WALL_GROUT_STANDARD : FLOOR_GROUT_STANDARD, true);
}
