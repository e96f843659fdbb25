/** The parts of an error that may be logged. */
export interface SafeError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: string;
  /** Names in a database error, without values. */
  readonly table?: string;
  readonly column?: string;
  readonly constraint?: string;
  readonly cause?: SafeError;
}

const DEEPEST = 5;
const E_MAIL = /[^\s@<>"'`(),:;]+@[^\s@<>"'`(),:;]+/g;
/** Matches tokens, digests and hashes: long texts without a space. */
const SECRET = /[\w+/=$-]{40,}(?:\.[\w-]+)*/g;
/** Drizzle ends its message with the parameters of the query. */
const PARAMETERS = /\nparams:[^]*$/;
const FRAME = /^\s+at /;
/** SQLSTATE classes whose messages contain values: data exceptions, and errors raised by functions. */
const QUOTES_VALUES = /^(22|P0)/;

const textOf = (error: object, name: string): string | undefined => {
  const value: unknown = Object.getOwnPropertyDescriptor(error, name)?.value;
  return typeof value === "string" ? value : undefined;
};

/** Removes e-mail addresses and secrets from a text. */
export function withoutPersonalData(text: string): string {
  return text.replaceAll(E_MAIL, "[e-mail]").replaceAll(SECRET, "[secret]");
}

/** A path, in which no part may be a secret. */
const safePath = (path: string): string => path.split("/").map(withoutPersonalData).join("/");

/** A message of the file system, with the path: whoever reads the log must find the file. Null for other errors. */
function fileMessage(error: Error): string | null {
  const [code, call, path] = ["code", "syscall", "path"].map((name) => textOf(error, name));
  if (code === undefined || call === undefined || path === undefined) return null;
  const words = error.message.slice(0, error.message.indexOf(", "));
  return `${words}, ${call} '${safePath(path)}'`;
}

function messageOf(error: Error): string {
  const ofFile = fileMessage(error);
  if (ofFile !== null) return ofFile;
  const code = textOf(error, "code") ?? "";
  if ("severity" in error && QUOTES_VALUES.test(code)) return `database error ${code}`;
  return withoutPersonalData(error.message.replace(PARAMETERS, ""));
}

const framesOf = ({ stack = "" }: Error): string =>
  stack
    .split("\n")
    .filter((line) => FRAME.test(line))
    .join("\n");

/**
 * The loggable parts of an error and its causes: kind, message and stack frames. Query parameters, quoted values,
 * e-mail addresses, secrets and all other properties are left out.
 */
export function safeError(error: unknown, depth = 0): SafeError {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutPersonalData(String(error)), stack: "" };
  const facts = Object.fromEntries(
    ["code", "table", "column", "constraint"].flatMap((name) => {
      const value = textOf(error, name);
      return value === undefined ? [] : [[name, withoutPersonalData(value)]];
    }),
  );
  return {
    type: error.name,
    message: messageOf(error),
    stack: framesOf(error),
    ...facts,
    ...(error.cause === undefined || depth >= DEEPEST ? {} : { cause: safeError(error.cause, depth + 1) }),
  };
}

/** The same as text, for a terminal. */
export function safeErrorText(error: unknown): string {
  const { type, message, stack, cause } = safeError(error);
  const own = `${type}: ${message}${stack === "" ? "" : `\n${stack}`}`;
  return cause === undefined ? own : `${own}\ncaused by ${cause.type}: ${cause.message}`;
}
