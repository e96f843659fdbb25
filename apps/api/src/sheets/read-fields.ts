/** Reads the texts of a row, and says in Dutch what is wrong with one. */
import { buildNumberSchema } from "@showroom/api-contract/fields";
import { folded, nearest } from "../importer/findings/nearest.ts";

export type Read<Value> =
  | { readonly value: Value; readonly reason: null }
  | { readonly value: null; readonly reason: string };

export interface NamedHouseType {
  readonly id: number;
  readonly name: string;
}

const good = <Value>(value: Value): Read<Value> => ({ value, reason: null });
const wrong = (reason: string): Read<never> => ({ value: null, reason });

export const isBlank = (text: string): boolean => text.trim() === "";
export const NOT_FILLED_IN = "is niet ingevuld";

export function readBuildNumber(text: string): Read<string> {
  const read = buildNumberSchema.safeParse(text);
  if (read.success) return good(read.data);
  return wrong(isBlank(text) ? NOT_FILLED_IN : "is geen bouwnummer van hoogstens 20 tekens");
}

/** The id of a house type by its name, without regard for case, accents and spaces. */
export function readHouseType(text: string, houseTypes: readonly NamedHouseType[]): Read<number> {
  if (isBlank(text)) return wrong(NOT_FILLED_IN);
  const same = houseTypes.filter(({ name }) => folded(name) === folded(text));
  const found = same.find(({ name }) => name === text.trim()) ?? same[0];
  if (found) return good(found.id);
  const near = nearest(text, houseTypes);
  const names = houseTypes.map(({ name }) => name).join(", ");
  return wrong(`dit woningtype is er niet; ${near === null ? `kies uit: ${names}` : `bedoelt u "${near}"?`}`);
}

/** The words for another row of the list. */
export const placeOf = ({ line }: { readonly line: number | null }): string =>
  line === null ? "een andere regel van de lijst" : `rij ${line}`;
