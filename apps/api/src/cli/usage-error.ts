/** Wrong usage of a command; the message explains it. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
