import * as fc from "fast-check";
import { expect, it } from "vitest";
import { pageSchema, receivedPage } from "@showroom/api-contract/entities/page";
import { arbitraryRoom } from "@showroom/domain/testing/arbitraries";
import { runs, timeLimit } from "@showroom/property-tests/runs";
import * as z from "zod/mini";
import { packedPage } from "./packed-page.ts";

it("a page that was sent is the same page for the client", { timeout: timeLimit(60_000) }, async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryRoom(), async ({ page }) => {
      const { identity } = await packedPage(page);
      const sent = z.parse(pageSchema, JSON.parse(identity.toString()));
      expect(receivedPage(sent)).toEqual(page);
    }),
    { numRuns: runs(100) },
  );
});
