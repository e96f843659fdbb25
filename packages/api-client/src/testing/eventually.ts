import { vi } from "vitest";

/** Waits until a check no longer fails, also on a busy machine. */
export const eventually = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 10_000 });
