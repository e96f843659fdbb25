/**
 * Vitest set-up for server processes: every outgoing connection to another machine fails, so that a test fails when a
 * server calls a third party. Tests configure only addresses of this machine: database, API, mail server.
 */
import { Socket } from "node:net";

const THIS_MACHINE = new Set(["localhost", "127.0.0.1", "::1", "::ffff:127.0.0.1"]);

/** The host in the arguments of `Socket.connect`; null for a path, which is on this machine. */
function hostOf(args: readonly unknown[]): string | null {
  const [first, second] = Array.isArray(args[0]) ? args[0] : args;
  if (typeof first === "object" && first !== null) {
    if ("path" in first && typeof first.path === "string") return null;
    return "host" in first && typeof first.host === "string" ? first.host : "localhost";
  }
  if (typeof first === "string" && Number.isNaN(Number(first))) return null;
  return typeof second === "string" ? second : "localhost";
}

/** @throws Error for a connection to another machine */
export function refuseThirdParties(connect: Socket["connect"]): Socket["connect"] {
  return function onlyHere(this: Socket, ...args: readonly unknown[]): Socket {
    const host = hostOf(args);
    if (host !== null && !THIS_MACHINE.has(host)) throw new Error(`A connection to ${host} was attempted`);
    return Reflect.apply(connect, this, args);
  };
}

// Once per process, also when modules are shared by test files.
if (Socket.prototype.connect.name !== "onlyHere") {
  // oxlint-disable-next-line typescript/unbound-method -- it is called with its socket
  Socket.prototype.connect = refuseThirdParties(Socket.prototype.connect);
}
