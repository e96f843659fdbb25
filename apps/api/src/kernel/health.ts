import type { PartState } from "@showroom/service/product-parts";

/** How this process and the product around it are. */
export interface Health {
  /** Whether the process is about to stop: it still answers, and whoever shares requests out sends it no more. */
  readonly isDraining: () => boolean;
  readonly drain: () => void;
  /** The parts of a product that the launcher keeps running, by name; none where nobody launched one. */
  readonly parts: () => Readonly<Record<string, PartState>>;
}

export function createHealth(parts: Health["parts"]): Health {
  let draining = false;
  return {
    isDraining: () => draining,
    drain: () => {
      draining = true;
    },
    parts,
  };
}
