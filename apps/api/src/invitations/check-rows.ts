import type { CheckedRow, InvitationField, InvitationRow } from "@showroom/api-contract/endpoints/invitations";
import { emailSchema, knownNameSchema } from "@showroom/api-contract/fields";
import { refuseHome, sameBuildNumber, type HomeRefusal } from "@showroom/domain/staff/project-home";
import { homeRefusalText, type KnownHome } from "../accounts/project-homes.ts";
import {
  isBlank,
  NOT_FILLED_IN,
  placeOf,
  readBuildNumber,
  readHouseType,
  type NamedHouseType,
  type Read,
} from "../sheets/read-fields.ts";

/** An account that has the address or the building number of a row. */
export interface KnownAccount {
  readonly userId: number;
  readonly email: string;
  /** Null for an account that is not a buyer of this project. */
  readonly home: { readonly buildNumber: string; readonly houseTypeId: number | null } | null;
  /** The invitation was withdrawn, so that the home is free and the address may be invited again. */
  readonly isWithdrawn: boolean;
}

export interface KnownFacts {
  /** House types on offer. */
  readonly houseTypes: readonly NamedHouseType[];
  readonly accounts: readonly KnownAccount[];
  /** The homes of the project; without any, every building number can be invited. */
  readonly homes: readonly KnownHome[];
}

/** A row that can be invited, in the forms that are stored. */
export interface NewBuyer {
  readonly email: string;
  readonly buildNumber: string;
  readonly houseTypeId: number;
  readonly firstName: string;
  readonly lastName: string;
}

export interface CheckedRows {
  readonly rows: CheckedRow[];
  /** Those of the rows that are new; of use only when no row has a fault. */
  readonly buyers: NewBuyer[];
}

type Fault = CheckedRow["faults"][number];
type Home = Pick<NewBuyer, "email" | "buildNumber">;

/** The field that a refused home is about. */
const REFUSED_FIELD = {
  absent: "buildNumber",
  closed: "buildNumber",
  "other-type": "houseType",
} as const satisfies Record<HomeRefusal, InvitationField>;

const homeWith = ({ homes }: KnownFacts, buildNumber: string): KnownHome | null =>
  homes.find((home) => sameBuildNumber(home.buildNumber, buildNumber)) ?? null;

/** The texts of a row in their stored form; null for one that has a fault. */
function readTexts(row: InvitationRow, known: KnownFacts, faults: Fault[]) {
  const say = (field: InvitationField, reason: string): null => {
    faults.push({ field, reason });
    return null;
  };
  const taken = <Value>(field: InvitationField, { value, reason }: Read<Value>): Value | null =>
    reason === null ? value : say(field, reason);
  const nameOf = (field: "firstName" | "lastName"): string | null => {
    const read = knownNameSchema.safeParse(row[field]);
    return read.success ? read.data : say(field, "een naam heeft een letter, en hoogstens 100 tekens");
  };
  const emailOf = (): string | null => {
    const read = emailSchema.safeParse(row.email);
    if (read.success) return read.data;
    return say("email", isBlank(row.email) ? NOT_FILLED_IN : "is geen e-mailadres, zoals anna@voorbeeld.nl");
  };
  const buildNumber = taken("buildNumber", readBuildNumber(row.buildNumber));
  const home = buildNumber === null ? null : homeWith(known, buildNumber);
  /** A row may leave out the house type of a home of the project. */
  const typeOf = ({ houseTypeId, buildNumber: number }: KnownHome): number | null =>
    known.houseTypes.some(({ id }) => id === houseTypeId)
      ? houseTypeId
      : say("houseType", `bouwnummer ${number} heeft geen woningtype dat er nu is; wijzig eerst de woning`);
  return {
    buildNumber,
    houseTypeId:
      home && isBlank(row.houseType)
        ? typeOf(home)
        : taken("houseType", readHouseType(row.houseType, known.houseTypes)),
    firstName: nameOf("firstName"),
    lastName: nameOf("lastName"),
    email: emailOf(),
  };
}

