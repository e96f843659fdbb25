import ipaddr from "ipaddr.js";

const NETWORK_BITS = 64;

/**
 * The part of an IP address that identifies a visitor: the whole IPv4 address, or the first 64 bits of an IPv6 address,
 * because one connection has a whole /64. Text that is not an address is returned unchanged.
 */
export function sourceOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6
    ? `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${NETWORK_BITS}`).toString()}/${NETWORK_BITS}`
    : parsed.toString();
}
