import type { BundleInput } from "@showroom/api-contract/bundle/bundle";
import { BASEBOARDS, FLOOR_MATERIALS, FLOORS } from "../floors/floors.ts";
import { projectCatalogue } from "./catalogue.ts";
import type { BuiltBundle, PictureCheck } from "./built-bundle.ts";
import { housePages, roomMeasures } from "./house-types.ts";
import { PLANS } from "./plans.ts";
import {
  CATALOGUE_VERSION,
  CONTRACTOR,
  contentBlocks,
  DEMO_PASSWORD,
  OTHER_SHOWROOM,
  PROJECT_BASE,
  SHOWROOM,
  SUBMIT_OPTIONS,
} from "./shared.ts";

const DISCUSSED = "<p>Uw keuzes zijn doorgegeven aan de showroom. Onze adviseur bespreekt ze daar met u.</p>";
const BODY =
  "<p>De Lindehof is een buurt van 48 woningen rond een oude linde. Uw woning wordt gebouwd met aandacht voor licht, stilte en materialen die mooi oud worden.</p><p>In de digitale showroom kiest u de afwerking van uw badkamer, toilet en woonkamer. U ziet direct wat uw keuzes kosten.</p>";

const HOUSE_TYPES: BundleInput["houseTypes"] = [
  {
    key: "type-a",
    name: "Type A – tussenwoning",
    amountFloorsM2: 46.5,
    amountBaseboards: 41,
    rooms: [roomMeasures("bathroom", 2200, 2800, 2600, 3.1), roomMeasures("toilet", 900, 1200, 2600, 1.9)],
    ...PLANS["type-a"],
    north: 315,
    pages: housePages({ houseType: "type-a", secondBathroom: false, floors: true, topView: true }),
  },
  {
    key: "type-b",
    name: "Type B – hoekwoning",
    amountFloorsM2: 52,
    amountBaseboards: 45.5,
    rooms: [roomMeasures("bathroom", 2400, 3000, 2600, 3.4), roomMeasures("toilet", 950, 1250, 2600, 1.9)],
    ...PLANS["type-b"],
    north: 315,
    pages: housePages({ houseType: "type-b", secondBathroom: false, floors: true, topView: true }),
  },
  {
    key: "type-c",
    name: "Type C – twee-onder-een-kapwoning",
    amountFloorsM2: 64,
    amountBaseboards: 54,
    rooms: [
      roomMeasures("bathroom", 2600, 3200, 2600, 3.6),
      roomMeasures("bathroom2", 2200, 2400, 2500, 2.6),
      roomMeasures("toilet", 1000, 1300, 2600, 1.9),
    ],
    ...PLANS["type-c"],
    north: 45,
    pages: housePages({ houseType: "type-c", secondBathroom: true, floors: true, topView: true }),
  },
];

const buyer = (
  email: string,
  firstName: string,
  lastName: string,
  buildNumber: string,
  houseType: string,
): NonNullable<BundleInput["demoAccounts"]> => [
  { email, password: DEMO_PASSWORD, firstName, lastName, role: "projectuser", houseType, buildNumber },
];

