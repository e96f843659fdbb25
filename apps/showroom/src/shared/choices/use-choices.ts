import { createContext, use } from "react";
import { useStore } from "zustand";
import type { ChoicesStore, ChoicesStoreState } from "./choices-store.ts";

/** The open showroom's choices; the showroom's layout provides it. */
export const ChoicesContext = createContext<ChoicesStore | null>(null);

export function useChoicesStore(): ChoicesStore {
  const store = use(ChoicesContext);
  if (store === null) throw new Error("There are no choices outside the showroom's layout");
  return store;
}

/** A part of the choices' state; renders again when that part changes. */
export function useChoices<T>(store: ChoicesStore, select: (state: ChoicesStoreState) => T): T {
  return useStore(store, select);
}
