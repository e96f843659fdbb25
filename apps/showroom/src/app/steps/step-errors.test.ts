import { ConnectionFailure } from "@showroom/api-client/failures";
import { expect, test } from "vitest";
import { showFailedRoutes } from "../../../testing/show-routes.tsx";
import { unloadedTexts } from "../../timeline/texts.ts";
import { StepError } from "./step-errors.tsx";

const STEP = "/projects/de-lindehof/digitale-showroom/stap/4/tegels";

const shown = (error: unknown): string =>
  showFailedRoutes([{ id: "step", path: STEP, element: "The step", ErrorBoundary: StepError }], STEP, { step: error });

test("a step that could not be loaded waits, with a way back", () => {
  const html = shown(new ConnectionFailure("offline", null));
  expect(html).toContain(unloadedTexts.title);
  expect(html).toContain(unloadedTexts.back);
});

test("another error of a step is left to the whole page", () => {
  expect(() => shown(new Error("A defect"))).toThrow("A defect");
});
