import { recordOf } from "@showroom/domain/model/record-of";
import { sheetTexts as texts } from "./texts.ts";

/** A row as it was typed or read: texts, which the server checks. */
export type TypedRow<Field extends string> = { readonly line: number | null } & Readonly<Record<Field, string>>;

export interface RowFault<Field extends string> {
  readonly field: Field;
  readonly reason: string;
}

export type CheckedRow<Field extends string, State extends string> = TypedRow<Field> & {
  readonly state: State;
  readonly faults: readonly RowFault<Field>[];
};

export const emptyRow = <Field extends string>(fields: readonly Field[]): TypedRow<Field> => ({
  ...recordOf(fields, () => ""),
  line: null,
});

/** A checked row as it was typed. */
export const typedRow = <Field extends string>(fields: readonly Field[], row: TypedRow<Field>): TypedRow<Field> => ({
  ...recordOf(fields, (field) => row[field]),
  line: row.line,
});

/** The rows of a new file take the place of those of an earlier file; typed rows stay. */
export const withSheet = <Row extends { readonly line: number | null }>(
  rows: readonly Row[],
  sheet: readonly Row[],
): Row[] => [...rows.filter(({ line }) => line === null), ...sheet];

/** The list with a row in the place `at`; without a row that place is removed. */
export const withRow = <Row>(rows: readonly Row[], at: number, row: Row | null): Row[] =>
  rows.toSpliced(at, 1, ...(row === null ? [] : [row]));

export const countRows = <State extends string>(rows: readonly { readonly state: State }[], state: State): number =>
  rows.filter((row) => row.state === state).length;

/** The faults of a row in the order of its columns, each with the name of its column. */
export const faultLines = <Field extends string>(
  fields: Readonly<Record<Field, string>>,
  faults: readonly RowFault<Field>[],
): string[] => {
  const order = Object.keys(fields);
  return faults
    .toSorted((one, other) => order.indexOf(one.field) - order.indexOf(other.field))
    .map(({ field, reason }) => texts.fault(fields[field], reason));
};
