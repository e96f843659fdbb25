/** The page that a user requested before signing in. It is stored for the tab, so it survives a reload. */
import * as z from "zod/mini";
import { isOwnPath } from "@showroom/web-app/routing/own-path";

export interface LoginAttempt {
  /** Path within the application to open after signing in. */
  readonly requestedPage: string;
  /** Path within the application to open when the user does not sign in. */
  readonly altPage: string;
}

type AttemptStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const KEY = "showroom.login-attempt";
const SIGNED_OUT_KEY = "showroom.signed-out";

const ownPath = z.string().check(z.refine(isOwnPath));
const attemptSchema = z.object({ requestedPage: ownPath, altPage: ownPath });

function parse(text: string | null): LoginAttempt | null {
  if (text === null) return null;
  try {
    const result = z.safeParse(attemptSchema, JSON.parse(text));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}

export interface LoginAttempts {
  remember(attempt: LoginAttempt): void;
  current(): LoginAttempt | null;
  forget(): void;
  /** Ignores the next refused page, because it is the page on which the user signed out. */
  signedOut(): void;
}

export function createLoginAttempts(storage: AttemptStorage): LoginAttempts {
  return {
    remember: (attempt) => {
      const leftOnPurpose = storage.getItem(SIGNED_OUT_KEY) !== null;
      storage.removeItem(SIGNED_OUT_KEY);
      if (!leftOnPurpose) storage.setItem(KEY, JSON.stringify(attempt));
    },
    current: () => parse(storage.getItem(KEY)),
    forget: () => storage.removeItem(KEY),
    signedOut: () => {
      storage.removeItem(KEY);
      storage.setItem(SIGNED_OUT_KEY, "1");
    },
  };
}

function memoryStorage(): AttemptStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

function tabStorage(): AttemptStorage {
  try {
    window.sessionStorage.removeItem(KEY + ".probe");
    return window.sessionStorage;
  } catch {
    return memoryStorage();
  }
}

export const loginAttempts = createLoginAttempts(tabStorage());
