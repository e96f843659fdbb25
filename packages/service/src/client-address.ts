import type { IncomingMessage } from "node:http";
import proxyAddress from "@fastify/proxy-addr";

/** The address of whoever sent a request: what trusted proxies say of it, else the other end of the socket. */
export function clientAddress(request: IncomingMessage, trustedProxies: readonly string[]): string {
  return proxyAddress(request, [...trustedProxies]);
}
