/** After the journeys: no log of the product may hold a secret or a personal value that they used. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { privateIn } from "@showroom/service/testing/private-values";
import { PASSWORD } from "./people.ts";

/** What the journeys type besides what is private in any run. */
const TYPED = [PASSWORD, "Fout-Wachtwoord-1", "Zwak-1", "Mulder", "Kuipers"];

export default function searchLogs(): void {
  const folder = join(process.env["JOURNEYS_DATA_DIR"] ?? "", "logs");
  const names = readdirSync(folder).filter((name) => name.endsWith(".log"));
  if (names.length === 0) throw new Error(`There is no log in ${folder}`);
  const found = names.flatMap((name) =>
    readFileSync(join(folder, name), "utf8")
      .split("\n")
      .flatMap((line) => {
        const held = privateIn(line, TYPED);
        return held.length === 0 ? [] : [`${name} holds ${held.join(", ")}: ${line.slice(0, 500)}`];
      }),
  );
  if (found.length > 0)
    throw new Error(`The logs of the journeys hold private values:\n${found.slice(0, 20).join("\n")}`);
}
