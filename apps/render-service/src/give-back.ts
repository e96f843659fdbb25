import type { Engine } from "@showroom/renderer/engine-types";

/** Milliseconds between two times that an engine gives memory back. */
const EVERY = 5_000;

/** Gives back, every few seconds, the memory that an engine does not use, as long as the process runs. */
export function giveBackRegularly(engine: Pick<Engine, "giveBack">, onError: (error: unknown) => void): void {
  let isRunning = false;
  const giveBack = async (): Promise<void> => {
    // A solve may take longer than the interval.
    if (isRunning) return;
    isRunning = true;
    try {
      await engine.giveBack();
    } catch (error) {
      onError(error);
    } finally {
      isRunning = false;
    }
  };
  setInterval(() => void giveBack(), EVERY).unref();
}
