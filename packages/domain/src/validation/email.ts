/** Of browsers and Node; the domain has the types of neither. */
declare const URL: new (address: string) => { readonly hostname: string };

export const EMAIL_MAX_LENGTH = 254;

/** A normalised e-mail address: letters of any script before the @, and a host name in ASCII after it. */
const EMAIL_PATTERN =
  /^(?!\.)(?!.*\.\.)[\p{L}\p{M}\p{N}_'+.-]*[\p{L}\p{M}\p{N}_+-]@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?:[a-z]{2,}|xn--[a-z\d-]*[a-z\d])$/u;

/** `bücher.example` becomes `xn--bcher-kva.example`, as in browsers' e-mail fields. Other texts stay as they are. */
function asciiHost(host: string): string {
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(host) || /^[\p{ASCII}]*$/u.test(host)) return host;
  try {
    return new URL(`http://${host}`).hostname;
  } catch {
    return host;
  }
}

/**
 * The one form in which an e-mail address is stored, looked up and compared: without spaces around it, in lower case,
 * with composed letters, and with its host in ASCII.
 */
export function normaliseEmail(email: string): string {
  // Composed again at the end, because lower case can decompose letters.
  const text = email.normalize("NFC").trim().toLowerCase().normalize("NFC");
  const at = text.lastIndexOf("@") + 1;
  return text.slice(0, at) + asciiHost(text.slice(at));
}

/** Whether a normalised text is an e-mail address. */
export function isEmail(email: string): boolean {
  return email.length <= EMAIL_MAX_LENGTH && EMAIL_PATTERN.test(email);
}
