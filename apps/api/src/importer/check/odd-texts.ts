import type { Bundle } from "@showroom/api-contract/bundle/bundle";
import { ALLOWED_TAGS } from "./allowed-tags.ts";
import type { Remark } from "../findings/finding.ts";

/** Fields that are markup. */
const MARKUP = new Set([
  "introText",
  "pageText",
  "startContent",
  "copyChoicesContent",
  "summaryContent",
  "content",
  "confirmationContent",
  "body",
  "story",
]);
/** What stands for a text that is not there yet, or that nobody needs. */
const UNDECIDED =
  /^(?:[-–—?]+|n\.?v\.?t\.?|n\.?t\.?b\.?|n\/a|t\.?b\.?d\.?|todo|xx+|nog (?:in te vullen|invullen|te bepalen|bepalen))$/i;
const TAG = /<\/?([a-z][a-z0-9]*)\b[^>]*>/gi;

function walk(value: unknown, path: string, field: string, found: Remark[]): void {
  if (typeof value === "object" && value !== null) {
    const entries = Array.isArray(value) ? value.map((part, at) => [`[${at}]`, part] as const) : Object.entries(value);
    for (const [step, part] of entries as Iterable<readonly [string, unknown]>)
      walk(
        part,
        step.startsWith("[") ? `${path}${step}` : `${path}${path === "" ? "" : "."}${step}`,
        Array.isArray(value) ? field : step,
        found,
      );
    return;
  }
  if (typeof value !== "string") return;
  if (field !== "key" && UNDECIDED.test(value.trim()))
    found.push({
      path,
      reason: `er staat "${value.trim()}", en dat leest een koper zo; vul in wat er hoort, of laat de cel leeg`,
    });
  if (!value.includes("<")) return;
  const isMarkup = MARKUP.has(field) || /^tileOptions\[\d+\]\.description$/.test(path);
  const tags = [...new Set([...value.matchAll(TAG)].map(([, tag = ""]) => tag.toLowerCase()))];
  const wrong = isMarkup ? tags.filter((tag) => !ALLOWED_TAGS.includes(tag)) : tags;
  if (wrong.length === 0) return;
  const named = wrong.map((tag) => `<${tag}>`).join(", ");
  found.push({
    path,
    reason: isMarkup
      ? `de opmaak ${named} wordt niet overgenomen`
      : `de opmaak ${named} staat straks letterlijk op het scherm; hier hoort gewone tekst`,
    cause: "opmaak in een tekst wordt niet overgenomen",
  });
}

/** Markup that is removed or that stands in a plain text, and texts that are not there yet. */
export function findOddTexts(bundle: Bundle): Remark[] {
  const found: Remark[] = [];
  walk(bundle, "", "", found);
  return found;
}
