import { readFile } from "node:fs/promises";
import { Command } from "@commander-js/extra-typings";
import { and, eq, inArray, isNull } from "drizzle-orm";
import { now } from "@showroom/service/clock";
import { discover, ProviderError, returnAddress } from "../accounts/openid/provider-client.ts";
import { setProvider } from "../accounts/openid/providers.ts";
import { installationSecret } from "../config/installation-secret.ts";
import { sessions, users } from "../database/schema/accounts.ts";
import { organisations } from "../database/schema/catalogue.ts";
import { openidProviders } from "../database/schema/openid.ts";
import { createSeal } from "../kernel/seal.ts";
import { print } from "./print.ts";
import { UsageError } from "./usage-error.ts";
import { withDatabase, type CommandTools } from "./with-database.ts";

interface Chosen {
  readonly issuer?: string | undefined;
  readonly clientId?: string | undefined;
  readonly clientSecretFile?: string | undefined;
  readonly only: boolean;
  readonly off: boolean;
}

async function findOrganisation({ db }: CommandTools, key: string) {
  const [found] = await db.select().from(organisations).where(eq(organisations.key, key));
  if (!found) throw new UsageError(`er is geen organisatie "${key}"`);
  return found;
}

/** Takes a provider away, and ends the sessions that it started. */
async function switchOff({ db }: CommandTools, organisationId: number): Promise<void> {
  await db.delete(openidProviders).where(eq(openidProviders.organisationId, organisationId));
  const staff = db.select({ id: users.id }).from(users).where(eq(users.organisationId, organisationId));
  await db
    .update(sessions)
    .set({ endedAt: now(), endReason: "disabled" })
    .where(and(inArray(sessions.userId, staff), eq(sessions.byOpenid, true), isNull(sessions.endedAt)));
}

const isAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** Sets where the staff of an organisation sign in, after asking the provider whether it is one. */
export async function setOpenid(key: string, chosen: Chosen): Promise<string> {
  return await withDatabase(async (tools) => {
    const { id, name } = await findOrganisation(tools, key);
    if (chosen.off) {
      await switchOff(tools, id);
      return `medewerkers van ${name} loggen in met hun wachtwoord`;
    }
    const { issuer, clientId, clientSecretFile, only } = chosen;
    if (issuer === undefined || clientId === undefined)
      throw new UsageError("hierbij horen --issuer en --client-id, of --off");
    const { config } = tools;
    if (!isAddress(issuer) || (config.production && !issuer.startsWith("https:")))
      throw new UsageError(`--issuer is een adres dat met https:// begint; er staat "${issuer}"`);
    const clientSecret =
      clientSecretFile === undefined
        ? null
        : await readFile(clientSecretFile, "utf8").then(
            (text) => text.trim(),
            () => {
              throw new UsageError(`${clientSecretFile} is niet te lezen`);
            },
          );
    const provider = { organisationId: id, issuer, clientId, clientSecret, isOnly: only };
    await discover(config, provider).catch((error: unknown) => {
      throw error instanceof ProviderError
        ? new UsageError(`op ${issuer} antwoordt geen OpenID Connect: ${String(error.cause)}. Er is niets gewijzigd`)
        : error;
    });
    const secret = await installationSecret(config);
    await setProvider(tools.db, (purpose) => createSeal(secret, purpose), provider);
    return `medewerkers van ${name} kunnen inloggen bij ${issuer}${only ? ", en niet meer met een wachtwoord" : ""}. Meld daar dit adres aan: ${returnAddress(config)}`;
  });
}

export const openidCommand = () =>
  new Command("openid")
    .description("Zegt bij welke aanbieder van OpenID Connect (zoals Entra) medewerkers van een organisatie inloggen.")
    .argument("<organisatie>", "de sleutel van de organisatie in de catalogus")
    .option("--issuer <adres>", "het adres van de aanbieder (issuer)")
    .option("--client-id <id>", "hoe de showroom daar heet (client id)")
    .option("--client-secret-file <bestand>", "een bestand met het geheim (client secret), als er een is")
    .option("--only", "medewerkers loggen niet meer in met een wachtwoord", false)
    .option("--off", "medewerkers loggen weer in met hun wachtwoord", false)
    .action(async (key, chosen) => print(await setOpenid(key, chosen)));
