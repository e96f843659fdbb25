import { INVITATION_FIELDS, INVITED_AT_ONCE, type InvitationField } from "@showroom/api-contract/endpoints/invitations";
import type { SheetKind } from "../sheets/read-sheet.ts";

export const INVITATION_SHEET: SheetKind<InvitationField> = {
  fields: INVITATION_FIELDS,
  columns: {
    buildNumber: { headings: ["Bouwnummer", "Bouwnr", "Bouw nr"] },
    houseType: { headings: ["Woningtype", "Huistype", "Huistype code", "Type woning", "Type"] },
    firstName: { headings: ["Voornaam", "Voornamen"] },
    lastName: { headings: ["Achternaam"] },
    email: { headings: ["E-mailadres", "E-mail", "Mailadres", "Mail"] },
    coBuyer: { headings: ["Medekoper", "Mede-koper", "Medekoper (ja)"], optional: true },
  },
  plural: "kopers",
  most: INVITED_AT_ONCE,
};
