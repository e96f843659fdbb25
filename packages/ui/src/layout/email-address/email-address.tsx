import { Fragment } from "react";

export interface EmailAddressProps {
  /** As it is written: `koper@lindehof.example`. */
  address: string;
}

/** An e-mail address that a narrow place breaks before its `@` and its dots instead of within a word; copied and read out it is the address itself. */
export function EmailAddress({ address }: EmailAddressProps) {
  const [first, ...others] = address.split(/(?=[@.])/);
  return (
    <>
      {first}
      {others.map((part, index) => (
        <Fragment key={index}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </>
  );
}
