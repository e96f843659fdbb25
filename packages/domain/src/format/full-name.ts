/** The names of a person as they are stored; each may be unknown. */
interface NamedPerson {
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** First and last name with a space between them; empty when neither is known. */
export const fullName = ({ firstName, lastName }: NamedPerson): string =>
  [firstName, lastName].filter(Boolean).join(" ");
