import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

type Parts = readonly (string | null)[];

const parts = createStore<{ readonly locked: Parts }>(() => ({ locked: [] }));

/** Sets the parts of the sidebar in which nothing can be chosen any more. */
export const lockParts = (locked: Parts): void => parts.setState({ locked });

export const useIsPartLocked = (part: string | null): boolean => useStore(parts, ({ locked }) => locked.includes(part));
