import { expect, it } from "vitest";
import { refuseRequest } from "./change-request.ts";

const line = (number: number) => ({ reference: "LIN-12-0001-O1", line: number });
const home = { endings: [], inForce: [line(0), line(1)] } as const;

it("a buyer with an agreement asks about lines in force, or about none", () => {
  expect(refuseRequest([], home)).toBeNull();
  expect(refuseRequest([line(1), line(0)], home)).toBeNull();
  expect(refuseRequest([line(2)], home)).toBe("not-in-force");
  expect(refuseRequest([{ ...line(1), reference: "LIN-12-0001-W1" }], home)).toBe("not-in-force");
  expect(refuseRequest([line(1), line(1)], home)).toBe("not-in-force");
});

it("a home has one open request at a time, and may ask again after an answer of either kind", () => {
  expect(refuseRequest([], { ...home, endings: ["refused", null] })).toBe("already-open");
  expect(refuseRequest([line(9)], { ...home, endings: [null] })).toBe("already-open");
  expect(refuseRequest([], { ...home, endings: ["refused", "proposed"] })).toBeNull();
});

it("changes neither the lines nor the home", () => {
  const [asked, inForce] = [Object.freeze([line(0)]), Object.freeze([line(0)])];
  expect(refuseRequest(asked, { ...home, inForce })).toBeNull();
  expect([asked, inForce]).toEqual([[line(0)], [line(0)]]);
});
