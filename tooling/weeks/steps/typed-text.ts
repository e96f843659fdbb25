/** What a person types into a field with this name: always something that the field must accept. */
import { PASSWORD } from "../world/people.ts";
import type { Person } from "../world/people.ts";

const WORDS = ["wit", "kraan", "bad", ""];

export function typedText(field: string, person: Person | null, nth: number): string {
  const { email = "bezoeker@weken.example", firstName = "Ineke", lastName = "van ’t Hof" } = person ?? {};
  const typed: readonly (readonly [RegExp, string])[] = [
    [/e-?mail/i, email],
    [/wachtwoord/i, PASSWORD],
    [/voornaam/i, firstName],
    [/achternaam/i, lastName],
    [/naam/i, `${firstName} ${lastName}`],
    [/telefoon/i, "06-12345678"],
    [/bouwnummer/i, person?.buildNumber ?? "1"],
    [/zoek/i, WORDS[nth % WORDS.length] ?? ""],
  ];
  return typed.find(([pattern]) => pattern.test(field))?.[1] ?? "Graag horen wij wat er mogelijk is.";
}
