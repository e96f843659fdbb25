/** Reads what mail servers send about a mail that they could not deliver (RFC 3464), and takes nothing else for one. */

export interface FailedDelivery {
  readonly recipient: string;
  /** Enhanced status code (RFC 3463), such as `5.1.1`; empty when none is given. */
  readonly status: string;
  /** What the other mail server said, in one line. */
  readonly diagnostic: string;
}

export interface DeliveryReport {
  /** Message-ID of the mail, with its brackets; null when the report leaves it out. */
  readonly messageId: string | null;
  /** Empty for a report of a delay, or of a delivery that worked. */
  readonly failures: readonly FailedDelivery[];
}

type Headers = ReadonlyMap<string, string>;

interface Part {
  readonly headers: Headers;
  readonly body: string;
}

const MOST_DIAGNOSTIC = 300;
/** Parts of parts that are read, which a hostile mail could nest without end. */
const DEEPEST = 4;

function readHeaders(text: string): Headers {
  const headers = new Map<string, string>();
  for (const line of text.replaceAll(/\n[ \t]+/g, " ").split("\n")) {
    const colon = line.indexOf(":");
    const name = line.slice(0, Math.max(0, colon)).trim().toLowerCase();
    if (name !== "" && !headers.has(name)) headers.set(name, line.slice(colon + 1).trim());
  }
  return headers;
}

function readPart(text: string): Part {
  const end = text.indexOf("\n\n");
  if (text.startsWith("\n")) return { headers: new Map(), body: text.slice(1) };
  return end === -1
    ? { headers: readHeaders(text), body: "" }
    : { headers: readHeaders(text.slice(0, end)), body: text.slice(end + 2) };
}

const typeOf = ({ headers }: Part): string =>
  (headers.get("content-type") ?? "text/plain").split(";")[0]?.trim().toLowerCase() ?? "";

function decoded({ headers, body }: Part): string {
  switch ((headers.get("content-transfer-encoding") ?? "").toLowerCase()) {
    case "base64":
      return Buffer.from(body, "base64").toString("utf8").replaceAll("\r\n", "\n");
    case "quoted-printable":
      return body
        .replaceAll(/=[ \t]*\n/g, "")
        .replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
    default:
      return body;
  }
}

/** The parts of a multipart, and those within them. */
function partsOf(part: Part, depth = 0): readonly Part[] {
  const boundary = /boundary\s*=\s*(?:"([^"]+)"|([^\s;]+))/i.exec(part.headers.get("content-type") ?? "");
  const mark = boundary?.[1] ?? boundary?.[2];
  if (!typeOf(part).startsWith("multipart/") || mark === undefined || depth > DEEPEST) return [part];
  return `\n${part.body}`
    .split(`\n--${mark}`)
    .slice(1)
    .filter((text) => !text.startsWith("--"))
    .flatMap((text) => partsOf(readPart(text.replace(/^[ \t]*\n/, "")), depth + 1));
}

/** The value after the type: `rfc822; jan@example.nl`. */
const valueOf = (field: string | undefined): string => (field ?? "").replace(/^[^;]*;\s*/, "").trim();

const oneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim().slice(0, MOST_DIAGNOSTIC);

function failuresOf(status: string): readonly FailedDelivery[] {
  // The first group of fields is about the message, each further one about a recipient.
  const groups = status.split(/\n{2,}/).map(readHeaders);
  return groups.flatMap((fields): FailedDelivery[] => {
    const recipient = valueOf(fields.get("final-recipient") ?? fields.get("original-recipient")).replace(/^<|>$/g, "");
    if (recipient === "" || fields.get("action")?.toLowerCase() !== "failed") return [];
    const code = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(fields.get("status") ?? "")?.[0] ?? "";
    return [{ recipient, status: code, diagnostic: oneLine(valueOf(fields.get("diagnostic-code"))) }];
  });
}

/** Null for a mail that is no delivery report, such as an answer or an automatic reply. */
export function readDeliveryReport(source: Buffer): DeliveryReport | null {
  const whole = readPart(source.toString("utf8").replaceAll("\r\n", "\n"));
  const parts = partsOf(whole);
  const status = parts.find((part) => /^message\/(?:global-)?delivery-status$/.test(typeOf(part)));
  const original = parts.find((part) =>
    /^(?:message\/rfc822|message\/global|text\/rfc822-headers|message\/global-headers)$/.test(typeOf(part)),
  );
  const messageId = original ? (readPart(decoded(original)).headers.get("message-id") ?? null) : null;
  if (status) return { messageId, failures: failuresOf(decoded(status)) };
  // Older servers name the recipients in a header alone.
  const named = whole.headers.get("x-failed-recipients");
  if (named === undefined) return null;
  const failures = named.split(",").map((recipient) => ({ recipient: recipient.trim(), status: "", diagnostic: "" }));
  return { messageId: messageId ?? whole.headers.get("references")?.split(/\s+/).at(-1) ?? null, failures };
}
