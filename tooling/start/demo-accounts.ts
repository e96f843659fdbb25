import { readFileSync } from "node:fs";
import { join } from "node:path";

interface Account {
  readonly email: string;
  readonly password?: string;
  readonly invitation?: string;
  readonly role: string;
  readonly buildNumber?: string;
}

const ROLE_WORDS: Readonly<Record<string, string>> = {
  projectuser: "buyer",
  showroomadvisor: "advisor",
  projectadmin: "project admin",
  admin: "admin",
};

/** The accounts of the demo bundles as a table for the terminal. */
export function demoAccounts(address: string): string {
  const lines: string[] = ["\nDemo accounts:"];
  for (const slug of ["de-lindehof", "havenkwartier"]) {
    const file = join("packages/demo-catalogue/bundles", slug, "bundle.json");
    const accounts = (JSON.parse(readFileSync(file, "utf8")) as { demoAccounts: Account[] }).demoAccounts;
    for (const account of accounts) {
      const who = `${ROLE_WORDS[account.role] ?? account.role}${account.buildNumber ? `, ${slug} ${account.buildNumber}` : ""}`;
      lines.push(
        account.invitation
          ? `  ${who}: invitation ${address}/projects/signup/${account.invitation}`
          : `  ${account.email.padEnd(36)} ${(account.password ?? "").padEnd(20)} ${who}`,
      );
    }
  }
  return lines.join("\n");
}
