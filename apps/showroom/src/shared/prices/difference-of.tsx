import type { RoomAction } from "../choices/choices-store.ts";
import { DifferenceTag } from "./difference-tag.tsx";
import type { DifferenceTagProps } from "./difference-tag.tsx";
import { useDifferences } from "./use-differences.ts";

/** An alternative to the present choice. */
export interface Alternative {
  /** Identifies the action within its page. */
  readonly name: string;
  readonly action: RoomAction;
}

export type DifferenceOfProps = Alternative & Omit<DifferenceTagProps, "amount">;

/** The price difference of an action. It is a separate component so that a new price does not render the card around it again. */
export function DifferenceOf({ name, action, ...tag }: DifferenceOfProps) {
  const differences = useDifferences();
  return <DifferenceTag amount={differences(name, action)} {...tag} />;
}

/** The price difference of the cheapest alternative, with 'v.a.' when there are several. */
export function LeastDifferenceOf({ alternatives }: { readonly alternatives: readonly Alternative[] }) {
  const differences = useDifferences();
  const amounts = alternatives.flatMap(({ name, action }) => differences(name, action) ?? []);
  const least = amounts.toSorted((a, b) => a - b)[0] ?? null;
  return <DifferenceTag amount={least} from={alternatives.length > 1} />;
}
