import { use, useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { answers } from "./answers.ts";
import type { Answer, Question } from "./answers.ts";
import { sameList } from "./same-list.ts";
import { untilShown } from "./until-shown.ts";

/** Milliseconds that questions for what is not in sight wait at most for what is, and its pictures. */
const AT_LEISURE = 200;

const neverChanges = (): (() => void) => () => {};

export interface AnswerView<T> extends Pick<Answer<T>, "data" | "asking"> {
  readonly failed: boolean;
  /** Asks again, whatever is known. */
  readonly retry: () => void;
}

/** The questions of the last render, which are other objects at each of them while their keys stay. */
function useLatest<T>(value: T): { readonly current: T } {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

/** The answer to a question; asks it when there is none that is fresh. What is not `wanted` is not asked. */
export function useAnswer<T>(question: Question<T>, wanted = true): AnswerView<T> {
  const { key } = question;
  const latest = useLatest(question);
  const subscribe = useCallback((listener: () => void) => answers.subscribe(key, listener), [key]);
  const { data, failure, asking } = useSyncExternalStore(wanted ? subscribe : neverChanges, () =>
    answers.look(question),
  );
  useEffect(() => {
    if (wanted && latest.current.key === key) answers.expect(latest.current);
  }, [key, wanted, latest]);
  const retry = (): void => void answers.expire((candidate) => candidate === key);
  return { data, asking, failed: failure !== null, retry };
}

/** The answer to a question that a route has asked before the page is shown; without it the page waits, and fails as it does. */
export function useGiven<T>(question: Question<T>): T {
  const { data, failed } = useAnswer(question);
  if (data !== undefined) return data;
  if (failed) throw answers.look(question).failure;
  return use(answers.fetch(question));
}

/**
 * The answers to several questions of a kind, asked side by side once the page shows; null until all are there. Stays the same as
 * long as they do.
 */
export function useAllAnswers<T>(questions: readonly Question<T>[]): readonly T[] | null {
  const keys = questions.map(({ key }) => key).join("\n");
  const latest = useLatest(questions);
  const [keep] = useState(() => sameList<T>());
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = keys.split("\n").map((key) => answers.subscribe(key, listener));
      return () => stops.forEach((stop) => stop());
    },
    [keys],
  );
  const all = useSyncExternalStore(subscribe, () => keep(questions.flatMap((each) => answers.look(each).data ?? [])));
  useEffect(() => {
    let wanted = true;
    void untilShown(AT_LEISURE).then(() => {
      for (const question of latest.current) if (wanted && keys.includes(question.key)) answers.expect(question);
    });
    return () => {
      wanted = false;
    };
  }, [keys, latest]);
  return all.length === questions.length ? all : null;
}
