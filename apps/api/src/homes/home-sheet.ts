import { HOME_FIELDS, HOMES_AT_ONCE, type HomeField } from "@showroom/api-contract/endpoints/homes";
import type { SheetKind } from "../sheets/read-sheet.ts";

export const HOME_SHEET: SheetKind<HomeField> = {
  fields: HOME_FIELDS,
  columns: {
    buildNumber: { headings: ["Bouwnummer", "Bouwnr", "Bouw nr"] },
    houseType: { headings: ["Woningtype", "Huistype", "Huistype code", "Type woning", "Type"] },
    phase: { headings: ["Fase", "Blok", "Fase/blok", "Bouwfase", "Bouwblok"], optional: true },
    address: { headings: ["Adres", "Straat en huisnummer"], optional: true },
  },
  plural: "woningen",
  most: HOMES_AT_ONCE,
};
