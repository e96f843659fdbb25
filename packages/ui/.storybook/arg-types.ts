import { isValidElement } from "react";
import type { ArgTypesEnhancer, StrictArgTypes } from "storybook/internal/types";
import { tables } from "virtual:prop-tables";
import { SELF_EXPLAINING } from "../scripts/self-explaining.ts";

type ArgType = Parameters<ArgTypesEnhancer>[0]["argTypes"][string];

interface DescribedComponent {
  /** The documentation data that the build adds to a component. */
  __docgenInfo?: { displayName?: string; props?: Record<string, { defaultValue?: { value: unknown } | null }> };
}

/**
 * The table of a component's props, including inherited ones. Types are shown as in the source; a press on a type
 * explains the names in it. (Storybook's own table stops at `Omit` and `Pick`.)
 */
export function propTable({ __docgenInfo: docgen }: DescribedComponent): StrictArgTypes {
  const rows = tables[`${docgen?.displayName ?? ""}Props`] ?? [];
  return Object.fromEntries(
    rows.map(({ name, type: summary, detail, required, description }) => {
      const standard = docgen?.props?.[name]?.defaultValue?.value;
      return [
        name,
        {
          name,
          description,
          type: { name: "other", value: summary, required },
          table: {
            type: { summary, ...(detail && { detail }) },
            ...(typeof standard === "string" && { defaultValue: { summary: standard } }),
          },
        },
      ];
    }),
  );
}

const DEEP_ENOUGH = 4;

/**
 * Whether a value contains an element or a picture. Such a value gets no JSON control, because its JSON is unreadable.
 */
function isDrawn(value: unknown, depth = 0): boolean {
  if (isValidElement(value) || typeof value === "function") return true;
  if (typeof value === "string") return value.startsWith("data:");
  if (depth === DEEP_ENOUGH || typeof value !== "object" || value === null) return false;
  return Object.values(value).some((part) => isDrawn(part, depth + 1));
}

const LITERALS = /^(?:"[^"]*"|-?\d+|null)(?: \| (?:"[^"]*"|-?\d+|null))*$/;
const PLAIN = new Map([
  ["string", "text"],
  ["ReactNode", "text"],
  ["boolean", "boolean"],
  ["number", "number"],
] as const);

function controlFor(name: string, words: string, value: unknown): Pick<ArgType, "control" | "options"> {
  if (name === "className" || isDrawn(value)) return { control: false };
  if (LITERALS.test(words)) {
    const options = words.split(" | ").map((literal): unknown => JSON.parse(literal));
    return { control: { type: options.length > 4 ? "select" : "radio" }, options };
  }
  const plain = [...PLAIN].find(([type]) => type === words)?.[1];
  if (plain) return { control: { type: plain } };
  // An object without a value gets no control: there is no JSON to start from
  return { control: typeof value === "object" && value !== null ? { type: "object" } : false };
}

/** Gives controls only to props that can be edited, and a description to attributes that only the stories name. */
export const usefulControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      {
        ...argType,
        description: argType.description || (SELF_EXPLAINING[name] ?? "As of the element."),
        ...controlFor(name, argType.table?.type?.summary ?? "", initialArgs[name]),
      },
    ]),
  );
