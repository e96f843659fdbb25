import type { PartState } from "@showroom/service/product-parts";

/** Health of this process and of the product. */
export interface Health {
  /** Whether the process is about to stop: it still responds, but a load balancer should send no more requests. */
  readonly isDraining: () => boolean;
  readonly drain: () => void;
  /** State of the parts that the launcher runs, by name; empty without a launcher. */
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
