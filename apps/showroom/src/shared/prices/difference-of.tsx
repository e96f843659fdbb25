import type { RoomAction } from "../choices/choices-store.ts";
import { DifferenceTag } from "./difference-tag.tsx";
import type { DifferenceTagProps } from "./difference-tag.tsx";
import { useDifferences } from "./use-differences.ts";
import type { Difference } from "./use-differences.ts";

/** An alternative to the present choice. */
export interface Alternative {
  /** Identifies the action within its page. */
  readonly name: string;
  readonly action: RoomAction;
}

export type DifferenceOfProps = Alternative & Omit<DifferenceTagProps, keyof Difference>;

/** The price difference of an action. It is a separate component so that a new price does not render the card around it again. */
export function DifferenceOf({ name, action, ...tag }: DifferenceOfProps) {
  const differences = useDifferences();
  const difference = differences(name, action);
  return difference && <DifferenceTag {...difference} {...tag} />;
}

/** The price difference of the cheapest alternative, with 'v.a.' when they differ; null while it is not known. */
export function useLeastDifference(
  alternatives: readonly Alternative[],
): (Difference & { readonly from: boolean }) | null {
  const differences = useDifferences();
  const known = alternatives.flatMap(({ name, action }) => differences(name, action) ?? []);
  const least = known.toSorted((a, b) => a.amount - b.amount)[0];
  return least === undefined ? null : { ...least, from: known.some(({ amount }) => amount !== least.amount) };
}

export function LeastDifferenceOf({ alternatives }: { readonly alternatives: readonly Alternative[] }) {
  const least = useLeastDifference(alternatives);
  return least && <DifferenceTag {...least} />;
}
