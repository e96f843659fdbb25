import { isDeepStrictEqual } from "node:util";
import { bundleSchema } from "@showroom/api-contract/bundle/bundle";
import type { CatalogueDetail } from "@showroom/domain/catalogue-change/catalogue-detail";
import type { CatalogueSource } from "../../database/schema/catalogue-versions.ts";
import { formatCell } from "../workbook/cell-values.ts";
import { FORM_SHEET } from "../workbook/labels.ts";
import { FORM, SHEETS, type CellKind, type Column, type SheetLayout } from "../workbook/sheet-layout.ts";
import { identityOf, pairEntries, type Values } from "./entry-pairs.ts";

const OTHER = "Overig";
const ORDER = "Volgorde";
const PICTURES = "Foto's";
const REPLACED = ["de vorige foto", "een andere foto"] as const;
/** Longest part of a text that is shown. */
const MOST_SHOWN = 120;
/** Characters before the first difference of two long texts. */
const LEAD = 20;

const NUMBERS = new Intl.NumberFormat("nl-NL", { maximumFractionDigits: 6 });
const AMOUNTS = new Intl.NumberFormat("nl-NL", { minimumFractionDigits: 2, maximumFractionDigits: 6 });

const isRecord = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, step) => (isRecord(inner) ? inner[step] : undefined), value);

function entriesAt(value: unknown, path: readonly string[]): readonly Values[] {
  const list = at(value, path);
  return Array.isArray(list) ? list.filter(isRecord) : [];
}

function shown(kind: CellKind, value: unknown): string | null {
  const cell = formatCell(kind, value);
  if (cell === null || cell === "") return null;
  if (typeof cell !== "number") return String(cell).replaceAll("\n", kind.kind === "list" ? "; " : " ↵ ");
  return (kind.kind === "number" && kind.unit === "cents" ? AMOUNTS : NUMBERS).format(cell);
}

/** Two long texts from just before the first character that differs. */
function shortened(from: string | null, to: string | null): readonly [string | null, string | null] {
  const [one, other] = [Array.from(from ?? ""), Array.from(to ?? "")];
  const same = one.findIndex((letter, place) => letter !== other[place]);
  const start = Math.max(0, (same === -1 ? one.length : same) - LEAD);
  const cut = (text: string | null, letters: readonly string[]): string | null => {
    if (text === null || letters.length <= MOST_SHOWN) return text;
    const part = letters.slice(start, start + MOST_SHOWN).join("");
    return `${start > 0 ? "…" : ""}${part}${start + MOST_SHOWN < letters.length ? "…" : ""}`;
  };
  return [cut(from, one), cut(to, other)];
}

/** A difference with the keys of its entry, which stay when names change. */
interface PlacedDetail extends CatalogueDetail {
  readonly keys: string;
}

type Place = Pick<PlacedDetail, "sheet" | "entry" | "keys">;

/** The names and the keys of the entries that a list belongs to. */
interface Above {
  readonly names: readonly string[];
  readonly keys: readonly string[];
}

function changedFields(place: Place, columns: readonly Column[], before: Values, after: Values): PlacedDetail[] {
  return columns.flatMap(({ path, heading, cell }) => {
    const [old, now] = [at(before, path), at(after, path)];
    if (isDeepStrictEqual(old, now) || (old ?? null) === (now ?? null)) return [];
    const [from, to] = shortened(shown(cell, old), shown(cell, now));
    // What a cell shows in the same way is named as it is stored.
    const [one, other] = from === to ? shortened(JSON.stringify(old), JSON.stringify(now)) : [from, to];
    return [{ ...place, field: heading, from: one, to: other }];
  });
}

/** The names of articles, by their number. */
type Names = ReadonlyMap<unknown, string>;

const textIn = (entry: Values, field: string): string | null => {
  const value = entry[field];
  return typeof value === "string" && value !== "" ? value : null;
};

/** The words for an entry: its name and its key, or its first filled column. */
function nameOf(entry: Values, { columns }: SheetLayout, names: Names): string {
  const words = (field: string): string | null => {
    const cell = columns.find(({ path }) => path.length === 1 && path[0] === field)?.cell;
    return cell ? shown(cell, entry[field]) : null;
  };
  const name = words("name") ?? words("title") ?? names.get(entry["product"]);
  const key = textIn(entry, "productNumber") ?? textIn(entry, "key") ?? textIn(entry, "code");
  if (name !== undefined && name !== null) return key === null || key === name ? name : `${name} (${key})`;
  const [first] = columns.flatMap(({ path, cell }) => shown(cell, at(entry, path)) ?? []);
  return key ?? first ?? "";
}

type Both = readonly [before: unknown, after: unknown];

