import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { WEBHOOK_EVENT_NAMES, WEBHOOK_EVENTS } from "@showroom/api-contract/webhook-events";

test("the page for other systems names each event", async () => {
  const page = await readFile(new URL("../../../../docs/webhooks.md", import.meta.url), "utf8");
  for (const event of WEBHOOK_EVENT_NAMES) {
    const row = page.split("\n").find((line) => line.startsWith(`| \`${event}\``)) ?? "";
    // The next rows say "the same".
    const fields = Object.keys(WEBHOOK_EVENTS[event].shape).filter((name) => !/^(project|build)/.test(name));
    const left = row.includes("the same") ? fields.filter((name) => name === "ending") : fields;
    for (const field of left) expect(row, event).toContain(`\`${field}\``);
    expect(row, event).not.toBe("");
  }
});
