import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { z } from "zod";
import { renderJobSchema, SOLVE_QUEUE } from "./render-job.ts";

/** The form of jobs that each queue has. */
const FORMS: Readonly<Record<string, string>> = { "render.solve.2": "49e5d9fa46b1" };

it("jobs of another form have a queue of their own, which workers of the release before do not take from", () => {
  const form = createHash("sha256")
    .update(JSON.stringify(z.toJSONSchema(renderJobSchema)))
    .digest("hex");
  expect(
    form.slice(0, 12),
    "If the release before cannot read these jobs, give SOLVE_QUEUE another name, keep the former name as FORMER_QUEUE, and note the form",
  ).toBe(FORMS[SOLVE_QUEUE]);
});
