import { expect, it } from "vitest";
import { readQuestion } from "./check-question.ts";

const HASH = "ab".repeat(32);

it("a question may be typed from paper, with spaces and capitals", () => {
  const typed = { reference: " lin-16-0001-o1 ", hash: `${HASH.slice(0, 32)} ${HASH.slice(32).toUpperCase()}` };
  expect(readQuestion(new URLSearchParams({ kenmerk: typed.reference, controlegetal: typed.hash }))).toEqual({
    typed,
    question: { reference: "LIN-16-0001-O1", hash: HASH },
  });
});

it.each([
  ["", HASH],
  ["LIN-16-0001-O1", ""],
  ["LIN-16-0001-O1", HASH.slice(1)],
  ["LIN-16-0001-O1", `${HASH.slice(1)}g`],
])("nothing is asked about %s with %s", (kenmerk, controlegetal) => {
  expect(readQuestion(new URLSearchParams({ kenmerk, controlegetal })).question).toBeNull();
});
