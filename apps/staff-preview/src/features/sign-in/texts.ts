import type { SignInFailure } from "../../shared/paths/paths.ts";

export const signInTexts = {
  title: (product: string) => `Inloggen bij ${product}`,
  intro: "Voor adviseurs en beheerders.",
  expired: "Uw sessie is verlopen. Log opnieuw in om verder te gaan.",
  submit: (product: string) => `Inloggen bij ${product}`,
  invalidEmail: "Voer een geldig e-mailadres in",
  passwordRequired: "Wachtwoord is verplicht",
  toShowroom: "Naar de showroom",
  or: "Of log in bij uw organisatie",
  atOrganisation: (name: string) => `Inloggen via ${name}`,
  /** Why a sign-in at an organisation did not succeed, by the name in the address. */
  failures: {
    onbekend: "U heeft hier geen account met dit e-mailadres. Vraag de beheerder om een uitnodiging.",
    verlopen: "Het inloggen duurde te lang, of begon in een andere browser. Probeer het opnieuw.",
    gestopt: "U bent niet ingelogd bij uw organisatie. Probeer het opnieuw.",
    onbereikbaar: "Inloggen via uw organisatie lukt nu niet. Probeer het later opnieuw.",
  } satisfies Readonly<Record<SignInFailure, string>>,
  onlyAtOrganisation: "Medewerkers van uw organisatie loggen in met de knop hieronder.",
} as const;
