/** How a card is chosen; see `kind` of a choice card. */
export type ChoiceKind = "radio" | "checkbox" | "opener" | "press";

/** What every choosable card has in common, whatever it shows. */
export interface ChoiceProps {
  /**
   * `radio`: one of its group. `checkbox`: may be taken and dropped by itself.
   * `opener`: a button that opens the dialog or picker in which the choice is made.
   * `press`: a button that chooses at once, for the one card among openers that has nothing to open.
   */
  kind?: ChoiceKind | undefined;
  /** Radio group. Left out: that of the surrounding grid. Cards in different sections of one choice need one name. */
  name?: string | undefined;
  /** Stable identity of the choice within its group. */
  value: string;
  /** Whether this is the choice in force. */
  selected?: boolean | undefined;
  /** The visitor takes this one (or, for an opener, asks to see its variants). Not called while disabled. */
  onSelect?: (() => void) | undefined;
  /** A checkbox is cleared, or the chosen radio is clicked once more. Leave out where that must do nothing. */
  onDeselect?: (() => void) | undefined;
  /** Why this cannot be chosen and what would make it possible, in one sentence. Present means disabled. */
  disabledReason?: string | undefined;
}
