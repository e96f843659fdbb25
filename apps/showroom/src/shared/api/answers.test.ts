import { beforeEach, describe, expect, test, vi } from "vitest";
import { createAnswers } from "./answers.ts";
import type { Answers, Question } from "./answers.ts";
import { sameList } from "./same-list.ts";

let now: number;
let answers: Answers;
beforeEach(() => {
  now = 1_000;
  answers = createAnswers(() => now);
});

/** A question whose answers are given by hand, in any order. */
function byHand(key = "page/1", freshFor?: number) {
  const given: { resolve: (value: string) => void; reject: (reason: unknown) => void }[] = [];
  const question: Question<string> = {
    key,
    ask: () => new Promise((resolve, reject) => void given.push({ resolve, reject })),
    ...(freshFor !== undefined && { freshFor }),
  };
  return { question, given };
}

const always = (key: string, data: string, freshFor = 10): Question<string> & { ask: ReturnType<typeof vi.fn> } => ({
  key,
  ask: vi.fn(() => Promise.resolve(data)),
  freshFor,
});

describe("an answer", () => {
  test("is asked for once by all who ask meanwhile", async () => {
    const { question, given } = byHand();
    const both = [answers.fetch(question), answers.fetch({ ...question })];
    expect(given).toHaveLength(1);
    given[0]?.resolve("a");
    expect(await Promise.all(both)).toEqual(["a", "a"]);
  });

  test("serves as long as it is fresh, and is asked for anew after that", async () => {
    const question = always("page/1", "a");
    await answers.fetch(question);
    now += 9;
    await answers.fetch(question);
    expect(question.ask).toHaveBeenCalledTimes(1);
    now += 1;
    await answers.fetch(question);
    expect(question.ask).toHaveBeenCalledTimes(2);
  });

  test("that is never fresh is asked for each time, one that always is never again", async () => {
    const never = always("choices/1", "a", 0);
    const forever = always("page/1", "a", Number.POSITIVE_INFINITY);
    for (const question of [never, never, forever, forever]) {
      await answers.fetch(question);
      now += 1_000_000;
    }
    expect(never.ask).toHaveBeenCalledTimes(2);
    expect(forever.ask).toHaveBeenCalledTimes(1);
  });

  test("stays what is shown while the next one is on its way", async () => {
    const { question, given } = byHand("page/1", 0);
    answers.expect(question);
    expect(answers.look(question)).toEqual({ data: undefined, failure: null, asking: true });
    given[0]?.resolve("a");
    await vi.waitFor(() => expect(answers.look(question)).toEqual({ data: "a", failure: null, asking: false }));
    answers.expect(question);
    expect(answers.look(question)).toEqual({ data: "a", failure: null, asking: true });
  });

  test("may be null, which is an answer", async () => {
    const question: Question<null> = { key: "content-block/1", ask: () => Promise.resolve(null) };
    await answers.fetch(question);
    expect(answers.look(question)).toEqual({ data: null, failure: null, asking: false });
  });

  test("is the same object as long as nothing changes, also where nothing was asked", () => {
    const { question } = byHand();
    expect(answers.look(question)).toBe(answers.look(question));
  });

  test("that came another way drops the one that is on its way", async () => {
    const { question, given } = byHand();
    const asked = answers.fetch(question);
    answers.put(question, "another");
    given[0]?.resolve("late");
    expect(await asked).toBe("late");
    expect(answers.look(question)).toEqual({ data: "another", failure: null, asking: false });
    expect(await answers.fetch(question)).toBe("another");
    expect(given).toHaveLength(1);
  });
});

describe("a failure", () => {
  test("reaches who asked, who looks and who listens, and the next one asks again", async () => {
    const { question, given } = byHand();
    const heard = vi.fn();
    const stop = answers.onFailure(heard);
    const asked = answers.fetch(question);
    const reason = new Error("away");
    given[0]?.reject(reason);
    await expect(asked).rejects.toBe(reason);
    expect(answers.look(question)).toEqual({ data: undefined, failure: reason, asking: false });
    expect(heard.mock.calls).toEqual([[reason]]);
    stop();
    const again = answers.fetch(question);
    expect(answers.look(question)).toEqual({ data: undefined, failure: null, asking: true });
    given[1]?.resolve("a");
    expect(await again).toBe("a");
  });

  test("leaves what was known in place", async () => {
    const { question, given } = byHand("page/1", 0);
    answers.put(question, "a");
    const asked = answers.fetch(question);
    given[0]?.reject(new Error("away"));
    await expect(asked).rejects.toThrow("away");
    expect(answers.look(question)).toMatchObject({ data: "a", asking: false, failure: new Error("away") });
  });
});

describe("expiring", () => {
  test("asks again for what is shown and forgets the rest, of what it is about", async () => {
    const shown = always("page/1", "shown", Number.POSITIVE_INFINITY);
    const hidden = always("page/2", "hidden", Number.POSITIVE_INFINITY);
    const other = always("user", "somebody", Number.POSITIVE_INFINITY);
    for (const question of [shown, hidden, other]) await answers.fetch(question);
    const told = vi.fn();
    const stop = answers.subscribe("page/1", told);
    await answers.expire((key) => key.startsWith("page/"));
    expect(shown.ask).toHaveBeenCalledTimes(2);
    expect(told).toHaveBeenCalled();
    expect(hidden.ask).toHaveBeenCalledTimes(1);
    expect(answers.look(hidden).data).toBeUndefined();
    expect(answers.look(other).data).toBe("somebody");
    stop();
    told.mockClear();
    answers.put(shown, "new");
    expect(told).not.toHaveBeenCalled();
  });

  test("drops the answer to what was asked before, and does not fail with the server", async () => {
    const { question, given } = byHand();
    answers.subscribe(question.key, () => {});
    answers.expect(question);
    const expired = answers.expire(() => true);
    given[1]?.resolve("for the new person");
    await expired;
    given[0]?.resolve("for the one before");
    await Promise.resolve();
    expect(answers.look(question).data).toBe("for the new person");
    const again = answers.expire(() => true);
    given[2]?.reject(new Error("away"));
    await again;
    expect(answers.look(question).data).toBe("for the new person");
  });
});

test("a list stays the same one until an item is another", () => {
  const keep = sameList<string>();
  const first = keep(["a", "b"]);
  expect(keep(["a", "b"])).toBe(first);
  expect(keep(["a", "c"])).toEqual(["a", "c"]);
  expect(keep(["a"])).toEqual(["a"]);
});
