/** Which addresses the product may call: those of the internet, never of the network that it runs in. */
import { lookup as resolve } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";
import type { AddressRefusal } from "@showroom/api-contract/endpoints/webhooks";

/** Networks that are not of the internet (RFC 6890), with their length. */
const PRIVATE_4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
];
/** Of version 6, all of the internet is in 2000::/3; of that, these carry addresses of version 4 or are for examples. */
const PRIVATE_6 = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"];

const blocked = new BlockList();
for (const [family, networks] of [
  ["ipv4", PRIVATE_4],
  ["ipv6", PRIVATE_6],
] as const)
  for (const network of networks) {
    const [address = "", length] = network.split("/");
    blocked.addSubnet(address, Number(length), family);
  }
const internet6 = new BlockList();
internet6.addSubnet("2000::", 3, "ipv6");

/** Whether an IP address may be called. */
export function isOutside(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !blocked.check(address, "ipv4");
  return version === 6 && internet6.check(address, "ipv6") && !blocked.check(address, "ipv6");
}

/** An address of the network that the product runs in. */
export class PrivateAddress extends Error {
  constructor() {
    super("the address is of a private network");
  }
}

/** `isOpen`: while developing, http and this machine are allowed too. */
export interface AddressRules {
  readonly isOpen: boolean;
}

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, "");

/** Why a URL may not be called, as far as it can be seen without resolving it. Null when it may. */
export function refuseUrl(text: string, { isOpen }: AddressRules): AddressRefusal | null {
  if (!URL.canParse(text)) return "invalid";
  const url = new URL(text);
  if (url.protocol !== "https:" && !(isOpen && url.protocol === "http:"))
    return url.protocol === "http:" ? "insecure" : "invalid";
  if (url.username !== "" || url.password !== "") return "credentials";
  const host = hostOf(url);
  if (isOpen) return null;
  // The parser writes every form of an IP address in the usual one.
  if (isIP(host) !== 0) return isOutside(host) ? null : "private";
  return host.includes(".") && !/\.(localhost|local|internal|home\.arpa)\.?$/i.test(host) ? null : "private";
}

/**
 * Resolves names for a connection, and refuses names with any private address. The connection goes to what was checked, so that a name that
 * answers differently the second time gains nothing.
 */
export function outsideLookup({ isOpen }: AddressRules): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { all: true, verbatim: true }, (error, found) => {
      const [first] = error ? [] : found;
      if (error) callback(error, "");
      else if (!first) callback(new Error(`${hostname} has no address`), "");
      else if (!isOpen && found.some(({ address }) => !isOutside(address))) callback(new PrivateAddress(), "");
      else if (options.all) callback(null, found);
      else callback(null, first.address, first.family);
    });
  };
}
