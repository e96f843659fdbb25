/** After the journeys: no log of the product may hold a secret or a personal value that they used. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PASSWORD } from "./people.ts";

const PRIVATE: Readonly<Record<string, RegExp>> = {
  "an e-mail address": /[\w.+-]+@[\w-]+\.example/,
  "a password": new RegExp(`${PASSWORD}|Fout-Wachtwoord-1|Zwak-1`),
  "an access token": /eyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}/,
  "a refresh token or the secret of a link": /(?<![\w/+-])(?=[\w-]*[A-Z])(?=[\w-]*\d)[\w-]{43}(?![\w/+=-])/,
  "the name of a person": /\b(?:Mulder|Kuipers)\b/,
};

export default function searchLogs(): void {
  const folder = join(process.env["JOURNEYS_DATA_DIR"] ?? "", "logs");
  const names = readdirSync(folder).filter((name) => name.endsWith(".log"));
  if (names.length === 0) throw new Error(`There is no log in ${folder}`);
  const found = names.flatMap((name) =>
    readFileSync(join(folder, name), "utf8")
      .split("\n")
      .flatMap((line) =>
        Object.entries(PRIVATE)
          .filter(([, pattern]) => pattern.test(line))
          .map(([what]) => `${name} holds ${what}: ${line.slice(0, 500)}`),
      ),
  );
  if (found.length > 0)
    throw new Error(`The logs of the journeys hold private values:\n${found.slice(0, 20).join("\n")}`);
}
