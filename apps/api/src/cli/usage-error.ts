import { parseArgs, type ParseArgsConfig } from "node:util";

/** A command that was typed wrong; the message says how. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/**
 * Reads a command's arguments.
 * @throws UsageError for options it does not have
 */
export function readArguments<const Options extends NonNullable<ParseArgsConfig["options"]>>(
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
