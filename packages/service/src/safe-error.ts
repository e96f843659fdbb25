/** An error as it may be written to a log. */
export interface SafeError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: string;
  /** Of a database error: what it is about, without its values. */
  readonly table?: string;
  readonly column?: string;
  readonly constraint?: string;
  readonly cause?: SafeError;
}

const DEEPEST = 5;
const E_MAIL = /[^\s@<>"'`(),:;]+@[^\s@<>"'`(),:;]+/g;
/** Tokens, digests and hashes: long runs without a space. */
const SECRET = /[\w+/=$-]{40,}(?:\.[\w-]+)*/g;
/** Drizzle ends its message with the parameters of the query. */
const PARAMETERS = /\nparams:[^]*$/;
const FRAME = /^\s+at /;
/** SQLSTATE classes whose messages quote a value: data exceptions, and errors that a function raised with words of its own. */
const QUOTES_VALUES = /^(22|P0)/;

const textOf = (error: object, name: string): string | undefined => {
  const value: unknown = Object.getOwnPropertyDescriptor(error, name)?.value;
  return typeof value === "string" ? value : undefined;
};

/** Takes e-mail addresses and secrets out of a text. */
export function withoutPersonalData(text: string): string {
  return text.replaceAll(E_MAIL, "[e-mail]").replaceAll(SECRET, "[secret]");
}

function messageOf(error: Error): string {
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
 * What a log may tell of an error: its kind, message and frames, and those of its causes. Parameters of queries, values that a database
 * quotes, e-mail addresses and secrets are left out, and so is every other property.
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
