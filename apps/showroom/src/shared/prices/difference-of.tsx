import type { RoomAction } from "../choices/choices-store.ts";
import { DifferenceTag } from "./difference-tag.tsx";
import type { DifferenceTagProps } from "./difference-tag.tsx";
import { useDifferences } from "./use-differences.ts";

/** Something that could be chosen. */
export interface Alternative {
  /** Stands for the action within its page. */
  readonly name: string;
  readonly action: RoomAction;
}

export type DifferenceOfProps = Alternative & Omit<DifferenceTagProps, "amount">;

/** What an action would add or take away. A component of its own: a new price draws the amount anew, and not the card around it. */
export function DifferenceOf({ name, action, ...tag }: DifferenceOfProps) {
  const differences = useDifferences();
  return <DifferenceTag amount={differences(name, action)} {...tag} />;
}

/** The same of the cheapest of several, with 'v.a.' where there is more than one. */
export function LeastDifferenceOf({ alternatives }: { readonly alternatives: readonly Alternative[] }) {
  const differences = useDifferences();
  const amounts = alternatives.flatMap(({ name, action }) => differences(name, action) ?? []);
  const least = amounts.toSorted((a, b) => a - b)[0] ?? null;
  return <DifferenceTag amount={least} from={alternatives.length > 1} />;
}