export function buildLindehof(hasPicture: PictureCheck): BuiltBundle {
  const { faces, ...catalogue } = projectCatalogue({
    rooms: ["bathroom", "bathroom2", "toilet"],
    tileOptions: true,
    sanitary: true,
    hardPrices: false,
    hasPicture,
  });
  return {
    faces,
    floors: FLOORS,
    bundle: {
      format: 1,
      catalogueVersion: CATALOGUE_VERSION,
      organisations: [SHOWROOM, OTHER_SHOWROOM, CONTRACTOR],
      project: {
        ...PROJECT_BASE,
        slug: "de-lindehof",
        name: "De Lindehof",
        website: "www.lindehof.example",
        backendLabel: "Lindehof fase 1",
        status: 1,
        headerImage: hasPicture("images/hero/de-lindehof.webp") ? "images/hero/de-lindehof.webp" : null,
        enableLabour: true,
        enableDiscount: true,
        enableShowroom: true,
        hasHardPrices: false,
        hasFloors: true,
        hasAppointments: true,
        submitOptions: SUBMIT_OPTIONS.map((option) =>
          option.type === "showroom" ? { ...option, confirmationContent: DISCUSSED } : option,
        ),
        alwaysCeilingHigh: false,
        hasTiles: true,
        hasSanitary: true,
        hideTilePrices: false,
        hasTileOptions: true,
        discounts: [
          {
            key: "lindehof-voordeel",
            name: "Lindehof voordeel",
            rules: [
              { appliesTo: "sanitary", percentage: 5, minimumSubtotal: 250000 },
              { appliesTo: "floors", percentage: 3, minimumSubtotal: 400000 },
            ],
          },
        ],
      },
      contentBlocks: contentBlocks("De Lindehof", BODY),
      houseTypes: HOUSE_TYPES,
      ...catalogue,
      floorMaterials: [...FLOOR_MATERIALS],
      floors: FLOORS.map((entry) => entry.floor),
      baseboards: BASEBOARDS,
      demoAccounts: [
        ...buyer("koper@lindehof.example", "Sanne", "de Wit", "12", "type-a").map((account) => ({
          ...account,
          gender: "v" as const,
          phone: "06 555 01 12",
          dateOfBirth: "1989-04-17",
          credits: 25,
          avatarUrl: "https://showroom.example/foto/sanne-de-wit.webp",
          hasNewsLetter: true,
          hasFacebook: true,
          stylesTextual: "Licht en Scandinavisch, met natuurlijke materialen",
        })),
        ...buyer("koper.halverwege@lindehof.example", "Joris", "van Dam", "14", "type-b").map((account) => ({
          ...account,
          confirmedPages: ["type-b.intro", "type-b.topview", "type-b.bathroom"],
        })),
        ...buyer("koper.klaar@lindehof.example", "Meryem", "Yılmaz", "16", "type-c").map((account) => ({
          ...account,
          submitType: "showroom" as const,
          submit3D: true,
          appointment: {
            employeeName: "Lotte Visser",
            fromDate: "2027-01-14T13:00:00+01:00",
            toDate: "2027-01-14T14:30:00+01:00",
            isBooked: true,
            durationInMinutes: 90,
          },
          confirmedPages: ["intro", "topview", "bathroom", "bathroom2", "toilet", "floors", "overview"].map(
            (page) => `type-c.${page}`,
          ),
          choices: {
            floor: { color: "parket.naturel", baseboard: "recht-90-wit" },
            offers: [
              "wall.han.vare",
              "floor.kal.crem",
              "wastafelmeubel.lijn-meubelset",
              "wastafelkraan.boog-wastafelkraan",
              "spiegel.rond-spiegel",
            ],
          },
        })),
        {
          email: "koper.nieuw@lindehof.example",
          invitation: "uitnodiging-bouwnummer-18",
          firstName: "Pieter",
          lastName: "Bakker",
          role: "projectuser",
          houseType: "type-a",
          buildNumber: "18",
        },
        {
          email: "adviseur@showroom.example",
          password: DEMO_PASSWORD,
          firstName: "Lotte",
          lastName: "Visser",
          role: "showroomadvisor",
          organisation: SHOWROOM.key,
        },
        {
          email: "adviseur.nieuw@showroom.example",
          invitation: "uitnodiging-adviseur",
          firstName: "",
          lastName: "",
          role: "showroomadvisor",
          organisation: SHOWROOM.key,
        },
        {
          email: "adviseur.elders@showroom.example",
          password: DEMO_PASSWORD,
          firstName: "Bram",
          lastName: "Hoekstra",
          role: "showroomadvisor",
          organisation: OTHER_SHOWROOM.key,
        },
        {
          email: "projectbeheer@showroom.example",
          password: DEMO_PASSWORD,
          firstName: "Noor",
          lastName: "Jansen",
          role: "projectadmin",
          organisation: SHOWROOM.key,
        },
        {
          email: "admin@showroom.example",
          password: DEMO_PASSWORD,
          firstName: "Ada",
          lastName: "Mulder",
          role: "admin",
        },
      ],
    },
  };
}
