import { describe, expect, it } from "vitest";
import { buildOutline } from "../../testing/build-empty-page.ts";
import { emptyRoomChoice } from "../selection/room-context.ts";
import { copyGate, declineCopy, mayCopyTo, pickCopyAnswer, proceedCopy } from "./copy-gate.ts";
import {
  findStep,
  lastConfirmedOrder,
  nextStep,
  previousStep,
  redirectStep,
  resumeStep,
  stepSequence,
} from "./step-sequence.ts";
import { backAction, firstChoices, nextAction, subSteps } from "./sub-steps.ts";

const pages = [3, 1, 2, 4].map((id) => buildOutline({ id }));
const confirmed = (...ids: readonly number[]) =>
  Object.fromEntries(ids.map((id) => [id, { ...emptyRoomChoice(id), confirmedByUser: true }]));
const statuses = (choices: ReturnType<typeof confirmed>) => stepSequence(pages, choices, 2).map((step) => step.status);

describe("the step bar", () => {
  it("numbers pages by their order and opens one step after the last confirmed", () => {
    expect(stepSequence(pages, {}, 1).map((step) => step.stepNumber)).toEqual([1, 2, 3, 4]);
    expect(statuses({})).toEqual(["available", "locked", "locked", "locked"]);
    expect(statuses(confirmed(1, 2))).toEqual(["completed", "completed", "available", "locked"]);
    expect(statuses(confirmed(4))).toEqual(["completed", "completed", "completed", "completed"]);
    expect(lastConfirmedOrder(pages, { 1: emptyRoomChoice(1) })).toBe(-1);
  });

  it("marks the active step and names the page that locks one", () => {
    const steps = stepSequence(pages, confirmed(1), 2);
    expect(steps.map((step) => step.active)).toEqual([false, true, false, false]);
    expect(steps.map((step) => step.lockedBy?.id ?? null)).toEqual([null, null, 2, 2]);
  });

  it("links the next arrow only when that step is open", () => {
    const steps = stepSequence(pages, confirmed(1), 1);
    expect(nextStep(steps, 1)?.page.id).toBe(2);
    expect(nextStep(steps, 2)).toBeNull();
    expect(nextStep(steps, 4)).toBeNull();
    expect(previousStep(steps, 2)?.page.id).toBe(1);
    expect(previousStep(steps, 1)).toBeNull();
    expect(findStep(steps, 9)).toBeNull();
  });

  it("redirects a step that cannot open", () => {
    const steps = stepSequence(pages, confirmed(1), 1);
    expect([0, -3, 1.5, Number.NaN, 99].map((step) => redirectStep(steps, step))).toEqual([1, 1, 1, 1, 1]);
    expect(redirectStep(steps, 4)).toBe(2);
    expect(redirectStep(steps, 2)).toBeNull();
    expect(redirectStep([], 1)).toBeNull();
  });

  it("resumes at the first step that is not completed, or at the last", () => {
    expect(resumeStep(stepSequence(pages, confirmed(1), 1))?.page.id).toBe(2);
    expect(resumeStep(stepSequence(pages, confirmed(4), 1))?.page.id).toBe(4);
  });
});

describe("sub-steps", () => {
  const all = subSteps({ hasTiles: true, hasSanitary: true });
  const next = buildOutline({ id: 2 });

  it("leave out what a project has not", () => {
    expect(all).toEqual(["start", "tiles", "products", "result"]);
    expect(subSteps({ hasTiles: true, hasSanitary: false })).toEqual(["start", "tiles", "result"]);
    expect(subSteps({ hasTiles: false, hasSanitary: true })).toEqual(["start", "products", "result"]);
    expect(
      [true, false].map((hasTiles) => [true, false].map((hasSanitary) => firstChoices({ hasTiles, hasSanitary }))),
    ).toEqual([
      ["tiles", "tiles"],
      ["products", "result"],
    ]);
  });

  it("decide the next button's action", () => {
    expect(all.map((step) => nextAction(all, step, next))).toEqual([
      { kind: "select", subStep: "tiles" },
      { kind: "select", subStep: "products" },
      { kind: "view-result" },
      { kind: "save-and-go", page: next },
    ]);
    const withoutSanitary = subSteps({ hasTiles: true, hasSanitary: false });
    expect(nextAction(withoutSanitary, "tiles", next)).toEqual({ kind: "view-result" });
    expect(nextAction(withoutSanitary, "products", next)).toEqual({ kind: "save-and-go", page: next });
  });

  it("lead back through the tabs and then to the previous page", () => {
    expect(backAction(all, "tiles", next)).toEqual({ kind: "sub-step", subStep: "start" });
    expect(backAction(all, "start", next)).toEqual({ kind: "page", page: next });
    expect(backAction(all, "start", null)).toBeNull();
  });
});

describe("copying choices", () => {
  const copy = { fromPage: 1 };
  const room = emptyRoomChoice(2);

  it("needs another confirmed room", () => {
    const house = [buildOutline({ id: 1, type: "topview" }), ...[2, 3].map((id) => buildOutline({ id }))];
    expect(mayCopyTo(3, house, { 2: room })).toBe(false);
    expect(mayCopyTo(3, house, confirmed(1))).toBe(false);
    expect(mayCopyTo(2, house, confirmed(2))).toBe(false);
    expect(mayCopyTo(3, house, confirmed(2))).toBe(true);
  });

  it("opens its tab until answered, except from the start", () => {
    expect(copyGate(copy, room, "tiles")).toBe("copy-choices");
    expect(copyGate(copy, null, "result")).toBe("copy-choices");
    expect(copyGate(copy, room, "start")).toBe("free");
    expect(copyGate(copy, room, "copy-choices")).toBe("free");
    expect(copyGate(copy, { ...room, choicesFromOtherRoom: true }, "copy-choices")).toBe("go-to-choices");
    expect(copyGate(copy, { ...room, choicesFromOtherRoom: true }, "products")).toBe("free");
    expect(copyGate(copy, { ...room, choicesFromOtherRoom: false }, "tiles")).toBe("free");
    expect(copyGate({ fromPage: null }, room, "tiles")).toBe("free");
    expect(copyGate(null, room, "tiles")).toBe("free");
  });

  it("continues by the answer, and is blocked without one or while copying", () => {
    expect(proceedCopy(copy, null, false)).toBe("blocked");
    expect(proceedCopy(copy, true, true)).toBe("blocked");
    expect(proceedCopy(copy, true, false)).toBe("copy-and-go-to-choices");
    expect(proceedCopy(copy, false, false)).toBe("save-and-go-to-choices");
    expect(proceedCopy({ fromPage: null }, null, false)).toBe("go-to-start");
    expect(pickCopyAnswer(null, true, false)).toBe(true);
    expect(pickCopyAnswer(false, true, true)).toBe(false);
    for (const choicesFromOtherRoom of [null, true, false])
      expect(declineCopy({ ...room, choicesFromOtherRoom })).toEqual({ ...room, choicesFromOtherRoom: false });
    const declined = declineCopy(room);
    expect(declineCopy(declined)).toBe(declined);
  });
});
