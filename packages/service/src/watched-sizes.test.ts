import { Registry } from "prom-client";
import { expect, it } from "vitest";
import { showSizes, watchSize } from "./watched-sizes.ts";

it("caches appear in the metrics with their limits, the latest of a name", async () => {
  const registry = new Registry();
  showSizes(registry);
  watchSize("articles", 5, () => 1);
  watchSize("articles", 10, () => 2);
  const text = await registry.metrics();
  expect(text).toContain('memory_entries{name="articles"} 2\n');
  expect(text).toContain('memory_entries_limit{name="articles"} 10\n');
});
