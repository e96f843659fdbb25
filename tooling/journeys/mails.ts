/** The mails of the running product. Without a mail server, mails are files. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** The newest matching link in the mails to an address. */
export async function mailedLink(to: string, path: RegExp): Promise<string> {
  const outbox = join(process.env["JOURNEYS_DATA_DIR"] ?? "", "outbox");
  const names = await readdir(outbox).catch(() => []);
  for (const name of names.toSorted((a, b) => b.localeCompare(a))) {
    if (!name.endsWith(".eml")) continue;
    const mail = (await readFile(join(outbox, name), "utf8")).replaceAll("=\n", "");
    const link = path.exec(mail)?.[0];
    if (mail.includes(`To: ${to}`) && link) return link;
  }
  return "";
}
