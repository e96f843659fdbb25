import type { BundleInput } from "@showroom/api-contract/bundle/bundle";
import type { Finding } from "../findings/finding.ts";
import { htmlOf } from "./marked-text.ts";
import { CellFault, parseCell } from "../workbook/cell-values.ts";
import type { Column } from "../workbook/sheet-layout.ts";
import { editableGroups, isFormatted, type EditableField } from "./catalogue-fields.ts";

export interface Edit {
  readonly path: string;
  readonly value: string;
}

export interface EditedBundle {
  /** The bundle with the edits, not checked. */
  readonly bundle: BundleInput;
  /** Edits that cannot be read. */
  readonly findings: readonly Finding[];
}

const EMPTY = { absent: undefined, null: null, text: "", list: [] } as const;

function readValue(column: Column, value: string): unknown {
  if (value.trim() === "") return EMPTY[column.empty];
  return parseCell(column.cell, isFormatted(column) ? htmlOf(value) : value);
}

type Values = Readonly<Record<string, unknown>>;

/** A copy of a value with another value at a path; written as JSON, undefined removes it. */
function withValue(value: unknown, steps: EditableField["steps"], put: unknown): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return put;
  if (Array.isArray(value))
    return (value as readonly unknown[]).map((entry, at) => (at === step ? withValue(entry, rest, put) : entry));
  return withField(typeof value === "object" && value !== null ? value : {}, steps, put);
}

function withField(record: object, [step = "", ...rest]: EditableField["steps"], put: unknown): object {
  return { ...record, [step]: withValue((record as Values)[step], rest, put) };
}

/** Applies edits to a bundle. Values are written as in a spreadsheet. Only fields of `editableGroups` can be edited. */
export function editBundle(bundle: BundleInput, edits: readonly Edit[], file: string): EditedBundle {
  const fields = new Map(
    editableGroups(bundle).flatMap(({ title, fields: own }) => own.map((field) => [field.path, { title, ...field }])),
  );
  const findings: Finding[] = [];
  let edited: object = bundle;
  for (const { path, value } of edits) {
    const field = fields.get(path);
    const refuse = (reason: string) =>
      findings.push({
        level: "error",
        file,
        path: field ? `${field.title}, ${field.label}` : path,
        article: null,
        reason,
      });
    if (!field) {
      refuse("dit veld is er niet, of is hier niet te wijzigen");
      continue;
    }
    try {
      edited = withField(edited, field.steps, readValue(field.column, value));
    } catch (error) {
      if (!(error instanceof CellFault)) throw error;
      refuse(error.message);
    }
  }
  return { bundle: edited as BundleInput, findings };
}