/** Refuses a building number for which the project has no open home of that house type. */
function compareWithHomes(buildNumber: string, houseTypeId: number | null, known: KnownFacts, faults: Fault[]): void {
  const home = homeWith(known, buildNumber);
  const refusal = refuseHome({ hasHomes: known.homes.length > 0, home }, houseTypeId);
  const typeName = known.houseTypes.find(({ id }) => id === home?.houseTypeId)?.name ?? null;
  // What is wrong with a house type that could not be read was said already.
  if (refusal === "other-type" && houseTypeId === null) return;
  if (refusal) faults.push({ field: REFUSED_FIELD[refusal], reason: homeRefusalText(refusal, buildNumber, typeName) });
}

/** What the accounts say of a home and an address: taken, invited before, or nothing. */
function compareWithAccounts(
  { email, buildNumber }: Home,
  houseTypeId: number | null,
  { accounts, houseTypes }: KnownFacts,
  faults: Fault[],
): "new" | "invited" {
  const holder = accounts.find(
    (one) => one.email !== email && !one.isWithdrawn && one.home && sameBuildNumber(one.home.buildNumber, buildNumber),
  );
  if (holder)
    faults.push({ field: "buildNumber", reason: `bouwnummer ${buildNumber} is al van iemand anders: ${holder.email}` });
  const account = accounts.find((one) => one.email === email);
  if (!account) return "new";
  if (account.home === null) {
    faults.push({ field: "email", reason: "bij dit adres hoort al een account; gebruik een ander adres" });
    return "new";
  }
  if (account.isWithdrawn) return "new";
  if (!sameBuildNumber(account.home.buildNumber, buildNumber)) {
    faults.push({ field: "email", reason: `dit adres is al uitgenodigd voor bouwnummer ${account.home.buildNumber}` });
    return "new";
  }
  if (houseTypeId !== null && houseTypeId !== account.home.houseTypeId) {
    const name = houseTypes.find(({ id }) => id === account.home?.houseTypeId)?.name ?? "een ander woningtype";
    faults.push({ field: "houseType", reason: `deze koper is al uitgenodigd met woningtype "${name}"` });
  }
  return "invited";
}

/** Checks every row against the rules for its texts, the other rows and the accounts that exist. */
export function checkRows(rows: readonly InvitationRow[], known: KnownFacts): CheckedRows {
  const buyers: NewBuyer[] = [];
  const earlier: { readonly row: InvitationRow; readonly home: Home }[] = [];
  const checked = rows.map((row): CheckedRow => {
    const faults: Fault[] = [];
    const { email, buildNumber, houseTypeId, firstName, lastName } = readTexts(row, known, faults);
    let state: "new" | "invited" = "new";
    if (email !== null && buildNumber !== null) {
      const home = { email, buildNumber };
      state = compareWithAccounts(home, houseTypeId, known, faults);
      const sameMail = earlier.find((other) => other.home.email === email);
      const sameHome = earlier.find((other) => sameBuildNumber(other.home.buildNumber, buildNumber));
      if (sameMail && sameMail === sameHome) state = "invited";
      else {
        if (sameMail) faults.push({ field: "email", reason: `staat ook in ${placeOf(sameMail.row)}` });
        if (sameHome) faults.push({ field: "buildNumber", reason: `staat ook in ${placeOf(sameHome.row)}` });
      }
      earlier.push({ row, home });
      if (state === "new") compareWithHomes(buildNumber, houseTypeId, known, faults);
    }
    if (faults.length > 0) return { ...row, state: "fault", faults };
    if (
      state === "new" &&
      email !== null &&
      buildNumber !== null &&
      houseTypeId !== null &&
      firstName !== null &&
      lastName !== null
    )
      buyers.push({ email, buildNumber, houseTypeId, firstName, lastName });
    return { ...row, state, faults };
  });
  return { rows: checked, buyers };
}
