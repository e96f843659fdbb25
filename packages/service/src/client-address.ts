import type { IncomingMessage } from "node:http";
import proxyAddress from "@fastify/proxy-addr";

/** The client's IP address: from trusted proxies, or else of the socket. */
export function clientAddress(request: IncomingMessage, trustedProxies: readonly string[]): string {
  return proxyAddress(request, [...trustedProxies]);
}
