import type { BundleInput } from "@showroom/api-contract/bundle/bundle";
import type { FixtureFinish } from "@showroom/domain/model/fixture-model";
import { SANITARY_GROUPS } from "./groups.ts";
import { SANITARY_LINES } from "./lines.ts";

type Product = BundleInput["products"][number];
type Offer = BundleInput["offers"][number];

interface FinishWords {
  readonly name: string;
  readonly code: string;
  readonly hex: string;
  /** Fraction of the price that this finish adds, unless it is the line's first finish. */
  readonly surcharge: number;
}

const FINISHES: Readonly<Record<FixtureFinish, FinishWords>> = {
  white: { name: "Wit", code: "WIT", hex: "#F6F6F3", surcharge: 0 },
  "matt-white": { name: "Mat wit", code: "MWI", hex: "#EEEDE9", surcharge: 0.18 },
  "matt-black": { name: "Mat zwart", code: "MZW", hex: "#242526", surcharge: 0.25 },
  chrome: { name: "Chroom", code: "CHR", hex: "#C9CDD1", surcharge: 0.1 },
  "brushed-steel": { name: "RVS geborsteld", code: "RVS", hex: "#A6A6A2", surcharge: 0.35 },
  aluminium: { name: "Aluminium", code: "ALU", hex: "#BDBDBA", surcharge: 0.2 },
  brass: { name: "Messing", code: "MES", hex: "#B8934F", surcharge: 0.55 },
  "gun-metal": { name: "Gun metal", code: "GUN", hex: "#55575A", surcharge: 0.5 },
  copper: { name: "Koper", code: "KOP", hex: "#AD6E4D", surcharge: 0.55 },
  oak: { name: "Eiken", code: "EIK", hex: "#B99467", surcharge: 0.12 },
  walnut: { name: "Noten", code: "NOT", hex: "#6E4F38", surcharge: 0.2 },
  anthracite: { name: "Antraciet", code: "ANT", hex: "#46494C", surcharge: 0.1 },
  sand: { name: "Zand", code: "ZND", hex: "#CDBEA6", surcharge: 0.15 },
  "clear-glass": { name: "Helder glas", code: "GLA", hex: "#DCE6E4", surcharge: 0 },
  "smoked-glass": { name: "Rookglas", code: "ROO", hex: "#6E6A66", surcharge: 0.2 },
  "stone-grey": { name: "Steengrijs", code: "STG", hex: "#9B9993", surcharge: 0.15 },
};

const initials = (words: string): string =>
  words
    .normalize("NFD")
    .replaceAll(/[^A-Za-z ]/g, "")
    .toUpperCase()
    .split(" ")
    .map((word) => word.slice(0, 4))
    .join("");

/** Puts the kind of product first: `Vlak wandcloset` becomes `Wandcloset Vlak`. */
function catalogueName(name: string): string {
  const [series, what] = name.split(" ");
  return what && series ? `${what[0]!.toUpperCase()}${what.slice(1)} ${series}` : name;
}

/** File of the picture that belongs to an article. */
export const productPicture = (productNumber: string): string => `images/products/${productNumber.toLowerCase()}.webp`;

/** Turns sanitary lines into articles (one per finish and size) and offers (one per line). */
export function expandSanitary(
  rooms: readonly Offer["rooms"][number][],
  hasPicture: (file: string) => boolean,
): { readonly products: Product[]; readonly offers: Offer[] } {
  const products: Product[] = [];
  const offers: Offer[] = [];
  const roomsOf = new Map(
    SANITARY_GROUPS.map((group) => [group.key, group.rooms.filter((room) => rooms.includes(room))]),
  );
  for (const line of SANITARY_LINES) {
    const lineRooms = roomsOf.get(line.group) ?? [];
    if (lineRooms.length === 0) continue;
    const standardIn = (line.standardIn ?? []).filter((room) => lineRooms.includes(room));
    const numbers = line.finishes.flatMap((finish, finishAt) =>
      line.sizes.map((size, sizeAt) => {
        const words = FINISHES[finish];
        const [width, depth, height] = size.box;
        const productNumber = [
          `${line.group[0]}${line.group.slice(-3)}`.toUpperCase(),
          initials(line.name),
          words.code,
          ...(line.sizes.length > 1 ? [String(sizeAt + 1)] : []),
        ].join("-");
        const surcharge = finishAt === 0 ? 0 : Math.round((line.price * words.surcharge) / 500) * 500;
        const picture = productPicture(productNumber);
        products.push({
          productNumber,
          brand: line.brand,
          name: catalogueName(line.name),
          grossPrice: line.price + size.extra + surcharge,
          returnPrice: standardIn.length > 0 ? Math.round(line.price * 0.8) : 0,
          labourPrice: line.labour,
          dimension: size.label,
          width,
          length: depth,
          color: words.hex,
          colorName: words.name,
          description: line.description,
          images: hasPicture(picture) ? [picture] : [],
          model: {
            kind: line.kind,
            shape: line.shape,
            width,
            depth,
            height,
            finish,
            ...(size.basins && { basins: size.basins }),
          },
        });
        return productNumber;
      }),
    );
    offers.push({
      key: `${line.group}.${line.name}`
        .normalize("NFD")
        .toLowerCase()
        .replaceAll(/[^a-z0-9.]+/g, "-"),
      product: numbers[0]!,
      variants: numbers.length > 1 ? numbers : [],
      group: line.group,
      rooms: lineRooms,
      standardIn,
    });
  }
  return { products, offers };
}
