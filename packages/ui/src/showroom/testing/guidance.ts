/** Story parameters that put do and don't on a component's documentation page. */
export const guidance = (dos: readonly string[], donts: readonly string[]) => ({
  docs: { guidance: { do: dos, dont: donts } },
});
