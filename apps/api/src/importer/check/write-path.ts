/** Writes the steps into a bundle as one would type them: `offers[3].product`. */
export function writePath(steps: readonly PropertyKey[]): string {
  return steps.reduce<string>(
    (text, step) => (typeof step === "number" ? `${text}[${step}]` : `${text}${text === "" ? "" : "."}${String(step)}`),
    "",
  );
}
