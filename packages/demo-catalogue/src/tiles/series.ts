import type { TileType } from "@showroom/domain/model/product";
import type { StyleName } from "../textures/styles.ts";

export interface TileColour {
  readonly name: string;
  readonly code: string;
  readonly base: string;
  readonly accent: string;
  /** Another cut of the stone, where the first one had a figure that the eye finds again on every tile. */
  readonly cut?: number;
}

/** A range of tiles that share material, sizes and price; every colour becomes one offer with its sizes as variants. */
export interface TileSeries {
  readonly surface: "wall" | "floor" | "herringbone";
  readonly brand: string;
  readonly name: string;
  readonly code: string;
  readonly style: StyleName;
  readonly tileType: TileType;
  readonly title: string;
  /** Width x length in mm and the price per m² in cents; the first is the size on the card. */
  readonly sizes: readonly {
    readonly width: number;
    readonly length: number;
    readonly price: number;
    readonly perBox: number;
  }[];
  readonly rectified: boolean;
  readonly description: string;
  readonly colours: readonly TileColour[];
}

const colour = (name: string, code: string, base: string, accent: string): TileColour => ({ name, code, base, accent });
const size = (width: number, length: number, price: number, perBox: number) => ({ width, length, price, perBox });

export const WALL_SERIES: readonly TileSeries[] = [
  {
    surface: "wall",
    brand: "Lindera",
    name: "Atelier",
    code: "ATE",
    style: "plain",
    tileType: "standard",
    title: "Atelier",
    rectified: false,
    sizes: [size(300, 600, 2495, 1.44), size(200, 400, 2495, 1.28)],
    description: "Effen wandtegel met een zijdezacht oppervlak. Rustig, licht en eenvoudig schoon te houden.",
    colours: [
      colour("Wit mat", "WITM", "#F1F0EC", "#E9E7E1"),
      colour("Wit glans", "WITG", "#F7F7F5", "#EFEFEC"),
      colour("Crème", "CREM", "#EDE5D6", "#E3D9C7"),
      colour("Lichtgrijs", "LGRS", "#D3D2CE", "#C7C6C2"),
      colour("Zand", "ZAND", "#D9CBB5", "#CFBFA6"),
      colour("Salie", "SALI", "#C2C9BA", "#B5BEAC"),
    ],
  },
  {
    surface: "wall",
    brand: "Lindera",
    name: "Linnen",
    code: "LIN",
    style: "linen",
    tileType: "standard",
    title: "Linnen",
    rectified: true,
    sizes: [size(300, 600, 2895, 1.44)],
    description: "Wandtegel met de structuur van geweven linnen, mat en warm van toon.",
    colours: [
      colour("Naturel", "NATU", "#DCD3C3", "#C9BEAB"),
      colour("Zilver", "ZILV", "#C9C9C4", "#B4B4AF"),
      colour("Taupe", "TAUP", "#AFA294", "#9C8F81"),
    ],
  },
  {
    surface: "wall",
    brand: "Grondstof",
    name: "Cast",
    code: "CAS",
    style: "concrete",
    tileType: "standard",
    title: "Cast",
    rectified: true,
    sizes: [size(300, 600, 3195, 1.44), size(300, 900, 3795, 1.08)],
    description:
      "Betonlook met zachte wolken in de kleur. Verkrijgbaar in een lang formaat voor een wand met weinig voegen.",
    colours: [
      colour("Mist", "MIST", "#C9C7C1", "#AEACA5"),
      colour("Kiezel", "KIEZ", "#A8A49C", "#8B877F"),
      colour("Leem", "LEEM", "#BDAF9D", "#A39381"),
    ],
  },
  {
    surface: "wall",
    brand: "Palet",
    name: "Handvorm",
    code: "HAN",
    style: "glazed",
    tileType: "theWall",
    title: "Handvorm",
    rectified: false,
    sizes: [size(100, 200, 3995, 0.8), size(150, 150, 3995, 0.9)],
    description: "Geglazuurde tegel met het spel van handwerk: elke tegel vangt het licht net anders.",
    colours: [
      colour("Melk", "MELK", "#EFEBE1", "#DED8C9"),
      colour("Nevel", "NEVE", "#CBD0CE", "#B0B8B7"),
      colour("Varen", "VARE", "#7E9480", "#5F7864"),
      colour("Zee", "ZEEB", "#5F8791", "#446C78"),
      colour("Oker", "OKER", "#C9A15C", "#B0853E"),
      colour("Terra", "TERR", "#B4694C", "#984F35"),
      colour("Inkt", "INKT", "#3A4450", "#28303B"),
      colour("Roos", "ROOS", "#D3A9A0", "#BF8D84"),
    ],
  },
  {
    surface: "wall",
    brand: "Palet",
    name: "Rib",
    code: "RIB",
    style: "ribbed",
    tileType: "theWall",
    title: "Rib",
    rectified: false,
    sizes: [size(75, 300, 4295, 0.72)],
    description: "Smalle tegel met een geribbeld reliëf, te combineren met alle kleuren van The Wall.",
    colours: [
      colour("Kalk", "KALK", "#EAE4D8", "#D9D1C2"),
      colour("Mos", "MOSG", "#6F7F66", "#57684F"),
      colour("Nacht", "NACH", "#39424A", "#2A3138"),
      colour("Klei", "KLEI", "#B98A72", "#A1725B"),
    ],
  },
  {
    surface: "wall",
    brand: "Marmora",
    name: "Carra",
    code: "CAR",
    style: "marble",
    tileType: "luxe",
    title: "Carra",
    rectified: true,
    sizes: [size(300, 600, 6495, 1.08), size(600, 1200, 8495, 1.44)],
    description: "Marmerlook met een diepe tekening die over de tegels doorloopt. Gepolijst.",
    colours: [
      colour("Wit", "WITB", "#F0EFEC", "#9FA2A6"),
      { ...colour("Goud", "GOUD", "#F2EDE4", "#B4935E"), cut: 4 },
      colour("Grijs", "GRIJ", "#B5B6B6", "#F0F0EE"),
      colour("Groen", "GROE", "#3F5A4C", "#B9C8BC"),
      colour("Zwart", "ZWAR", "#2B2C2E", "#CFCBC3"),
    ],
  },
  {
    surface: "wall",
    brand: "Marmora",
    name: "Romana",
    code: "ROM",
    style: "travertine",
    tileType: "luxe",
    title: "Romana",
    rectified: true,
    sizes: [size(300, 900, 5995, 1.08), size(600, 1200, 7995, 1.44)],
    description: "Travertijnlook, in de lengte gesneden, met fijne open poriën.",
    colours: [
      colour("Beige", "BEIG", "#D9C8AD", "#BFA988"),
      colour("Zilver", "ZILV", "#C4BEB4", "#A29B90"),
      colour("Noce", "NOCE", "#A98763", "#876645"),
    ],
  },
  {
    surface: "wall",
    brand: "Kleiwerk",
    name: "Zellij",
    code: "ZEL",
    style: "glazed",
    tileType: "luxe",
    title: "Zellij",
    rectified: false,
    sizes: [size(100, 100, 8995, 0.5)],
    description: "Kleine, diep geglazuurde tegel. Geen twee zijn gelijk.",
    colours: [
      colour("Parel", "PARE", "#E6E2D6", "#CFC9B8"),
      colour("Smaragd", "SMAR", "#2F6B58", "#1B4C3D"),
      colour("Kobalt", "KOBA", "#33528A", "#213A68"),
      colour("Honing", "HONI", "#C98F3D", "#A56D22"),
    ],
  },
  {
    surface: "wall",
    brand: "Grondstof",
    name: "Scheer",
    code: "SCH",
    style: "slate",
    tileType: "luxe",
    title: "Scheer",
    rectified: true,
    sizes: [size(300, 600, 5495, 1.08)],
    description: "Leisteenlook met een gespleten oppervlak.",
    colours: [
      colour("Antraciet", "ANTR", "#4E5255", "#36393C"),
      colour("Staal", "STAA", "#83888A", "#64696B"),
      colour("Roest", "ROES", "#7C6151", "#56473F"),
    ],
  },
  {
    surface: "wall",
    brand: "Marmora",
    name: "Graniglia",
    code: "GRA",
    style: "terrazzo",
    tileType: "luxe",
    title: "Graniglia",
    rectified: true,
    sizes: [size(600, 600, 6995, 1.08)],
    description: "Terrazzolook met scherven van steen in drie maten.",
    colours: [
      colour("Wit", "WITB", "#E9E5DC", "#A9A196"),
      colour("Zalm", "ZALM", "#DCC0B0", "#A85B46"),
      colour("Nacht", "NACH", "#45484C", "#9A9C9E"),
    ],
  },
];

