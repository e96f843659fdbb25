/** Servers read the product's time from the clock of packages/service, so that a test can set it. */

export const CLOCK_FOLDERS = ["apps/api/src", "apps/render-service/src"];

/** Files that mean the machine's time, each with the reason. */
export const MACHINE_TIME: Readonly<Record<string, string>> = {
  "apps/api/src/database/migrate.ts": "waits for a database that starts",
  "apps/api/src/http/shared-rate.ts": "shares its window with rate-limiter-flexible, which reads the machine's clock",
  "apps/api/src/jobs/old-files.ts": "compares with the time of files",
  "apps/api/src/main/clean-up.ts": "removes windows of rate-limiter-flexible, which reads the machine's clock",
  "apps/render-service/src/pictures/picture-store.ts": "compares with the time of files",
  "apps/render-service/src/queue/worker-queue.ts": "compares with the times that pg-boss writes in the database",
  "apps/render-service/src/warn-once.ts": "spaces log lines",
};

const MACHINE_CLOCK: readonly RegExp[] = [
  /\bDate\.now\b/,
  /\bnew Date\(\s*\)/,
  /\b(clock|statement|transaction)_timestamp\b|\bcurrent_(timestamp|date)\b/i,
  /\bdefaultNow\(/,
];
/** `now()` of the database in a template of SQL, not the clock's `now()` in an expression inside it. */
const DATABASE_CLOCK = /\bnow\(\)/i;

const sqlTexts = (source: string): string[] =>
  [...source.matchAll(/\bsql(?:<[^`]*?>)?`((?:[^`\\]|\\.)*)`/g)].map(([, text]) =>
    (text ?? "").replaceAll(/\$\{[^{}]*\}/g, "?"),
  );

/** What in a source reads another clock than the product's. */
export function otherClocks(source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
  const found = MACHINE_CLOCK.flatMap((pattern) => pattern.exec(code)?.[0] ?? []);
  return sqlTexts(code).some((text) => DATABASE_CLOCK.test(text)) ? [...found, "now() of the database"] : found;
}
