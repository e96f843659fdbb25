import type { z } from "zod";
import { bundleSchema, type Bundle } from "@showroom/api-contract/bundle/bundle";

type Issue = z.core.$ZodIssue;

const BY_TYPE: Readonly<Record<string, unknown>> = { string: "-", number: 1, int: 1, boolean: false, array: [] };

/** One of them fits every format but that of a key, which would name something. */
const SAMPLES = [
  "images/x.webp",
  "images/x.mp4",
  "images/x.vtt",
  "#000000",
  "2027-01-01",
  "x@example.nl",
  "https://x.nl",
];

function placeholderFor(issue: Issue): unknown {
  if (issue.code === "invalid_format") {
    const pattern = /^\/(.*)\/\w*$/s.exec(issue.pattern ?? "")?.[1];
    return pattern === undefined ? undefined : SAMPLES.find((sample) => new RegExp(pattern).test(sample));
  }
  if (issue.code === "invalid_type") return BY_TYPE[issue.expected];
  if (issue.code === "too_small" || issue.code === "too_big") return BY_TYPE[issue.origin];
  return issue.code === "custom" ? 1 : undefined;
}

function put(value: unknown, [step, ...rest]: readonly PropertyKey[], placeholder: unknown): void {
  if (step === undefined || typeof value !== "object" || value === null) return;
  const record = value as Record<PropertyKey, unknown>;
  if (rest.length === 0) record[step] = placeholder;
  else put(record[step], rest, placeholder);
}

/**
 * Replaces every invalid value of a bundle by a valid placeholder, so that the rest can be checked in the same run.
 * Null when the result is still not valid.
 */
export function withPlaceholders(value: unknown, issues: readonly Issue[]): Bundle | null {
  const copy: unknown = structuredClone(value);
  for (const issue of issues) {
    const placeholder = placeholderFor(issue);
    if (placeholder === undefined) return null;
    put(copy, issue.path, placeholder);
  }
  return bundleSchema.safeParse(copy).data ?? null;
}

/** Whether each invalid value is a figure: no key, list or name, which other entries depend on. */
export const areFigures = (issues: readonly Issue[]): boolean =>
  issues.every((issue) => typeof placeholderFor(issue) === "number");
