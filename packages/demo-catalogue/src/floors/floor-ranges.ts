import type { StyleName } from "../textures/styles.ts";

interface FloorRange {
  readonly key: string;
  readonly name: string;
  readonly series: string;
  readonly style: StyleName;
  readonly priceM2: number;
  /** Cents per home, for laying its pattern. */
  readonly addedCost?: number;
  /** Whether its cards show the series; default true. */
  readonly showBrand?: boolean;
  readonly size: readonly [width: number, length: number];
  /** Millimetres of one strip of wood, where a board shows several. */
  readonly strip?: readonly [width: number, length: number];
  readonly thickness: number;
  readonly wearLayer: number | null;
  readonly glued: boolean;
  readonly cuttingLoss: number;
  readonly priceRange: string;
  readonly description: string;
  readonly wear: string;
  readonly maintenance: string;
  readonly conduction: string;
  readonly colours: readonly (readonly [name: string, base: string, accent: string, extra: number])[];
}

export const FLOOR_RANGES: readonly FloorRange[] = [
  {
    key: "pvc-plank",
    name: "PVC planken",
    series: "Meander",
    style: "wood",
    priceM2: 4995,
    size: [228, 1500],
    thickness: 2.5,
    wearLayer: 0.55,
    glued: true,
    cuttingLoss: 0.07,
    priceRange: "€€",
    description: "Stil, warm onder de voet en zeer geschikt voor vloerverwarming.",
    wear: "Zeer slijtvast",
    maintenance: "Stofzuigen en vochtig dweilen",
    conduction: "Uitstekend",
    colours: [
      ["Klaver", "#B8946A", "#967249", 0],
      ["Duin", "#CDB594", "#B39873", 0],
      ["Turf", "#6F5745", "#503D30", 300],
      ["Mist", "#ADA498", "#8F867A", 0],
      ["Zilver", "#BDB9B1", "#A19C93", 300],
      ["Honing", "#C08A50", "#9C6A35", 0],
    ],
  },
  {
    key: "pvc-visgraat",
    name: "PVC visgraat",
    series: "Graat",
    style: "wood",
    priceM2: 6495,
    addedCost: 24_500,
    size: [127, 635],
    thickness: 2.5,
    wearLayer: 0.55,
    glued: true,
    cuttingLoss: 0.12,
    priceRange: "€€€",
    description: "Het beeld van een klassieke visgraat met het gemak van PVC.",
    wear: "Zeer slijtvast",
    maintenance: "Stofzuigen en vochtig dweilen",
    conduction: "Uitstekend",
    colours: [
      ["Noot", "#8A6347", "#694730", 400],
      ["Duin", "#CDB594", "#B39873", 0],
      ["Klaver", "#B8946A", "#967249", 0],
      ["Turf", "#6F5745", "#503D30", 400],
      ["Mist", "#ADA498", "#8F867A", 0],
    ],
  },
  {
    key: "laminaat",
    name: "Laminaat",
    series: "Dagelijks",
    style: "wood",
    priceM2: 2995,
    size: [192, 1285],
    strip: [64, 430],
    thickness: 8,
    wearLayer: null,
    glued: false,
    cuttingLoss: 0.06,
    priceRange: "€",
    description: "Voordelig, sterk en snel gelegd, met een zwevende ondervloer.",
    wear: "Slijtvast",
    maintenance: "Stofzuigen en licht vochtig dweilen",
    conduction: "Goed",
    colours: [
      ["Berk", "#D3C1A4", "#BBA585", 0],
      ["Eik", "#BC9A70", "#9B7950", 0],
      ["Wilg", "#A79C8B", "#897E6D", 0],
      ["Rook", "#77695C", "#5A4E44", 0],
      ["Grenen", "#D0A876", "#B28A58", 0],
    ],
  },
  {
    key: "parket",
    name: "Eiken parket",
    series: "Stam",
    style: "oak",
    priceM2: 8995,
    size: [220, 2200],
    thickness: 14,
    wearLayer: 3,
    glued: true,
    cuttingLoss: 0.08,
    priceRange: "€€€€",
    description: "Echt hout met een toplaag van 3 mm, geolied of gelakt.",
    wear: "Te schuren en opnieuw te behandelen",
    maintenance: "Jaarlijks oliën",
    conduction: "Redelijk",
    colours: [
      ["Naturel", "#B48F62", "#926D43", 0],
      ["Onbehandeld", "#CBB08A", "#AE8E66", 0],
      ["Gerookt", "#785B44", "#57402F", 700],
      ["Wit geolied", "#D6CAB6", "#BEB09A", 500],
      ["Grijs geolied", "#A2988B", "#847A6D", 500],
    ],
  },
  {
    key: "tegel",
    name: "Keramische tegel",
    series: "Plein",
    style: "concrete",
    priceM2: 6995,
    size: [600, 600],
    thickness: 9,
    wearLayer: null,
    glued: true,
    cuttingLoss: 0.1,
    priceRange: "€€€",
    description: "Een harde, onderhoudsarme vloer die de warmte van vloerverwarming snel doorgeeft.",
    wear: "Onverslijtbaar in huis",
    maintenance: "Stofzuigen en dweilen",
    conduction: "Uitstekend",
    colours: [
      ["Mist", "#C4C2BC", "#A8A69F", 0],
      ["Kiezel", "#9F9B94", "#837F78", 0],
      ["Leem", "#B6A897", "#9B8B7A", 0],
      ["Antraciet", "#5A5B5C", "#434445", 0],
      ["Zand", "#CBBBA1", "#B4A286", 400],
    ],
  },
  {
    key: "marmoleum",
    showBrand: false,
    name: "Linoleum",
    series: "Vlas",
    style: "linoleum",
    priceM2: 5495,
    size: [2000, 2000],
    thickness: 2.5,
    wearLayer: null,
    glued: true,
    cuttingLoss: 0.05,
    priceRange: "€€",
    description: "Natuurlijke vloer van lijnolie, hars en kurk, uit één stuk.",
    wear: "Slijtvast",
    maintenance: "Stofzuigen en vochtig dweilen",
    conduction: "Goed",
    colours: [
      ["Mos", "#8B957E", "#7C866F", 0],
      ["Kalk", "#DCD5C6", "#CFC6B4", 0],
      ["Klei", "#B99680", "#AB8872", 0],
      ["Leisteen", "#6B7074", "#5D6266", 0],
    ],
  },
];
