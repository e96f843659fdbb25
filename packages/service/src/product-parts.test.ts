import { fork } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";

const CHILD = `
import { hearOfParts } from "./product-parts.ts";
const parts = hearOfParts();
process.send("listening");
setTimeout(() => process.send(parts()), 300);
`;

it("receives the state of the parts from the launcher, ignores other messages, and does not keep the process alive", async () => {
  const child = fork("--input-type=module", [], {
    cwd: import.meta.dirname,
    execArgv: ["--input-type=module", "--eval", CHILD],
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  await once(child, "message");
  child.send({ parts: { database: { state: "away", restarts: 1 } } });
  child.send({ parts: { database: { state: "asleep", restarts: -1 } } });
  const [heard] = await once(child, "message");
  expect(heard).toEqual({ database: { state: "away", restarts: 1 } });
  const [code] = await once(child, "exit");
  expect(code).toBe(0);
});
