import { isValidElement } from "react";
import type { ArgTypesEnhancer } from "storybook/internal/types";

type ArgType = Parameters<ArgTypesEnhancer>[0]["argTypes"][string];

const DEEP_ENOUGH = 4;

/** Elements and pictures inside a value are drawn, not edited: their JSON would be React's innards, or thousands of letters. */
function isDrawn(value: unknown, depth = 0): boolean {
  if (isValidElement(value) || typeof value === "function") return true;
  if (typeof value === "string") return value.startsWith("data:");
  if (depth === DEEP_ENOUGH || typeof value !== "object" || value === null) return false;
  return Object.values(value).some((part) => isDrawn(part, depth + 1));
}

/** The type as it stands in the source, without `undefined`: that a prop may be left out is seen at its name. */
function typeWords({ type }: ArgType): string {
  const raw: unknown = type && "raw" in type ? type.raw : undefined;
  const written = typeof raw === "string" ? raw : type && "value" in type ? String(type.value) : (type?.name ?? "");
  return written
    .split("|")
    .map((part) => part.trim())
    .filter((part) => part !== "undefined" && part !== "")
    .join(" | ");
}

const LITERALS = /^"[^"]*"( \| "[^"]*")*$/;
const PLAIN = new Map([
  ["string", "text"],
  ["ReactNode", "text"],
  ["boolean", "boolean"],
  ["number", "number"],
] as const);

function controlFor(name: string, words: string, value: unknown): Pick<ArgType, "control" | "options"> {
  if (name === "className" || isDrawn(value)) return { control: false };
  if (LITERALS.test(words)) {
    const options = words.split(" | ").map((literal) => literal.slice(1, -1));
    return { control: { type: options.length > 4 ? "select" : "radio" }, options };
  }
  const plain = [...PLAIN].find(([type]) => type === words)?.[1];
  if (plain) return { control: { type: plain } };
  // An object that is there can be edited as JSON; one that is not cannot be made up
  return value === undefined ? { control: false } : {};
}

/** Makes the table of props say the types as they are written, with a control only where one can do something with it. */
export const readableArgTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const words = typeWords(argType);
      const described = { ...argType, ...controlFor(name, words, initialArgs[name]) };
      // Known only by its default: an attribute that is handed on
      if (words === "") return [name, { ...described, description: argType.description || "As of the element." }];
      return [name, { ...described, table: { ...argType.table, type: { summary: words } } }];
    }),
  );
