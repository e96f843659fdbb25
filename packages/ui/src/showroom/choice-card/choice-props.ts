import type { ReactNode } from "react";

/** How a card is chosen; see `kind` in `ChoiceProps`. */
export type ChoiceKind = "radio" | "checkbox" | "opener" | "press";

/** Props that all choice cards share. */
export interface ChoiceProps {
  /**
   * - `radio`: one of its group.
   * - `checkbox`: chosen and cleared separately.
   * - `opener`: a button that opens the dialog or picker in which the choice is made.
   * - `press`: a button that chooses at once, for a card among openers that has nothing to open.
   */
  kind?: ChoiceKind | undefined;
  /** Radio group; by default the surrounding grid's. Cards in different sections of one choice need the same name. */
  name?: string | undefined;
  /** Stable identity of the choice within its group. */
  value: string;
  /** Whether this is the present choice. */
  selected?: boolean | undefined;
  /** Called when the user chooses this card or, for an opener, opens its variants. Not called while disabled. */
  onSelect?: (() => void) | undefined;
  /** Called when a checkbox is cleared, or when the chosen radio is clicked again. Leave out to ignore that. */
  onDeselect?: (() => void) | undefined;
  /** A small button of its own over the corner of the picture, such as a heart. */
  corner?: ReactNode | undefined;
  /** Why this cannot be chosen and what would make it possible, in one sentence. Setting it disables the card. */
  disabledReason?: string | undefined;
}
