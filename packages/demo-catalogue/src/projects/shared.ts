import type { BundleInput } from "@showroom/api-contract/bundle/bundle";

type Project = BundleInput["project"];

export const CATALOGUE_VERSION = "2026.3";
export const DEMO_PASSWORD = "Welkom-Thuis-2026";

export const SHOWROOM: BundleInput["organisations"][number] = {
  key: "showroom-oever",
  name: "Showroom De Oever",
  organisationRole: "retailer",
  address: "Kadeweg 12",
  postalCode: "3999 ZZ",
  city: "Waterrecht",
  phone: "030 555 01 20",
  email: "info@showroom.example",
  companyLogo: null,
};
export const OTHER_SHOWROOM: BundleInput["organisations"][number] = {
  key: "showroom-elders",
  name: "Tegelhuis Elders",
  organisationRole: "retailer",
  address: "Havenstraat 4",
  postalCode: "8899 YY",
  city: "Elderveen",
  phone: "058 555 04 40",
  email: "info@elders.example",
  companyLogo: null,
};
/** No demo account belongs to this organisation, so that no demo advisor may enter its project. */
export const HAVEN_SHOWROOM: BundleInput["organisations"][number] = {
  key: "showroom-haven",
  name: "Showroom Haven",
  organisationRole: "retailer",
  address: "Pier 9",
  postalCode: "1099 VV",
  city: "Kadestad",
  phone: "020 555 09 90",
  email: "info@haven.example",
  companyLogo: null,
};
export const CONTRACTOR: BundleInput["organisations"][number] = {
  key: "bouwbedrijf-steenland",
  name: "Bouwbedrijf Steenland",
  organisationRole: "contractor",
  address: "Bouwlaan 1",
  postalCode: "3998 XX",
  city: "Waterrecht",
  phone: "030 555 07 70",
  email: "info@steenland.example",
  companyLogo: "images/brand/steenland.webp",
};

export const INSTALLATION_CODES: Project["tileInstallationCodes"] = [
  { code: "GROOT", description: "Toeslag groot formaat", unit: "m2", grossPrice: 1450 },
  { code: "KLEIN", description: "Toeslag klein formaat", unit: "m2", grossPrice: 1950 },
  { code: "VISGRAAT", description: "Toeslag verwerking in visgraat", unit: "m2", grossPrice: 2850 },
];

export const SUBMIT_OPTIONS: Project["submitOptions"] = [
  {
    key: "design",
    shown: true,
    type: "design",
    title: "Ontwerp aanvragen",
    content: "<p>Een interieurontwerper werkt uw keuzes uit tot een volledig ontwerp en bespreekt dat met u.</p>",
    confirmationContent:
      "<p>Uw keuzes zijn doorgegeven aan onze ontwerper. U ontvangt binnen vijf werkdagen een voorstel voor een afspraak.</p>",
  },
  {
    key: "quote",
    shown: true,
    type: "quote",
    title: "Offerte aanvragen",
    content: "<p>U ontvangt een offerte op basis van uw keuzes. U beslist daarna of u akkoord gaat.</p>",
    confirmationContent: "<p>Uw aanvraag is ontvangen. U ontvangt de offerte binnen drie werkdagen per e-mail.</p>",
  },
  {
    key: "showroom",
    shown: true,
    type: "showroom",
    title: "Afspraak in de showroom",
    content: "<p>Bekijk uw keuzes in het echt. Onze adviseur loopt ze met u door en past ze zo nodig aan.</p>",
    confirmationContent:
      "<p>Uw keuzes zijn doorgegeven aan de showroom. Onze adviseur mailt u binnen twee werkdagen een voorstel voor een afspraak.</p>",
  },
];

/** Settings that all demo projects share. */
export const PROJECT_BASE = {
  website: null,
  images: [],
  showroom: SHOWROOM.key,
  contractor: CONTRACTOR.key,
  priceGroup: 1,
  floorPriceGroup: 1,
  wallTileLaborPrice: 4250,
  floorTileLaborPrice: 4650,
  wallTileCuttingLoss: 0.1,
  floorTileCuttingLoss: 0.08,
  tileInstallationCodes: INSTALLATION_CODES,
  submitOptions: SUBMIT_OPTIONS,
  hasAppointments: false,
  options: [{ key: "zonwering", name: "Zonwering" }],
  hideOverviewFromSummary: true,
} satisfies Partial<Project>;

export function contentBlocks(projectName: string, body: string): BundleInput["contentBlocks"] {
  const shown = { status: "active", showTiles: true, showFloors: true, showSanitary: true } as const;
  return [
    {
      key: "HOMEPAGE",
      title: `Uw woning in ${projectName}`,
      body,
      sequence: 0,
      headerTitle: "",
      headerSubtitle: "",
      ...shown,
    },
    {
      key: "CONTACT",
      title: "Heeft u een vraag?",
      sequence: 1,
      headerTitle: "Contact",
      headerSubtitle: "Wij denken graag met u mee",
      ...shown,
      body: "<p>Stel uw vraag over de tegels, het sanitair of de vloer van uw woning. Onze adviseurs antwoorden binnen één werkdag.</p>",
    },
  ];
}
