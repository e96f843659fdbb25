/**
 * Answers in which the same entities occur many times. In such an answer an entity stands once, as a row of a table in `entities`. Where
 * it occurs stands a reference to its row: `{ "Product": 12 }` is row 12, counted from 0, of the table `Product`.
 */
import type { MediaFile } from "@showroom/domain/model/media";
import type { PageProduct, Product } from "@showroom/domain/model/product";
import type { Rule } from "@showroom/domain/model/rule";
import * as z from "zod/mini";
import { integerSchema, textSchema } from "./scalars.ts";

/** The entities that can stand in a table, by its name. */
interface Shared {
  readonly MediaFile: MediaFile;
  readonly PageProduct: PageProduct;
  readonly Product: Product;
  readonly Rule: Rule;
}
export type SharedName = keyof Shared;

type Reference<Name extends SharedName> = { readonly [Key in Name]: number };

type NameOf<T> = { readonly [Name in SharedName]: T extends Shared[Name] ? Name : never }[SharedName];

/** `T` with references instead of shared entities. */
export type WithReferences<T> = T extends string | number | boolean | null
  ? T
  : T extends Shared[SharedName]
    ? Reference<NameOf<T>>
    : Referring<T>;

/** An entity whose fields have references instead of shared entities: what a row of its table says. */
export type Referring<T> = T extends readonly (infer Item)[]
  ? readonly WithReferences<Item>[]
  : { readonly [Key in keyof T]: WithReferences<T[Key]> };

/** Each row has the values of an entity in the order of `fields`. */
interface Table {
  readonly fields: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
}
type Tables<Name extends SharedName> = { readonly [Key in Name]: Table };

/** `T` as it is sent. */
export type Sharing<T, Name extends SharedName> = Referring<T> & { readonly entities: Tables<Name> };

// @__NO_SIDE_EFFECTS__
export function referenceTo<Name extends SharedName>(name: Name): z.ZodMiniType<Reference<Name>, Reference<Name>> {
  return z.object({ [name]: integerSchema } as Record<Name, typeof integerSchema>) as never;
}

type Shape = Readonly<Record<string, z.ZodMiniType>>;

function tableOf(shape: Shape): z.ZodMiniType<Table, Table> {
  const [first = z.never(), ...others] = Object.values(shape);
  return z.object({ fields: z.array(textSchema), rows: z.array(z.tuple([first, ...others])) });
}

/** The tables of entities with these fields. */
// @__NO_SIDE_EFFECTS__
export function tablesOf<Name extends SharedName>(
  shapes: Readonly<Record<Name, Shape>>,
): z.ZodMiniType<Tables<Name>, Tables<Name>> {
  const tables = Object.entries<Shape>(shapes).map(([name, shape]) => [name, tableOf(shape)]);
  return z.object(Object.fromEntries(tables)) as never;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const mapFields = (value: object, map: (field: unknown) => unknown): Record<string, unknown> => {
  const mapped: Record<string, unknown> = {};
  for (const name of Object.keys(value)) mapped[name] = map((value as Record<string, unknown>)[name]);
  return mapped;
};

/**
 * Moves entities into tables.
 * @param shapes of the entities. An object is an entity if it has all required fields of a shape, and no fields besides the shape's.
 * Optional fields that it lacks are null in its row.
 */
export function shareEntities<T extends object, Name extends SharedName>(
  answer: T,
  shapes: Readonly<Record<Name, Shape>>,
): Sharing<T, Name> {
  const tables = Object.entries<Shape>(shapes).map(([name, shape]) => ({
    name,
    fields: Object.keys(shape),
    required: Object.keys(shape).filter((name) => !z.safeParse(shape[name] ?? z.never(), undefined).success),
    rows: new Array<unknown[]>(),
    numbers: new Map<string, number>(),
  }));
  const tableFor = (value: object) => {
    const names = Object.keys(value);
    return tables.find(
      ({ fields, required }) =>
        names.length >= required.length &&
        required.every((name) => name in value) &&
        (names.length === required.length || names.every((name) => fields.includes(name))),
    );
  };
  const share = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(share);
    if (!isObject(value)) return value;
    const table = tableFor(value);
    if (table === undefined) return mapFields(value, share);
    const row = table.fields.map((name) => share(value[name] ?? null));
    const key = JSON.stringify(row);
    const number = table.numbers.get(key) ?? table.rows.push(row) - 1;
    table.numbers.set(key, number);
    return { [table.name]: number };
  };
  const shared = mapFields(answer, share);
  const entities = Object.fromEntries(tables.map((table) => [table.name, { fields: table.fields, rows: table.rows }]));
  return { ...shared, entities } as Sharing<T, Name>;
}

/**
 * Puts the entities back in the places of their references. An entity that occurs twice is the same object twice. It takes the answer
 * apart, because copies of all its objects would cost a phone time. During an update, the answer can come from a server of the version
 * before, without tables.
 * @throws RangeError for a row that does not exist
 */
export function openEntities<T extends object, Name extends SharedName>(
  answer: Referring<T> & Partial<Sharing<T, Name>>,
): T {
  const { entities = {}, ...referring } = answer;
  const tables = new Map(Object.entries<Table>(entities).map(([name, table]) => [name, openable(table)]));
  const entityIn = ({ fields, rows, opened, empty }: ReturnType<typeof openable>, number: number): unknown => {
    const row = rows[number];
    if (row === undefined) throw new RangeError(`There is no row ${number}`);
    if (opened[number] !== undefined) return opened[number];
    const entity: Record<string, unknown> = { ...empty };
    fields.forEach((name, at) => {
      const field = row[at];
      if (field !== null) entity[name] = isObject(field) ? open(field) : field;
    });
    opened[number] = entity;
    return entity;
  };
  const open = (value: Record<string, unknown> | unknown[]): unknown => {
    if (Array.isArray(value)) {
      value.forEach((item, at) => {
        if (isObject(item)) value[at] = open(item);
      });
      return value;
    }
    const names = Object.keys(value);
    const table = names.length === 1 ? tables.get(names[0] ?? "") : undefined;
    if (table) return entityIn(table, Number(value[names[0] ?? ""]));
    for (const name of names) {
      const field = value[name];
      if (isObject(field)) value[name] = open(field);
    }
    return value;
  };
  return open(referring) as T;
}

/** A table with the entities that it has given, and an entity without values: copies of it are made faster than new objects. */
const openable = (table: Table) => ({
  ...table,
  opened: new Array<unknown>(),
  empty: Object.fromEntries(table.fields.map((name) => [name, null])),
});
