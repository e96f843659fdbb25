/** The effect of keys, and the behaviour story that presses them. */
export interface KeyPath {
  /** 'Enter, Space' */
  press: string;
  does: string;
  story: string;
}

/** Story parameters with the do's and don'ts and the keys for a component's documentation page. */
export const guidance = (dos: readonly string[], donts: readonly string[], keys?: readonly KeyPath[]) => ({
  docs: { guidance: { do: dos, dont: donts }, ...(keys !== undefined && { keys }) },
});
