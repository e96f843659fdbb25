import type { BundleInput } from "@showroom/api-contract/bundle/bundle";

type Group = BundleInput["productGroups"][number];
const WET: Group["rooms"] = ["bathroom", "bathroom2"];
const ALL: Group["rooms"] = ["bathroom", "bathroom2", "toilet"];

const group = (order: number, key: string, title: string, rooms: Group["rooms"], singleChoice = true): Group => ({
  key,
  title,
  type: "standard",
  order,
  rooms,
  singleChoice,
  // The extras start open, so that nobody overlooks them.
  collapsed: key !== "accessoires",
});

export const SANITARY_GROUPS: readonly Group[] = [
  group(0, "toilet", "Toilet", ALL),
  group(1, "bedieningsplaat", "Bedieningsplaat", ALL),
  group(2, "wastafelmeubel", "Wastafelmeubel", WET),
  group(3, "wastafel", "Wastafel", WET),
  group(4, "wastafelkraan", "Wastafelkraan", WET),
  group(5, "sifon", "Sifon", WET),
  group(6, "spiegel", "Spiegel", WET),
  group(7, "radiator", "Radiator", WET),
  group(8, "douchewand", "Douchewand", WET),
  group(9, "regendouche", "Regendouche", WET),
  group(10, "douchekraan", "Douchekraan", WET),
  group(11, "douchegoot", "Douchegoot", WET),
  group(12, "bad", "Bad", WET),
  group(13, "badkraan", "Badkraan", WET),
  group(14, "badafvoer", "Badafvoer", WET),
  group(15, "fontein", "Fontein", ["toilet"]),
  group(16, "fonteinkraan", "Fonteinkraan", ["toilet"]),
  group(17, "accessoires", "Accessoires", ALL, false),
];
