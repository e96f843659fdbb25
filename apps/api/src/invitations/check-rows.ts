import type { CheckedRow, InvitationField, InvitationRow } from "@showroom/api-contract/endpoints/invitations";
import { buildNumberSchema, emailSchema, knownNameSchema } from "@showroom/api-contract/fields";
import { folded, nearest } from "../importer/findings/nearest.ts";

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
  readonly houseTypes: readonly { readonly id: number; readonly name: string }[];
  readonly accounts: readonly KnownAccount[];
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

const sameNumber = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
const placeOf = ({ line }: InvitationRow): string => (line === null ? "een andere regel van de lijst" : `rij ${line}`);

const isBlank = (text: string): boolean => text.trim() === "";

/** The texts of a row in their stored form; null for one that has a fault. */
function readTexts(row: InvitationRow, { houseTypes }: KnownFacts, faults: Fault[]) {
  const say = (field: InvitationField, reason: string): null => {
    faults.push({ field, reason });
    return null;
  };
  const nameOf = (field: "firstName" | "lastName"): string | null => {
    const read = knownNameSchema.safeParse(row[field]);
    return read.success ? read.data : say(field, "een naam heeft een letter, en hoogstens 100 tekens");
  };
  const houseTypeOf = (): number | null => {
    if (isBlank(row.houseType)) return say("houseType", "is niet ingevuld");
    const same = houseTypes.filter(({ name }) => folded(name) === folded(row.houseType));
    const found = same.find(({ name }) => name === row.houseType.trim()) ?? same[0];
    if (found) return found.id;
    const near = nearest(row.houseType, houseTypes);
    const names = houseTypes.map(({ name }) => name).join(", ");
    return say(
      "houseType",
      `dit woningtype is er niet; ${near === null ? `kies uit: ${names}` : `bedoelt u "${near}"?`}`,
    );
  };
  const numberOf = (): string | null => {
    const read = buildNumberSchema.safeParse(row.buildNumber);
    if (read.success) return read.data;
    return say(
      "buildNumber",
      isBlank(row.buildNumber) ? "is niet ingevuld" : "is geen bouwnummer van hoogstens 20 tekens",
    );
  };
  const emailOf = (): string | null => {
    const read = emailSchema.safeParse(row.email);
    if (read.success) return read.data;
    return say("email", isBlank(row.email) ? "is niet ingevuld" : "is geen e-mailadres, zoals anna@voorbeeld.nl");
  };
  return {
    buildNumber: numberOf(),
    houseTypeId: houseTypeOf(),
    firstName: nameOf("firstName"),
    lastName: nameOf("lastName"),
    email: emailOf(),
  };
}

/** What the accounts say of a home and an address: taken, invited before, or nothing. */
function compareWithAccounts(
  { email, buildNumber }: Home,
  houseTypeId: number | null,
  { accounts, houseTypes }: KnownFacts,
  faults: Fault[],
): "new" | "invited" {
  const holder = accounts.find(
    (one) => one.email !== email && !one.isWithdrawn && one.home && sameNumber(one.home.buildNumber, buildNumber),
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
  if (!sameNumber(account.home.buildNumber, buildNumber)) {
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
      const sameHome = earlier.find((other) => sameNumber(other.home.buildNumber, buildNumber));
      if (sameMail && sameMail === sameHome) state = "invited";
      else {
        if (sameMail) faults.push({ field: "email", reason: `staat ook in ${placeOf(sameMail.row)}` });
        if (sameHome) faults.push({ field: "buildNumber", reason: `staat ook in ${placeOf(sameHome.row)}` });
      }
      earlier.push({ row, home });
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
