import { Fragment } from "react";

export interface EmailAddressProps {
  /** For example `koper@lindehof.example`. */
  address: string;
}

/**
 * An e-mail address that wraps before its `@` and its dots instead of within a word. Copied and spoken text is
 * unchanged.
 */
export function EmailAddress({ address }: EmailAddressProps) {
  const [first, ...others] = address.split(/(?=[@.])/);
  return (
    <>
      <span>{first}</span>
      {others.map((part, index) => (
        <Fragment key={index}>
          <wbr />
          <span>{part}</span>
        </Fragment>
      ))}
    </>
  );
}
