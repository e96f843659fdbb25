import type { FixtureFinish, FixtureKind, FixtureModel } from "@showroom/domain/model/fixture-model";

export interface SanitaryDimension {
  /** Millimetres: width, depth, height. */
  readonly box: readonly [number, number, number];
  /** Label on the card; null when there is only one size. */
  readonly label: string | null;
  /** Cents on top of the line's price. */
  readonly extra: number;
  /** Number of basins, where it is not one. */
  readonly basins?: number;
}

export interface SanitaryLine {
  readonly group: string;
  readonly kind: FixtureKind;
  readonly brand: string;
  readonly name: string;
  readonly shape: FixtureModel["shape"];
  /** Cents, for the first finish and the first size. */
  readonly price: number;
  readonly labour: number;
  readonly description: string;
  readonly finishes: readonly FixtureFinish[];
  readonly sizes: readonly SanitaryDimension[];
  /** Rooms in which it is the standard. */
  readonly standardIn?: readonly ("bathroom" | "bathroom2" | "toilet")[];
}

/** One size, in millimetres. */
export const one = (width: number, depth: number, height: number): readonly SanitaryDimension[] => [
  { box: [width, depth, height], label: null, extra: 0 },
];
/** One size per width, with its extra price in cents. */
export const widths = (
  depth: number,
  height: number,
  ...list: readonly (readonly [number, number])[]
): readonly SanitaryDimension[] =>
  list.map(([width, extra]) => ({ box: [width, depth, height], label: `${width / 10} cm`.replace(".", ","), extra }));
/** One size with two basins, in millimetres. */
export const twoBasins = (width: number, depth: number, height: number): readonly SanitaryDimension[] =>
  widths(depth, height, [width, 0]).map((size) => ({ ...size, basins: 2 }));
/** One size per height, with its extra price in cents. */
export const heights = (
  width: number,
  depth: number,
  ...list: readonly (readonly [number, number])[]
): readonly SanitaryDimension[] =>
  list.map(([height, extra]) => ({
    box: [width, depth, height],
    label: `${width / 10} x ${height / 10} cm`.replaceAll(".", ","),
    extra,
  }));

export const METALS = ["chrome", "matt-black", "brushed-steel", "brass", "gun-metal"] as const;
export const BOTH = ["bathroom", "bathroom2"] as const;
export const EVERY = ["bathroom", "bathroom2", "toilet"] as const;

type Row = readonly [
  name: string,
  shape: FixtureModel["shape"],
  price: number,
  finishes: readonly FixtureFinish[],
  sizes: readonly SanitaryDimension[],
  description: string,
];

/** Lines of one group and maker; the first is the standard of the rooms `standardIn`. */
export function lines(
  group: string,
  kind: FixtureKind,
  brand: string,
  labour: number,
  standardIn: SanitaryLine["standardIn"],
  rows: readonly Row[],
): SanitaryLine[] {
  return rows.map(([name, shape, price, finishes, sizes, description], index) => ({
    group,
    kind,
    brand,
    name,
    shape,
    price,
    labour,
    description,
    finishes,
    sizes,
    ...(index === 0 && standardIn ? { standardIn } : {}),
  }));
}
