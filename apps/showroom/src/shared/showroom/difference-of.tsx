import type { RoomAction } from "../choices/choices-store.ts";
import { DifferenceTag } from "./difference-tag.tsx";
import type { DifferenceTagProps } from "./difference-tag.tsx";
import { useDifferences } from "./use-differences.ts";

export interface DifferenceOfProps extends Omit<DifferenceTagProps, "amount"> {
  /** Stands for the action within its page. */
  readonly name: string;
  readonly action: RoomAction;
}

/** What an action would add or take away. A component of its own: a new price draws the amount anew, and not the card around it. */
export function DifferenceOf({ name, action, ...tag }: DifferenceOfProps) {
  const differences = useDifferences();
  return <DifferenceTag amount={differences(name, action)} {...tag} />;
}
