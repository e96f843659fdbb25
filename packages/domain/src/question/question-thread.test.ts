import { array, assert, constantFrom, nat, property } from "fast-check";
import { expect, it } from "vitest";
import { PROJECT_STATES } from "../model/project.ts";
import { QUESTION_SIDES, refuseWriting, threadState, unreadOf, type WrittenMessage } from "./question-thread.ts";

it("waits for the showroom after a buyer, for nobody after an answer, and is over when staff close it", () => {
  expect(threadState({ lastSide: "buyer", isClosed: false })).toBe("open");
  expect(threadState({ lastSide: "staff", isClosed: false })).toBe("answered");
  for (const lastSide of QUESTION_SIDES) expect(threadState({ lastSide, isClosed: true })).toBe("closed");
});

it("is written in whatever the state of the project, unless it is archived or gone", () => {
  expect(PROJECT_STATES.filter((state) => refuseWriting(state) === null)).toEqual(["concept", "open", "closed"]);
  expect(refuseWriting("deleted")).toBe("archived");
});

it("has as unread what the other side wrote after the last message that was read", () => {
  const sides = array(constantFrom(...QUESTION_SIDES), { maxLength: 12 });
  assert(
    property(sides, constantFrom(...QUESTION_SIDES), nat({ max: 13 }), (written, side, readUpTo) => {
      const messages: WrittenMessage[] = written.map((one, index) => ({ id: index + 1, side: one }));
      const unread = unreadOf(messages, { side, readUpTo }).map(({ id }) => id);
      const expected = messages.flatMap((one) => (one.side === side || one.id <= readUpTo ? [] : [one.id]));
      expect(unread).toEqual(expected);
      expect(unreadOf(messages, { side, readUpTo: messages.length })).toEqual([]);
    }),
  );
});
