import { expect, it } from "vitest";
import { sourceOf } from "./address-source.ts";

it.each([
  ["an IPv4 address", "203.0.113.7", "203.0.113.7"],
  ["an IPv4 address in IPv6 notation", "::ffff:203.0.113.7", "203.0.113.7"],
  ["the first address of a network", "2001:db8:1:2::1", "2001:db8:1:2::/64"],
  ["another address of that network", "2001:db8:1:2:ffff:1:2:3", "2001:db8:1:2::/64"],
  ["an address of the next network", "2001:db8:1:3::1", "2001:db8:1:3::/64"],
  ["what is no address", "unknown", "unknown"],
])("%s", (_, address, source) => expect(sourceOf(address)).toBe(source));
