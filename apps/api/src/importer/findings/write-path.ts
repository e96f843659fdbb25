/** Formats a path into a bundle: `offers[3].product`. */
export function writePath(steps: readonly PropertyKey[]): string {
  return steps.reduce<string>(
    (text, step) => (typeof step === "number" ? `${text}[${step}]` : `${text}${text === "" ? "" : "."}${String(step)}`),
    "",
  );
}
