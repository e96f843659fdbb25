/**
 * Measures the cost of Fastify itself, as a baseline for `load.ts`: two routes that parse the same body and send a
 * response recorded from the API. Run as a child process; it sends its port to its parent.
 */
import type { AddressInfo } from "node:net";
import { readFileSync } from "node:fs";
import fastify from "fastify";

/** The recorded responses. */
export interface BareAnswers {
  readonly calculate: unknown;
  readonly save: unknown;
}

const [file = ""] = process.argv.slice(2);
const answers = JSON.parse(readFileSync(file, "utf8")) as BareAnswers;
const app = fastify({ bodyLimit: 256 * 1024 });
app.post("/api/project-choices/calculate", async () => answers.calculate);
app.put("/api/project-choices/:projectId", async () => answers.save);
await app.listen({ host: "127.0.0.1", port: 0 });
process.send?.((app.server.address() as AddressInfo).port);
process.on("SIGTERM", () => process.exit(0));
