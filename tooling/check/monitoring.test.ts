import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";

const ROOT = join(import.meta.dirname, "../..");
const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");

const METRIC = /\b(?:showroom|render|http|process|object_store|memory)_[a-z_]+/g;
/** What Prometheus adds to the name of a histogram. */
const SUFFIX = /_(?:count|bucket|sum)$/;

const SOURCES = [
  "apps/api/src/http/metrics.ts",
  "apps/api/src/main/folder-measures.ts",
  "apps/api/src/main/measures.ts",
  "apps/render-service/src/http/cache-metrics.ts",
  "apps/render-service/src/http/metrics.ts",
  "apps/render-service/src/worker.ts",
  "packages/service/src/objects/object-metrics.ts",
  "packages/service/src/watched-sizes.ts",
];

interface Rules {
  readonly groups: readonly { readonly rules: readonly { readonly alert: string; readonly expr: string }[] }[];
}

const rules = (parse(read("deploy/monitoring/alerts.yaml")) as Rules).groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(read("deploy/monitoring/dashboard.json")) as {
  readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[];
};

it("alerts and the dashboard use only metrics that the product has", () => {
  const known = SOURCES.map(read).join("\n");
  const used = [...rules, ...dashboard.panels.flatMap(({ targets }) => targets)]
    .flatMap(({ expr }) => expr.match(METRIC) ?? [])
    // Every Node process has these from the library.
    .filter((name) => !name.startsWith("process_"))
    .map((name) => name.replace(SUFFIX, ""));
  expect(used.length).toBeGreaterThan(15);
  expect(used.filter((name) => !known.includes(`"${name}"`) && !known.includes(`"${name}_count"`))).toEqual([]);
});

it("the runbook has a section for each alert, and for no other", () => {
  const sections = [...read("docs/runbook.md").matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
  expect(sections.filter((name) => name !== "Restore")).toEqual(rules.map(({ alert }) => alert));
});
