import {
  ADDRESS_MAX_LENGTH,
  PHASE_MAX_LENGTH,
  type CheckedHome,
  type HomeField,
  type HomeRow,
} from "@showroom/api-contract/endpoints/homes";
import { sameBuildNumber } from "@showroom/domain/staff/project-home";
import { normaliseSpaces } from "@showroom/domain/validation/text";
import {
  isBlank,
  placeOf,
  readBuildNumber,
  readHouseType,
  type NamedHouseType,
  type Read,
} from "../sheets/read-fields.ts";

/** A home in the form in which it is stored. */
export interface HomeValues {
  readonly buildNumber: string;
  readonly houseTypeId: number | null;
  readonly phase: string | null;
  readonly address: string | null;
}

export interface StoredHome extends HomeValues {
  /** Whether an account has the home. Its house type is then fixed, because the account's choices are for it. */
  readonly hasBuyers: boolean;
}

export interface KnownFacts {
  /** House types on offer. */
  readonly houseTypes: readonly NamedHouseType[];
  readonly homes: readonly StoredHome[];
}

export type HomeTexts = Readonly<Record<HomeField, string>>;
type Fault = CheckedHome["faults"][number];

/**
 * What the texts make of a home: a new one without `stored`. Empty texts leave what it has; with `clears` they empty phase
 * and address. Null when there is a fault, which is added to `faults`.
 */
export function readHome(
  texts: HomeTexts,
  stored: StoredHome | null,
  { houseTypes }: Pick<KnownFacts, "houseTypes">,
  faults: Fault[],
  clears = false,
): HomeValues | null {
  const taken = <Value>(field: HomeField, { value, reason }: Read<Value>): Value | null => {
    if (reason !== null) faults.push({ field, reason });
    return value;
  };
  const typeOf = (): number | null => {
    if (stored && isBlank(texts.houseType)) return stored.houseTypeId;
    const read = taken("houseType", readHouseType(texts.houseType, houseTypes));
    if (read !== null && stored?.hasBuyers && read !== stored.houseTypeId)
      faults.push({ field: "houseType", reason: "deze woning heeft een koper; het woningtype ligt vast" });
    return read;
  };
  const wordsOf = (field: "phase" | "address", most: number): string | null => {
    const text = normaliseSpaces(texts[field]);
    if (text.length > most || /\p{Cc}|\p{Cs}/u.test(text))
      faults.push({ field, reason: `is een tekst van hoogstens ${most} tekens op één regel` });
    return text === "" ? (clears ? null : (stored?.[field] ?? null)) : text;
  };
  const values = {
    buildNumber: taken("buildNumber", readBuildNumber(texts.buildNumber)),
    houseTypeId: typeOf(),
    phase: wordsOf("phase", PHASE_MAX_LENGTH),
    address: wordsOf("address", ADDRESS_MAX_LENGTH),
  };
  const { buildNumber } = values;
  return buildNumber === null || faults.length > 0 ? null : { ...values, buildNumber };
}

const VALUES = ["buildNumber", "houseTypeId", "phase", "address"] as const;
export const changedValues = (one: HomeValues, other: HomeValues): readonly (typeof VALUES)[number][] =>
  VALUES.filter((field) => one[field] !== other[field]);

interface CheckedRows {
  readonly rows: CheckedHome[];
  /** What to store; of use only when no row has a fault. */
  readonly added: HomeValues[];
  readonly changed: { readonly stored: StoredHome; readonly values: HomeValues }[];
}

/** Checks every row against the rules for its texts, the other rows and the homes that exist. */
export function checkHomeRows(rows: readonly HomeRow[], known: KnownFacts): CheckedRows {
  const result: CheckedRows = { rows: [], added: [], changed: [] };
  const earlier: { readonly row: HomeRow; readonly buildNumber: string }[] = [];
  const check = (row: HomeRow): CheckedHome => {
    const faults: Fault[] = [];
    const buildNumber = readBuildNumber(row.buildNumber).value;
    const stored =
      buildNumber === null
        ? null
        : (known.homes.find((home) => sameBuildNumber(home.buildNumber, buildNumber)) ?? null);
    const values = readHome(row, stored, known, faults);
    if (buildNumber !== null) {
      const same = earlier.find((other) => sameBuildNumber(other.buildNumber, buildNumber));
      if (same) faults.push({ field: "buildNumber", reason: `staat ook in ${placeOf(same.row)}` });
      earlier.push({ row, buildNumber });
    }
    if (values === null || faults.length > 0) return { ...row, state: "fault", faults };
    if (!stored) {
      result.added.push(values);
      return { ...row, state: "new", faults };
    }
    // The number keeps the spelling that it has.
    const completed = { ...values, buildNumber: stored.buildNumber };
    if (changedValues(stored, completed).length === 0) return { ...row, state: "known", faults };
    result.changed.push({ stored, values: completed });
    return { ...row, state: "changed", faults };
  };
  for (const row of rows) result.rows.push(check(row));
  return result;
}
