import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DEMO_OFFER_HOMES } from "../../packages/demo-catalogue/src/offers.ts";
import type { DemoStage } from "../../packages/demo-catalogue/src/offers.ts";

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

const STAGE_WORDS: Readonly<Record<DemoStage, string>> = {
  offer: "an offer",
  half: "an offer that one of two buyers accepted",
  agreement: "an agreement",
  change: "an agreement with a proposed change",
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
  if (process.env["DEMO_OFFERS"] !== "off") {
    lines.push("\nHomes with offers, which are made when their pictures are, some minutes after the first start:");
    for (const { stage, account, partner } of DEMO_OFFER_HOMES)
      for (const email of [account.email, ...(partner ? [partner.email] : [])])
        lines.push(`  ${email.padEnd(36)} ${(account.password ?? "").padEnd(20)} ${STAGE_WORDS[stage]}`);
  }
  return lines.join("\n");
}
