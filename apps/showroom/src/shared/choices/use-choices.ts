import { useStore } from "zustand";
import type { ChoicesStore, ChoicesStoreState } from "./choices-store.ts";

/** Selects a part of the choices' state; the component renders again when that part changes. */
export function useChoices<T>(store: ChoicesStore, select: (state: ChoicesStoreState) => T): T {
  return useStore(store, select);
}
