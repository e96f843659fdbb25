import type { BundleInput } from "@showroom/api-contract/bundle/bundle";

const organisation = (key: string, name: string, organisationRole: "retailer" | "contractor") => ({
  key,
  name,
  organisationRole,
  address: "Voorbeeldstraat 1",
  postalCode: "1234 AB",
  city: "Voorbeeldstad",
  phone: "010 000 00 00",
  email: `${key}@voorbeeld.example`,
  companyLogo: null,
});

/** The project, with labour, discount and all features except floors and tile options. */
export function generateProject(slug: string): Pick<BundleInput, "organisations" | "project"> {
  return {
    organisations: [
      organisation("showroom", "Showroom Voorbeeld", "retailer"),
      organisation("aannemer", "Bouwbedrijf Voorbeeld", "contractor"),
    ],
    project: {
      slug,
      name: `Voorbeeld ${slug}`,
      backendLabel: slug,
      status: 1,
      enableLabour: true,
      enableDiscount: true,
      enableShowroom: true,
      hasHardPrices: false,
      hasFloors: false,
      alwaysCeilingHigh: false,
      hasTiles: true,
      hasSanitary: true,
      hasAppointments: false,
      hideTilePrices: false,
      hasTileOptions: false,
      hideOverviewFromSummary: false,
      website: null,
      headerImage: null,
      images: [],
      showroom: "showroom",
      contractor: "aannemer",
      priceGroup: 1,
      floorPriceGroup: 1,
      wallTileLaborPrice: 3250,
      floorTileLaborPrice: 2950,
      wallTileCuttingLoss: 0.1,
      floorTileCuttingLoss: 0.07,
      tileInstallationCodes: [{ code: "W100", description: "Wandtegels zetten", unit: "m2", grossPrice: 1250 }],
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
