import type { BundleInput } from "@showroom/api-contract/bundle/bundle";
import { exampleOrganisation, PROJECT_DEFAULTS, WALL_TILE_LABOUR } from "../example/project-defaults.ts";

/** The project, with labour, discount and all features except floors and tile options. */
export function generateProject(slug: string): Pick<BundleInput, "organisations" | "project"> {
  return {
    organisations: [
      exampleOrganisation("showroom", "Showroom Voorbeeld", "retailer"),
      exampleOrganisation("aannemer", "Bouwbedrijf Voorbeeld", "contractor"),
    ],
    project: {
      ...PROJECT_DEFAULTS,
      slug,
      name: `Voorbeeld ${slug}`,
      backendLabel: slug,
      status: 1,
      enableDiscount: true,
      hasHardPrices: false,
      hasFloors: false,
      showroom: "showroom",
      contractor: "aannemer",
      tileInstallationCodes: [WALL_TILE_LABOUR],
      submitOptions: [
        {
          key: "showroom",
          shown: true,
          type: "showroom",
          title: "Afspraak in de showroom",
          content: "<p>Maak een afspraak.</p>",
          confirmationContent: "<p>Tot ziens.</p>",
        },
      ],
      discounts: [
        { key: "korting", name: "Korting", rules: [{ appliesTo: "all", percentage: 5, minimumSubtotal: 500_000 }] },
      ],
    },
  };
}

/** One house type with a bathroom and a toilet. */
export function generateHouseTypes(): BundleInput["houseTypes"] {
  const measures = {
    sealant: 10,
    kimcoat: 4,
    sealantCeilingHigh: 14,
    kimcoatCeilingHigh: 6,
    accentSurface: 4,
    accentSurfaceCeilingHigh: 6,
    reservoirSurface: 1.2,
    depth: 2200,
    height: 2600,
  };
  return [
    {
      key: "type-a",
      name: "Type A",
      amountFloorsM2: 48,
      amountBaseboards: 42,
      rooms: [
        {
          name: "bathroom",
          surfaceWall: 26,
          surfaceFloor: 6,
          schluter: 12,
          surfaceWallCeilingHigh: 34,
          schluterCeilingHigh: 16,
          width: 2600,
          ...measures,
        },
        {
          name: "toilet",
          surfaceWall: 5,
          surfaceFloor: 1.4,
          schluter: 3,
          surfaceWallCeilingHigh: 11,
          schluterCeilingHigh: 5,
          width: 900,
          ...measures,
        },
      ],
      pages: [
        { key: "intro", title: "Introductie", subtitle: "Introductie", type: "intro" },
        {
          key: "bathroom",
          title: "Badkamer",
          subtitle: "Badkamer",
          type: "configurator",
          configuratorType: "bathroom",
          roomName: "bathroom",
        },
        {
          key: "toilet",
          title: "Toilet",
          subtitle: "Toilet",
          type: "configurator",
          configuratorType: "toilet",
          roomName: "toilet",
          copyFrom: "bathroom",
        },
        { key: "overview", title: "Overzicht", subtitle: "Overzicht", type: "overview" },
      ],
    },
  ];
}