function changedList(layout: SheetLayout, [before, after]: Both, above: Above, names: Names): PlacedDetail[] {
  const { name: sheet, path, columns, below } = layout;
  const { both, gone, extra, isReordered } = pairEntries(entriesAt(before, path), entriesAt(after, path));
  const within = (entry: Values): Above => {
    const name = nameOf(entry, layout, names);
    return { names: [...above.names, name], keys: [...above.keys, identityOf(entry) ?? name] };
  };
  const placed = ({ names: words, keys }: Above) => ({ sheet, entry: words.join(", ") || null, keys: keys.join("/") });
  const changed = both.flatMap(([old, now]): PlacedDetail[] => {
    if (isDeepStrictEqual(old, now)) return [];
    const inner = within(now);
    const place = placed(inner);
    const found = [
      ...changedFields(place, columns, old, now),
      ...below.flatMap((list) => changedList(list, [old, now], inner, names)),
    ];
    // No column has the field that differs: it is named nevertheless.
    return found.length > 0 ? found : [{ ...place, field: OTHER, from: null, to: null }];
  });
  const whole = (entry: Values, isNew: boolean): PlacedDetail => {
    const place = placed(within(entry));
    return { ...place, field: null, from: isNew ? null : place.entry, to: isNew ? place.entry : null };
  };
  const order = { ...placed(above), field: ORDER, from: "zoals het was", to: "anders" };
  return [
    ...changed,
    ...extra.map((entry) => whole(entry, true)),
    ...gone.map((entry) => whole(entry, false)),
    ...(isReordered ? [order] : []),
  ];
}

/** Whether a spreadsheet shows an empty cell: for null, an empty text, and a list or an object with nothing else. */
const isHollow = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === "" ||
  (Array.isArray(value) ? value.every(isHollow) : isRecord(value) && Object.values(value).every(isHollow));

/** The value without fields that are empty. */
function filled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(filled);
  if (!isRecord(value)) return value;
  const fields = Object.entries(value).filter(([, inner]) => !isHollow(inner));
  return Object.fromEntries(fields.map(([name, inner]) => [name, filled(inner)]));
}

/**
 * The bundle with the defaults of fields that came later; without the state, which an import never changes, and the address of its
 * schema, which only editors read.
 */
function comparable({ bundle }: CatalogueSource): Values {
  const parsed = bundleSchema.safeParse(bundle);
  const {
    project,
    $schema: _schema,
    ...rest
  }: Values & { readonly project?: unknown; readonly $schema?: unknown } = parsed.success ? parsed.data : bundle;
  const { status: _status, ...settings } = isRecord(project) ? project : {};
  return filled(JSON.parse(JSON.stringify({ ...rest, project: settings }))) as Values;
}

const namesIn = (bundle: Values): readonly (readonly [unknown, string])[] =>
  entriesAt(bundle, ["products"]).flatMap((product) => {
    const name = textIn(product, "name");
    return name === null ? [] : [[product["productNumber"], name] as const];
  });

function changedPictures(before: CatalogueSource["files"], after: CatalogueSource["files"]): PlacedDetail[] {
  const [from, to] = REPLACED;
  return Object.entries(after)
    .filter(([name, publicId]) => before[name] !== undefined && before[name] !== publicId)
    .map(([name]) => ({ sheet: PICTURES, entry: null, keys: "", field: name, from, to }));
}

/** The place of the fields that a catalogue has once. */
const ONCE: Place = { sheet: FORM_SHEET, entry: null, keys: "" };

/**
 * Every difference between two versions of a catalogue, by the sheets and columns of its spreadsheet. It is found in parts, so that a
 * server answers requests between them: with 5,000 articles all parts together take a quarter of a second.
 */
export function* comparing(
  former: CatalogueSource,
  present: CatalogueSource,
): Generator<undefined, readonly PlacedDetail[]> {
  const before = comparable(former);
  yield;
  const after = comparable(present);
  yield;
  const names: Names = new Map([...namesIn(before), ...namesIn(after)]);
  const found = changedFields(ONCE, FORM, before, after);
  for (const layout of SHEETS) {
    found.push(...changedList(layout, [before, after], { names: [], keys: [] }, names));
    yield;
  }
  found.push(...changedPictures(former.files, present.files));
  const isSame = found.length > 0 || isDeepStrictEqual(before, after);
  return isSame ? found : [{ ...ONCE, field: OTHER, from: null, to: null }];
}

const placeOf = ({ sheet, keys, field }: PlacedDetail): string => JSON.stringify([sheet, keys, field]);

/** The differences of a later version that a new catalogue takes back. Both are compared with what comes before them. */
export function findUndone(
  sinceBase: readonly PlacedDetail[],
  incoming: readonly PlacedDetail[],
): readonly PlacedDetail[] {
  const made = new Set(sinceBase.map(placeOf));
  return incoming.filter((detail) => made.has(placeOf(detail)));
}
