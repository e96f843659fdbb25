/** Homes of De Lindehof with an offer, one that is accepted by half, an agreement and a change; and who contracts. */
import type { BundleInput } from "@showroom/api-contract/bundle/bundle";
import type { ContractTerms } from "@showroom/api-contract/entities/contract-terms";
import { DEMO_PASSWORD } from "./projects/shared.ts";

const STEENLAND = {
  name: "Bouwbedrijf Steenland B.V.",
  address: "Bouwlaan 1, 3998 XX Waterrecht",
  registrationNumber: "30555077",
  invoicer: "",
  guarantee: "Garantiefonds Nieuwbouw (voorbeeld)",
  certificate: "GN-2026-0412",
  termsVersion: "2026-10",
  termsText:
    "Prijzen zijn inclusief btw en montage.\n\nU betaalt 25% bij opdracht en de rest bij oplevering van uw woning.\n\nMeer- en minderwerk wordt na de laatste termijn verrekend.",
  daysValid: 60,
  vatRate: 2100,
};

const OEVER = {
  ...STEENLAND,
  name: "Showroom De Oever B.V.",
  address: "Kadeweg 12, 3999 ZZ Waterrecht",
  registrationNumber: "30555012",
  guarantee: "",
  certificate: "",
  termsVersion: "2026-07",
  termsText:
    "Wij leggen de woonvloer na oplevering, op een afgesproken dag.\n\nU betaalt de vloer na levering, binnen veertien dagen.",
};

/** The builder contracts for the bathrooms, the showroom for the floor. */
export const DEMO_TERMS: ContractTerms = {
  ...STEENLAND,
  acceptedBy: "all",
  countersigned: false,
  offersAtOnce: false,
  ownTexts: {},
  parties: [{ ...OEVER, parts: ["floors"] }],
};

type DemoAccount = NonNullable<BundleInput["demoAccounts"]>[number];

const PAGES = ["intro", "topview", "bathroom", "toilet", "floors", "overview"] as const;
const PALE = ["wall.han.vare", "floor.kal.crem", "wastafelmeubel.lijn-meubelset", "spiegel.rond-spiegel"];

const handedIn = (buildNumber: string, firstName: string, lastName: string): DemoAccount => ({
  email: `koper.${buildNumber}@lindehof.example`,
  password: DEMO_PASSWORD,
  firstName,
  lastName,
  role: "projectuser",
  houseType: "type-a",
  buildNumber,
  confirmedPages: PAGES.map((page) => `type-a.${page}`),
  choices: { floor: { color: "parket.naturel", baseboard: "recht-90-wit" }, offers: PALE },
  submitType: "quote",
});

/** How far a home has come. */
export type DemoStage = "offer" | "half" | "agreement" | "change";

export interface DemoOfferHome {
  readonly stage: DemoStage;
  readonly account: DemoAccount;
  /** Who shares the home. */
  readonly partner?: { readonly email: string; readonly firstName: string; readonly lastName: string };
}

export const DEMO_OFFER_HOMES: readonly DemoOfferHome[] = [
  { stage: "offer", account: handedIn("20", "Fatima", "Haddad") },
  {
    stage: "half",
    account: handedIn("21", "Bram", "Visscher"),
    partner: { email: "partner.21@lindehof.example", firstName: "Noor", lastName: "de Boer" },
  },
  { stage: "agreement", account: handedIn("22", "Els", "Mulder") },
  { stage: "change", account: handedIn("23", "Daan", "Peeters") },
];

/** The advisor who makes them. */
export const DEMO_ADVISOR = "adviseur@showroom.example";
