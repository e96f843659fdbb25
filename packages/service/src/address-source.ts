import ipaddr from "ipaddr.js";

const NETWORK_BITS = 64;

/**
 * What one visitor can hardly change of their address: the whole of an IPv4 address, the first 64 bits of an IPv6 address, of which
 * a single line has billions. An address that cannot be read counts as it is.
 */
export function sourceOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6
    ? `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${NETWORK_BITS}`).toString()}/${NETWORK_BITS}`
    : parsed.toString();
}
