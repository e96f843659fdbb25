import { readFileSync } from "node:fs";
import { z } from "zod";
import { misspeltSettings } from "./misspelt-settings.ts";

/** One setting of a process, given by an environment variable. */
export interface Setting<Schema extends z.ZodType = z.ZodType> {
  readonly schema: Schema;
  /** Its purpose, in one sentence. */
  readonly help: string;
  /** The behaviour without it, when its schema has no default. */
  readonly otherwise: string | null;
}

export type SettingsTable = Readonly<Record<string, Setting>>;
export type SettingsOf<Table extends SettingsTable> = {
  readonly [Name in keyof Table]: z.output<Table[Name]["schema"]>;
};
export type Environment = Readonly<Record<string, string | undefined>>;

export function setting<const Schema extends z.ZodType>(
  schema: Schema,
  help: string,
  otherwise: string | null = null,
): Setting<Schema> {
  return { schema, help, otherwise };
}

/** Invalid settings. Each fault begins with the setting's name. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join("\n"));
    this.faults = faults;
  }
}

/**
 * The text of a setting: its variable, or the file that `<name>_FILE` names, as secret stores hand it over.
 * @throws SettingsError
 */
export function settingText(name: string, environment: Environment): string | undefined {
  const value = environment[name] || undefined;
  const file = environment[`${name}_FILE`] || undefined;
  if (file === undefined) return value;
  if (value !== undefined) throw new SettingsError([`${name}: is set, and so is ${name}_FILE`]);
  try {
    return readFileSync(file, "utf8").trimEnd() || undefined;
  } catch {
    throw new SettingsError([`${name}_FILE: ${file} cannot be read`]);
  }
}

/** A message of zod itself. It says less than what the setting takes. */
const OF_ZOD = /^(?:Invalid|Too (?:small|big))/;

function whyRefused({ schema }: Setting, issues: readonly z.core.$ZodIssue[]): string {
  const takes = `takes ${describeValues(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Shape)}`;
  return [...new Set(issues.map(({ message }) => (OF_ZOD.test(message) ? takes : message)))].join("; ");
}

/**
 * Reads the settings of a table; an empty variable counts as absent. Each can also be in a file, see `settingText`.
 * A variable whose name is almost that of a setting is a fault. All faults come at once: `check` also runs when single values are
 * wrong, with these values absent.
 * @param check Returns the faults of values that are valid alone but not together.
 * @throws SettingsError naming everything that is wrong.
 */
export function readSettings<const Table extends SettingsTable>(
  table: Table,
  environment: Environment,
  check: (values: SettingsOf<Table>) => readonly string[] = () => [],
): SettingsOf<Table> {
  const faults: string[] = [];
  const wrong = new Set<string>();
  const values = Object.fromEntries(
    Object.entries(table).map(([name, entry]) => {
      try {
        const text = settingText(name, environment);
        const parsed = entry.schema.safeParse(text);
        if (parsed.success) return [name, parsed.data];
        faults.push(`${name}: ${text === undefined ? "is missing" : whyRefused(entry, parsed.error.issues)}`);
      } catch (error) {
        if (!(error instanceof SettingsError)) throw error;
        faults.push(...error.faults);
      }
      wrong.add(name);
      return [name, entry.schema.safeParse(undefined).data];
    }),
  ) as SettingsOf<Table>;
  faults.push(...misspeltSettings(Object.keys(table), environment));
  // A wrong value is said once.
  faults.push(...check(values).filter((fault) => !wrong.has(fault.slice(0, fault.indexOf(":")))));
  if (faults.length > 0) throw new SettingsError(faults);
  return values;
}

/** A setting as text, for the help of a command and for documents. */
export interface SettingLine {
  readonly name: string;
  readonly takes: string;
  readonly otherwise: string;
  readonly help: string;
}

interface Shape {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly default?: string | number | boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly format?: string;
  readonly minLength?: number;
}

function describeValues({ type, enum: values, minimum, maximum, format, minLength }: Shape): string {
  if (values) return values.join(", ");
  if (type === "integer") {
    if (minimum === undefined) return "whole number";
    // JSON Schema writes "no limit" as the largest safe number.
    const isOpen = maximum === undefined || maximum >= Number.MAX_SAFE_INTEGER;
    return isOpen ? `whole number from ${minimum}` : `whole number ${minimum} to ${maximum}`;
  }
  if (type === "number") return "number";
  if (format === "uri") return "address";
  return minLength !== undefined && minLength > 1 ? `text of at least ${minLength} characters` : "text";
}

export function describeSettings(table: SettingsTable): SettingLine[] {
  return Object.entries(table).map(([name, { schema, help, otherwise }]) => {
    const shape = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Shape;
    const isOptional = schema.safeParse(undefined).success;
    const fallback = shape.default === undefined || shape.default === "" ? null : String(shape.default);
    return {
      name,
      takes: describeValues(shape),
      otherwise: otherwise ?? fallback ?? (isOptional ? "none" : "must be set"),
      help,
    };
  });
}

/** The table as text for a terminal. */
export function settingsHelp(title: string, table: SettingsTable): string {
  const lines = describeSettings(table).map(
    ({ name, takes, otherwise, help }) => `  ${name}\n      ${help}\n      (${takes}; without it: ${otherwise})`,
  );
  return `${title}\n\n${lines.join("\n")}\n`;
}
