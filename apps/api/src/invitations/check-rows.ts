import type { CheckedRow, InvitationField, InvitationRow } from "@showroom/api-contract/endpoints/invitations";
import { emailSchema, knownNameSchema } from "@showroom/api-contract/fields";
import { countsAsBuyer, readCoBuyer, refuseBuyer } from "@showroom/domain/staff/home-buyers";
import { refuseHome, sameBuildNumber, type HomeRefusal } from "@showroom/domain/staff/project-home";
import { buyerRefusalText, homeRefusalText, sharedTypeText, type KnownHome } from "../accounts/project-homes.ts";
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
  /** Somebody with whom a co-buyer can share. */
  readonly canShare: boolean;
  /** Had a home that the purchase of ended, so that the address may be invited again. */
  readonly isFormer: boolean;
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
  /** Shares the choices of who has the home. */
  readonly isCoBuyer: boolean;
}

export interface CheckedRows {
  readonly rows: CheckedRow[];
  /** Those of the rows that are new, co-buyers after the others; of use only when no row has a fault. */
  readonly buyers: NewBuyer[];
}

type Fault = CheckedRow["faults"][number];
type Home = Pick<NewBuyer, "email" | "buildNumber" | "isCoBuyer">;

/** The field that a refused home is about. */
const REFUSED_FIELD = {
  absent: "buildNumber",
  closed: "buildNumber",
  "other-type": "houseType",
} as const satisfies Record<HomeRefusal, InvitationField>;

const homeWith = ({ homes }: KnownFacts, buildNumber: string): KnownHome | null =>
  homes.find((home) => sameBuildNumber(home.buildNumber, buildNumber)) ?? null;

/** Who has a home already, other than the one with this address, and counts for the invitation. */
const othersIn = ({ accounts }: KnownFacts, buildNumber: string, email: string, isCoBuyer: boolean) =>
  accounts.filter(
    (one) =>
      one.email !== email &&
      one.home &&
      sameBuildNumber(one.home.buildNumber, buildNumber) &&
      countsAsBuyer(one, isCoBuyer),
  );

/** The home of whom a co-buyer shares with, in a project without homes. */
function homeOfSharer(known: KnownFacts, buildNumber: string, email: string): KnownHome | null {
  const [sharer] = othersIn(known, buildNumber, email, true);
  return sharer?.home ? { ...sharer.home, isClosed: false } : null;
}

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
  const coBuyerOf = (): boolean | null => readCoBuyer(row.coBuyer) ?? say("coBuyer", 'vul "ja" in, of laat dit leeg');
  const buildNumber = taken("buildNumber", readBuildNumber(row.buildNumber));
  const isCoBuyer = coBuyerOf();
  const home =
    buildNumber === null
      ? null
      : (homeWith(known, buildNumber) ?? (isCoBuyer ? homeOfSharer(known, buildNumber, row.email) : null));
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
    isCoBuyer,
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

/** Refuses a second buyer who was not asked for, and a co-buyer of nobody. `inList`: the list has a first buyer too. */
function compareWithBuyers(
  { email, buildNumber, isCoBuyer }: Home,
  houseTypeId: number | null,
  known: KnownFacts,
  inList: { readonly houseTypeId: number | null } | undefined,
  faults: Fault[],
): void {
  const others = othersIn(known, buildNumber, email, isCoBuyer);
  const refusal = refuseBuyer(others.length + (isCoBuyer && inList ? 1 : 0), isCoBuyer);
  if (refusal)
    faults.push({
      field: refusal === "taken" ? "buildNumber" : "coBuyer",
      reason: buyerRefusalText(refusal, buildNumber, others[0]?.email ?? ""),
    });
  const sharedType = others[0]?.home?.houseTypeId ?? inList?.houseTypeId;
  if (isCoBuyer && !refusal && houseTypeId !== null && houseTypeId !== sharedType)
    faults.push({
      field: "houseType",
      reason: sharedTypeText(buildNumber),
    });
}

/** What the accounts say of an address: of an account, invited before for the home, or nothing. */
function compareWithAccounts(
  { email, buildNumber }: Pick<Home, "email" | "buildNumber">,
  houseTypeId: number | null,
  { accounts, houseTypes }: KnownFacts,
  faults: Fault[],
): "new" | "invited" {
  const account = accounts.find((one) => one.email === email);
  if (!account || account.isFormer) return "new";
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
  const read = rows.map((row) => {
    const faults: Fault[] = [];
    return { row, faults, texts: readTexts(row, known, faults) };
  });
  /** The first buyers of the list, with whom its co-buyers share wherever they stand in it. */
  const firstIn = (home: Home) =>
    read
      .map(({ texts }) => texts)
      .find(
        (one) =>
          one.isCoBuyer === false &&
          one.email !== home.email &&
          one.buildNumber !== null &&
          sameBuildNumber(one.buildNumber, home.buildNumber),
      );
  const earlier: { readonly row: InvitationRow; readonly home: Home }[] = [];
  const checked = read.map(({ row, faults, texts }): CheckedRow => {
    const { email, buildNumber, houseTypeId, firstName, lastName, isCoBuyer } = texts;
    let state: "new" | "invited" = "new";
    if (email !== null && buildNumber !== null && isCoBuyer !== null) {
      const home = { email, buildNumber, isCoBuyer };
      state = compareWithAccounts(home, houseTypeId, known, faults);
      const sameMail = earlier.find((other) => other.home.email === email);
      const sameHome = earlier.find(
        (other) => !other.home.isCoBuyer && sameBuildNumber(other.home.buildNumber, buildNumber),
      );
      if (sameMail && sameBuildNumber(sameMail.home.buildNumber, buildNumber)) state = "invited";
      else {
        if (sameMail) faults.push({ field: "email", reason: `staat ook in ${placeOf(sameMail.row)}` });
        if (sameHome && !isCoBuyer)
          faults.push({ field: "buildNumber", reason: `staat ook in ${placeOf(sameHome.row)}` });
      }
      earlier.push({ row, home });
      if (state === "new") {
        compareWithBuyers(home, houseTypeId, known, firstIn(home), faults);
        compareWithHomes(buildNumber, houseTypeId, known, faults);
      }
    }
    if (faults.length > 0) return { ...row, state: "fault", faults };
    if (
      state === "new" &&
      email !== null &&
      buildNumber !== null &&
      houseTypeId !== null &&
      firstName !== null &&
      lastName !== null &&
      isCoBuyer !== null
    )
      buyers.push({ email, buildNumber, houseTypeId, firstName, lastName, isCoBuyer });
    return { ...row, state, faults };
  });
  return { rows: checked, buyers: buyers.toSorted((one, other) => Number(one.isCoBuyer) - Number(other.isCoBuyer)) };
}
