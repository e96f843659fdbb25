import { buildEmptyPage } from "@showroom/domain/testing/build-empty-page";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showInStep } from "../../../testing/show-step.tsx";
import { startFakeServer } from "../../shared/choices/testing/fake-server.ts";
import { TopViewTab } from "./top-view-tab.tsx";

beforeEach(startFakeServer);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a page without floor plans says that it has none", () => {
  expect(showInStep(TopViewTab, { page: buildEmptyPage({ id: 1, type: "topview" }) })).toContain(
    "No configurable top views here",
  );
});
