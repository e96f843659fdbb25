import { Command } from "@commander-js/extra-typings";
import { rotateSigningKey } from "../accounts/signing-keys.ts";
import { installationSecret } from "../config/installation-secret.ts";
import { print } from "./print.ts";
import { withDatabase } from "./with-database.ts";

export const rotateSigningKeyCommand = () =>
  new Command("rotate-signing-key")
    .description("Takes a new signing key into use; nobody is signed out.")
    .action(async () => {
      await withDatabase(async ({ db, config }) => rotateSigningKey(db, await installationSecret(config)));
      print("A new signing key is in use; running processes take it up within a minute");
    });
