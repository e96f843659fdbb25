import { execFileSync } from "node:child_process";

/** A member of a network: a process in it has this address, and no way out of the network. */
export interface Member {
  readonly address: string;
  /** The command before a program that runs it as this member. */
  readonly through: readonly string[];
}

/** A network as a container engine makes it: each member has its own address and all of its own ports. */
export interface Network {
  /** Address of this machine in the network. */
  readonly host: string;
  readonly join: () => Member;
  readonly remove: () => void;
}

const ip = (...args: readonly string[]): void => {
  execFileSync("ip", args);
};

/** Opens a network with Linux's network namespaces; needs root and iproute2. */
export function openNetwork(): Network {
  const id = process.pid;
  const subnet = `10.213.${id % 256}`;
  const bridge = `shb${id}`;
  const names: string[] = [];
  ip("link", "add", bridge, "type", "bridge");
  ip("addr", "add", `${subnet}.1/24`, "dev", bridge);
  ip("link", "set", bridge, "up");
  return {
    host: `${subnet}.1`,
    join() {
      const at = names.length + 2;
      const [name, cable, address] = [`shn${id}-${at}`, `sh${id}-${at}`, `${subnet}.${at}`];
      ip("netns", "add", name);
      names.push(name);
      ip("link", "add", cable, "type", "veth", "peer", "name", "eth0", "netns", name);
      ip("link", "set", cable, "master", bridge, "up");
      ip("-n", name, "addr", "add", `${address}/24`, "dev", "eth0");
      for (const device of ["eth0", "lo"]) ip("-n", name, "link", "set", device, "up");
      return { address, through: ["ip", "netns", "exec", name] };
    },
    remove() {
      for (const name of names) ip("netns", "del", name);
      ip("link", "del", bridge);
    },
  };
}
