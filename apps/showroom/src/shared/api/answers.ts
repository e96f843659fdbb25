/** What the API answered, by question: asked once however many want to know, and kept. */

const MINUTE = 60_000;

/** Something to ask the API. Two questions with equal keys are one. */
export interface Question<T> {
  /** A word for the kind, then what it is about, parted by slashes. */
  readonly key: string;
  readonly ask: () => Promise<T>;
  /** Milliseconds that an answer serves whoever asks again; five minutes by default. */
  readonly freshFor?: number;
}

export interface Answer<T> {
  /** The last answer; undefined before the first. */
  readonly data: T | undefined;
  /** Why the last asking failed; null when it did not. */
  readonly failure: unknown;
  readonly asking: boolean;
}

type Listener = () => void;

interface Entry {
  /** The last one asked; none where somebody only looked. */
  question: Question<unknown> | null;
  answer: Answer<unknown>;
  /** When the answer came; never, as long as there is none that may serve. */
  at: number;
  /** The asking that counts. One that was overtaken changes nothing any more. */
  pending: Promise<unknown> | null;
  readonly listeners: Set<Listener>;
}

const UNASKED: Answer<never> = { data: undefined, failure: null, asking: false };
const NEVER = Number.NEGATIVE_INFINITY;

export interface Answers {
  /** The answer that is known, while it is fresh; else that of the server. @throws the failure of asking */
  fetch<T>(question: Question<T>): Promise<T>;
  /** Asks ahead of time. A failure is for whoever then wants the answer. */
  expect(question: Question<unknown>): void;
  /** What is known, the same object as long as nothing changes. */
  look<T>(question: Question<T>): Answer<T>;
  /** Takes an answer that came another way; what is being asked meanwhile is dropped. */
  put<T>(question: Question<T>, data: T): void;
  /** Counts as showing the answer; returns how to stop. */
  subscribe(key: string, listener: Listener): () => void;
  /** What may have changed: asked again where it is shown, where it stays until the new answer is there, and else forgotten. */
  expire(matches: (key: string) => boolean): Promise<void>;
  /** Hears of every failure to get an answer; returns how to stop. */
  onFailure(listener: (failure: unknown) => void): () => void;
}

export function createAnswers(now: () => number = Date.now): Answers {
  const entries = new Map<string, Entry>();
  const failureListeners = new Set<(failure: unknown) => void>();

  function entryOf(key: string): Entry {
    const entry = entries.get(key) ?? {
      question: null,
      answer: UNASKED,
      at: NEVER,
      pending: null,
      listeners: new Set(),
    };
    entries.set(key, entry);
    return entry;
  }

  function show(entry: Entry, answer: Answer<unknown>): void {
    entry.answer = answer;
    for (const listener of entry.listeners) listener();
  }

  function settle(entry: Entry, answer: Answer<unknown>): void {
    entry.pending = null;
    entry.at = answer.failure === null ? now() : NEVER;
    show(entry, answer);
  }

  function ask(entry: Entry, question: Question<unknown>): Promise<unknown> {
    const pending = question.ask();
    entry.question = question;
    entry.pending = pending;
    const { data, failure } = entry.answer;
    show(entry, { data, failure: data === undefined ? null : failure, asking: true });
    pending.then(
      (answered) => {
        if (entry.pending === pending) settle(entry, { data: answered, failure: null, asking: false });
      },
      (reason: unknown) => {
        if (entry.pending !== pending) return;
        settle(entry, { data: entry.answer.data, failure: reason ?? new Error("No reason given"), asking: false });
        for (const listener of failureListeners) listener(reason);
      },
    );
    return pending;
  }

  function fetch<T>(question: Question<T>): Promise<T> {
    const entry = entryOf(question.key);
    const isFresh = now() - entry.at < (question.freshFor ?? 5 * MINUTE);
    // One key is one kind of answer: the entry holds what this question's own `ask` gave.
    if (entry.pending === null && isFresh) return Promise.resolve(entry.answer.data as T);
    return (entry.pending ?? ask(entry, question)) as Promise<T>;
  }

  return {
    fetch,
    expect: (question) => void fetch(question).catch(() => {}),
    look: <T>(question: Question<T>) => entryOf(question.key).answer as Answer<T>,
    put(question, data) {
      settle(entryOf(question.key), { data, failure: null, asking: false });
    },
    subscribe(key, listener) {
      const { listeners } = entryOf(key);
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async expire(matches) {
      const again: Promise<unknown>[] = [];
      for (const [key, entry] of entries) {
        if (!matches(key)) continue;
        if (entry.listeners.size === 0) entries.delete(key);
        else if (entry.question !== null) again.push(ask(entry, entry.question));
      }
      await Promise.allSettled(again);
    },
    onFailure(listener) {
      failureListeners.add(listener);
      return () => failureListeners.delete(listener);
    },
  };
}

/** All answers of the page. */
export const answers = createAnswers();
