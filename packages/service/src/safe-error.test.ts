import { describe, expect, it } from "vitest";
import { safeError, safeErrorText } from "./safe-error.ts";

const HASH = "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHQ$9uWfJ8yqkqkN8Y0T1n0c3Q0o5l2vBx0T8V1ZbJb9Zk4";

/** A driver error wrapped like Drizzle does. */
function databaseError(code: string, message: string): Error {
  const cause = Object.assign(new Error(message), {
    code,
    severity: "ERROR",
    detail: "Key (email)=(jan@huis.example) already exists.",
    constraint: "users_email",
    table: "users",
  });
  const query = `insert into "users" values ($1, $2)`;
  return Object.assign(new Error(`Failed query: ${query}\nparams: jan@huis.example,${HASH}\nJansen`, { cause }), {
    query,
    params: ["jan@huis.example", HASH],
  });
}

describe("an error in a log", () => {
  it("has kind and location, without the values of the query", () => {
    const written = safeError(databaseError("23505", 'duplicate key value violates unique constraint "users_email"'));
    expect(written).toMatchObject({
      type: "Error",
      message: 'Failed query: insert into "users" values ($1, $2)',
      cause: {
        code: "23505",
        constraint: "users_email",
        table: "users",
        message: expect.stringContaining("duplicate"),
      },
    });
    expect(written.stack).toContain("safe-error.test.ts");
    for (const value of ["jan@huis", "Jansen", "argon2id", "already exists"])
      expect(JSON.stringify(written)).not.toContain(value);
  });

  it("leaves out the message of a database error that quotes a value", () => {
    const written = safeErrorText(databaseError("22P02", 'invalid input syntax for type integer: "Jansen"'));
    expect(written).toContain("database error 22P02");
    expect(written).not.toContain("Jansen");
  });

  it("leaves out addresses and secrets in any message", () => {
    const error = new Error(`550 <jan@huis.example> unknown; token ${"a1B2".repeat(11)}`, {
      cause: "Els@huis.example",
    });
    expect(JSON.stringify(safeError(error))).not.toMatch(/huis|a1B2/);
  });

  it("names the file that could not be written, but no secret in its path", () => {
    const folder = "/srv/showroom/images/wilgenhof/tegels/duin/van-de-noordelijke-zee";
    const failed = (path: string) =>
      Object.assign(new Error(`EACCES: permission denied, open '${path}'`), { code: "EACCES", syscall: "open", path });
    expect(safeError(failed(`${folder}/x.webp`)).message).toBe(`EACCES: permission denied, open '${folder}/x.webp'`);
    expect(safeError(failed(`${folder}/${"a1B2".repeat(11)}`)).message).toBe(
      `EACCES: permission denied, open '${folder}/[secret]'`,
    );
  });

  it("ends when an error is its own cause", () => {
    const error = new Error("round");
    error.cause = error;
    expect(JSON.stringify(safeError(error)).match(/round/g)).toHaveLength(6);
  });
});
