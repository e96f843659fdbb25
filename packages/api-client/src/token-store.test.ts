import { beforeEach, describe, expect, test, vi } from "vitest";
import { browserTokenStore, memoryTokenStore, storageTokenStore } from "./token-store.ts";
import type { Tokens, TokenStore } from "./token-store.ts";

const KEY = "showroom.tokens";
const TOKENS: Tokens = { accessToken: "access", refreshToken: "refresh" };

/** A browser's storage, in memory. */
function storageInMemory(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (at) => [...values.keys()][at] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}

let storage: Storage;
let events: EventTarget;
let store: TokenStore;
let heard: (Tokens | null)[];

beforeEach(() => {
  storage = storageInMemory();
  events = new EventTarget();
  store = storageTokenStore(storage, events as Window);
  heard = [];
});

/** Fires the storage event that a browser sends to other tabs. */
function changeElsewhere(change: {
  readonly area?: Storage;
  readonly key: string | null;
  readonly value: string | null;
}) {
  const { area = storage, key, value } = change;
  events.dispatchEvent(Object.assign(new Event("storage"), { storageArea: area, key, newValue: value }));
}

describe("tokens in a storage", () => {
  test("are readable by every store on the same storage", () => {
    expect(store.read()).toBeNull();
    store.write(TOKENS);
    expect(storageTokenStore(storage, events as Window).read()).toEqual(TOKENS);
    store.write({ accessToken: "anonymous", refreshToken: null });
    expect(store.read()).toEqual({ accessToken: "anonymous", refreshToken: null });
    store.clear();
    expect(store.read()).toBeNull();
    expect(storage.length).toBe(0);
  });

  test.each(["", "no JSON", "null", "{}", '{"accessToken":"","refreshToken":null}', '{"accessToken":"a"}'])(
    "count as absent when the storage contains %j",
    (text) => {
      storage.setItem(KEY, text);
      expect(store.read()).toBeNull();
    },
  );
});

describe("a change in another tab", () => {
  beforeEach(() => void store.onChangeElsewhere((tokens) => heard.push(tokens)));

  test("of the tokens is reported", () => {
    changeElsewhere({ key: KEY, value: JSON.stringify(TOKENS) });
    changeElsewhere({ key: KEY, value: null });
    expect(heard).toEqual([TOKENS, null]);
  });

  test("that clears the whole storage is reported as signed out", () => {
    changeElsewhere({ key: null, value: null });
    expect(heard).toEqual([null]);
  });

  test("of another key is ignored", () => {
    changeElsewhere({ key: "showroom.draft", value: JSON.stringify(TOKENS) });
    expect(heard).toEqual([]);
  });

  test("of another storage is ignored, whatever its key", () => {
    changeElsewhere({ area: storageInMemory(), key: KEY, value: JSON.stringify(TOKENS) });
    changeElsewhere({ area: storageInMemory(), key: null, value: null });
    expect(heard).toEqual([]);
  });
});

test("a browser with storage stores only the tokens there", () => {
  vi.stubGlobal("window", Object.assign(new EventTarget(), { localStorage: storage }));
  browserTokenStore().write(TOKENS);
  expect(storage.length).toBe(1);
  expect(store.read()).toEqual(TOKENS);
  vi.unstubAllGlobals();
});

test("is not reported to a listener that unsubscribed", () => {
  const stop = store.onChangeElsewhere((tokens) => heard.push(tokens));
  stop();
  changeElsewhere({ key: KEY, value: null });
  expect(heard).toEqual([]);
});

describe("tokens in memory", () => {
  test("live as long as the store", () => {
    const memory = memoryTokenStore();
    expect(memory.read()).toBeNull();
    memory.write(TOKENS);
    expect(memory.read()).toEqual(TOKENS);
    expect(memoryTokenStore().read()).toBeNull();
    memory.clear();
    expect(memory.read()).toBeNull();
  });

  test("have no changes in other tabs", () => {
    const stop = memoryTokenStore().onChangeElsewhere(() => heard.push(null));
    expect(stop).toBeTypeOf("function");
    stop();
    expect(heard).toEqual([]);
  });

  test("are used when a browser's storage is full", () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
      removeItem: () => {},
    };
    vi.stubGlobal("window", { localStorage: full, addEventListener: () => {}, removeEventListener: () => {} });
    const browserStore = browserTokenStore();
    browserStore.write(TOKENS);
    expect(browserStore.read()).toEqual(TOKENS);
    vi.unstubAllGlobals();
  });

  test("are used when a browser refuses storage", () => {
    const browserStore = browserTokenStore();
    browserStore.write(TOKENS);
    expect(browserStore.read()).toEqual(TOKENS);
  });
});
