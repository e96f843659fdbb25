import { Command } from "@commander-js/extra-typings";
import { rotateSigningKey } from "../accounts/signing-keys.ts";
import { installationSecret } from "../config/installation-secret.ts";
import { print } from "./print.ts";
import { withDatabase } from "./with-database.ts";

export const rotateSigningKeyCommand = () =>
  new Command("rotate-signing-key")
    .summary("een nieuwe sleutel voor sessies in gebruik nemen; niemand wordt uitgelogd")
    .description("Neemt een nieuwe sleutel in gebruik waarmee sessies worden ondertekend; niemand wordt uitgelogd.")
    .action(async () => {
      await withDatabase(async ({ db, config }) => rotateSigningKey(db, await installationSecret(config)));
      print("Er is een nieuwe sleutel in gebruik; draaiende processen nemen hem binnen een minuut over");
    });
