import { expect, test } from "vitest";
import { otherClocks } from "./clock-rule.ts";

test.each([
  "const at = Date.now();",
  "const at = new Date();",
  "f(Date.now);",
  "gt(row.expiresAt, sql`now()`)",
  "sql<boolean>`${row.expiresAt} > now()`",
  "sql`created_at < NOW() - interval '1 day'`",
  "sql`clock_timestamp()`",
  'const text = "select current_timestamp";',
  'moment("at").defaultNow()',
])("%s is refused", (source) => {
  expect(otherClocks(source)).not.toEqual([]);
});

test.each([
  "const at = now();",
  "new Date(at)",
  "sql`${gt(row.expiresAt, now())} and true`",
  "// Date.now() is the machine's",
  "/** Date.now() */",
  "performance.now()",
])("%s is allowed", (source) => {
  expect(otherClocks(source)).toEqual([]);
});
