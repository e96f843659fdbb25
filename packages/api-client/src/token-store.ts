import * as z from "zod/mini";

/** What proves who is asking. An anonymous user has no refresh token. */
export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string | null;
}

/** Keeps the tokens of one person for all tabs of a browser. */
export interface TokenStore {
  read(): Tokens | null;
  write(tokens: Tokens): void;
  clear(): void;
  /** Calls back when another tab wrote or cleared; returns how to stop that. */
  onChangeElsewhere(listener: (tokens: Tokens | null) => void): () => void;
}

const KEY = "showroom.tokens";

const storedSchema = z.object({ accessToken: z.string().check(z.minLength(1)), refreshToken: z.nullable(z.string()) });

/** What stands in a storage may have been written by anyone: anything but tokens is as good as nothing. */
function parse(text: string | null): Tokens | null {
  if (text === null) return null;
  try {
    const result = z.safeParse(storedSchema, JSON.parse(text));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}

/** Tokens for as long as the page lives, for browsers that refuse storage. */
export function memoryTokenStore(): TokenStore {
  let tokens: Tokens | null = null;
  return {
    read: () => tokens,
    write: (next) => {
      tokens = next;
    },
    clear: () => {
      tokens = null;
    },
    onChangeElsewhere: () => () => {},
  };
}

/** Tokens under one key, so that no tab ever sees half of a pair. */
export function storageTokenStore(
  storage: Storage,
  events: Pick<Window, "addEventListener" | "removeEventListener">,
): TokenStore {
  return {
    read: () => parse(storage.getItem(KEY)),
    write: (tokens) => storage.setItem(KEY, JSON.stringify(tokens)),
    clear: () => storage.removeItem(KEY),
    onChangeElsewhere: (listener) => {
      const onStorage = (event: StorageEvent): void => {
        if (event.storageArea === storage && (event.key === KEY || event.key === null)) listener(parse(event.newValue));
      };
      events.addEventListener("storage", onStorage);
      return () => events.removeEventListener("storage", onStorage);
    },
  };
}

/** The browser's local storage, or memory where that is switched off or full. */
export function browserTokenStore(): TokenStore {
  try {
    const probe = `${KEY}.probe`;
    window.localStorage.setItem(probe, "1");
    window.localStorage.removeItem(probe);
    return storageTokenStore(window.localStorage, window);
  } catch {
    return memoryTokenStore();
  }
}
