/** What keys do, and the behaviour story that presses them. */
export interface KeyPath {
  /** 'Enter, Space' */
  press: string;
  does: string;
  story: string;
}

/** Story parameters that put do and don't on a component's documentation page, and what the keyboard does with it. */
export const guidance = (dos: readonly string[], donts: readonly string[], keys?: readonly KeyPath[]) => ({
  docs: { guidance: { do: dos, dont: donts }, ...(keys !== undefined && { keys }) },
});
