import * as z from "zod/mini";
import { TOKENS_KEY as KEY } from "./storage-keys.ts";

/** The tokens of a session. An anonymous user has no refresh token. */
export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string | null;
}

/** Stores the tokens of a session for all tabs of a browser. */
export interface TokenStore {
  /** Nobody can replace the token: when the server refuses it, the calls fail. */
  readonly isFixed?: true;
  read(): Tokens | null;
  write(tokens: Tokens): void;
  clear(): void;
  /** Calls the listener when another tab stores or clears tokens; returns the function that unsubscribes. */
  onChangeElsewhere(listener: (tokens: Tokens | null) => void): () => void;
}

const storedSchema = z.object({ accessToken: z.string().check(z.minLength(1)), refreshToken: z.nullable(z.string()) });

/** Reads tokens from untrusted text; null for anything else. */
function parse(text: string | null): Tokens | null {
  if (text === null) return null;
  try {
    const result = z.safeParse(storedSchema, JSON.parse(text));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}

/** Stores tokens in memory, for browsers that refuse storage. */
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

/** Stores tokens under one key, so that no tab reads half of a pair. */
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

/** Stores tokens in local storage, or in memory when that is disabled or full. */
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
