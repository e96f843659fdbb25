import { rotateSigningKey } from "../accounts/signing-keys.ts";
import { readArguments } from "./usage-error.ts";
import { withDatabase } from "./with-database.ts";

/** Takes a new signing key into use; nobody is signed out. */
export async function runRotateSigningKey(args: readonly string[]): Promise<string> {
  readArguments(args, {});
  await withDatabase(({ db }) => rotateSigningKey(db));
  return "A new signing key is in use; running processes take it up within a minute";
}
