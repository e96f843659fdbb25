import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** A free port of the loopback address. */
export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

async function whyNot(port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer().once("error", (error) =>
      resolve("code" in error ? String(error.code) : error.message),
    );
    server.listen(port, "0.0.0.0", () => server.close(() => resolve(null)));
  });
}

/**
 * Waits until a port is free; at most `seconds`.
 * @throws Error with the reason.
 */
export async function untilFree(port: number, option: string, seconds: number): Promise<void> {
  for (const deadline = Date.now() + seconds * 1000; ;) {
    const reason = await whyNot(port);
    if (reason === null) return;
    if (Date.now() >= deadline)
      throw new Error(
        reason === "EADDRINUSE"
          ? `Port ${port} is in use by another program: stop that one, or choose another port with ${option}.`
          : `Port ${port} cannot be listened on (${reason}): choose another with ${option}.`,
      );
    await sleep(200);
  }
}