export const FLOOR_SERIES: readonly TileSeries[] = [
  {
    surface: "floor",
    brand: "Grondstof",
    name: "Cast vloer",
    code: "CAV",
    style: "concrete",
    tileType: "standard",
    title: "Cast",
    rectified: true,
    sizes: [size(600, 600, 2995, 1.44), size(450, 450, 2795, 1.42)],
    description: "Betonlook vloertegel, mat en stroef (R10).",
    colours: [
      colour("Mist", "MIST", "#C4C2BC", "#A8A69F"),
      colour("Kiezel", "KIEZ", "#9F9B94", "#837F78"),
      colour("Leem", "LEEM", "#B6A897", "#9B8B7A"),
      colour("Antraciet", "ANTR", "#5A5B5C", "#434445"),
      colour("Zwart", "ZWAR", "#3A3A3B", "#2A2A2B"),
    ],
  },
  {
    surface: "floor",
    brand: "Lindera",
    name: "Kalk",
    code: "KAL",
    style: "travertine",
    tileType: "standard",
    title: "Kalk",
    rectified: true,
    sizes: [size(600, 600, 3295, 1.44)],
    description: "Kalksteenlook met een fijne gelaagdheid, mat.",
    colours: [
      colour("Crème", "CREM", "#D8CDBA", "#C6B8A1"),
      colour("Grijs", "GRIJ", "#B9B7B1", "#A3A09A"),
      colour("Taupe", "TAUP", "#A2968A", "#8B7F73"),
    ],
  },
  {
    surface: "floor",
    brand: "Lindera",
    name: "Leisteen vloer",
    code: "LEI",
    style: "slate",
    tileType: "standard",
    title: "Leisteen",
    rectified: false,
    sizes: [size(300, 300, 2695, 1.35), size(300, 600, 2895, 1.44)],
    description: "Leisteenlook in een klein formaat, ook geschikt voor de douchehoek.",
    colours: [colour("Antraciet", "ANTR", "#55585A", "#3E4143"), colour("Grijs", "GRIJ", "#8A8D8E", "#6E7172")],
  },
  {
    surface: "floor",
    brand: "Palet",
    name: "Tapijt",
    code: "TAP",
    style: "ornament",
    tileType: "theWall",
    title: "Tapijt",
    rectified: false,
    sizes: [size(200, 200, 4695, 0.96)],
    description: "Cementlook met een getekend patroon, te combineren met alle kleuren van The Wall.",
    colours: [
      colour("Zwart-wit", "ZWWI", "#E8E4DB", "#3E4144"),
      colour("Zee", "ZEEB", "#DDE0DC", "#4D7480"),
      colour("Terra", "TERR", "#E6DACB", "#A65F45"),
      colour("Varen", "VARE", "#E2E2D6", "#6A8069"),
    ],
  },
  {
    surface: "floor",
    brand: "Palet",
    name: "Plein",
    code: "PLE",
    style: "concrete",
    tileType: "theWall",
    title: "Plein",
    rectified: false,
    sizes: [size(300, 300, 3995, 1.08), size(150, 150, 4295, 0.9)],
    description: "Effen vloertegel in de kleuren van The Wall.",
    colours: [
      colour("Melk", "MELK", "#E4DFD4", "#D8D2C5"),
      colour("Nevel", "NEVE", "#C2C7C5", "#B3B9B7"),
      colour("Inkt", "INKT", "#424B55", "#363E48"),
      colour("Klei", "KLEI", "#B58B75", "#A67C66"),
    ],
  },
  {
    surface: "floor",
    brand: "Woudlijn",
    name: "Plank",
    code: "PLA",
    style: "wood",
    tileType: "luxe",
    title: "Plank",
    rectified: true,
    sizes: [size(200, 1200, 4995, 1.2)],
    description: "Keramisch parket: het beeld van hout, zo sterk als steen. Geschikt voor vloerverwarming.",
    colours: [
      colour("Licht eiken", "LICH", "#CBB08A", "#AE8E66"),
      { ...colour("Naturel eiken", "NATU", "#B08D63", "#8E6C45"), cut: 3 },
      colour("Gerookt eiken", "GERO", "#7C6048", "#5B4432"),
      colour("Grijs eiken", "GRIJ", "#A39A8D", "#857C70"),
    ],
  },
  {
    surface: "floor",
    brand: "Marmora",
    name: "Carra vloer",
    code: "CRV",
    style: "marble",
    tileType: "luxe",
    title: "Carra",
    rectified: true,
    sizes: [size(600, 600, 6295, 1.44), size(600, 1200, 7995, 1.44)],
    description: "Marmerlook vloertegel, gezoet en stroef (R9).",
    colours: [
      colour("Wit", "WITB", "#ECEBE8", "#A4A7AA"),
      colour("Grijs", "GRIJ", "#AEAFAF", "#E8E8E6"),
      colour("Zwart", "ZWAR", "#303133", "#C4C0B8"),
    ],
  },
  {
    surface: "floor",
    brand: "Marmora",
    name: "Graniglia vloer",
    code: "GRV",
    style: "terrazzo",
    tileType: "luxe",
    title: "Graniglia",
    rectified: true,
    sizes: [size(600, 600, 6695, 1.44)],
    description: "Terrazzolook vloertegel met scherven van steen in drie maten.",
    colours: [
      colour("Wit", "WITB", "#E4E0D7", "#A49C91"),
      colour("Zalm", "ZALM", "#D6BBAC", "#A05642"),
      colour("Nacht", "NACH", "#44474B", "#95979A"),
    ],
  },
  {
    surface: "floor",
    brand: "Kleiwerk",
    name: "Cotto",
    code: "COT",
    style: "terracotta",
    tileType: "luxe",
    title: "Cotto",
    rectified: false,
    sizes: [size(200, 200, 5895, 0.88)],
    description: "Gebakken klei met een levendige kleur, voorzien van een onzichtbare bescherming.",
    colours: [colour("Rood", "ROOD", "#B06A4A", "#8F5037"), colour("Zand", "ZAND", "#C79F7A", "#AC835F")],
  },
];

/** Tiles for accent walls in herringbone. */
export const HERRINGBONE_SERIES: readonly TileSeries[] = [
  {
    surface: "herringbone",
    brand: "Palet",
    name: "Visgraat",
    code: "VIS",
    style: "glazed",
    tileType: "theWall",
    title: "Visgraat",
    rectified: false,
    sizes: [size(75, 300, 4895, 0.72)],
    description: "Smalle geglazuurde tegel, in visgraat verwerkt.",
    colours: [
      colour("Melk", "MELK", "#EFEBE1", "#DED8C9"),
      colour("Varen", "VARE", "#7E9480", "#5F7864"),
      colour("Zee", "ZEEB", "#5F8791", "#446C78"),
      colour("Inkt", "INKT", "#3A4450", "#28303B"),
      colour("Terra", "TERR", "#B4694C", "#984F35"),
      colour("Roos", "ROOS", "#D3A9A0", "#BF8D84"),
    ],
  },
];
