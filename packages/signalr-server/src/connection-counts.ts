import type { HubLimits } from "./hub-limits.ts";

/** User and address for which a connection counts; null for none. */
export interface CountedFor {
  readonly user: string | null;
  readonly address: string | null;
}

/** Counts connections per user and per address, from their admission. */
export class ConnectionCounts {
  readonly #limits: Pick<HubLimits, "connectionsPerUser" | "connectionsPerAddress">;
  readonly #users = new Map<string, number>();
  readonly #addresses = new Map<string, number>();

  constructor(limits: Pick<HubLimits, "connectionsPerUser" | "connectionsPerAddress">) {
    this.#limits = limits;
  }

  /** Whether another connection is within the limits. */
  hasRoomFor({ user, address }: CountedFor): boolean {
    const ofUser = user === null ? 0 : (this.#users.get(user) ?? 0);
    const ofAddress = address === null ? 0 : (this.#addresses.get(address) ?? 0);
    return ofUser < this.#limits.connectionsPerUser && ofAddress < this.#limits.connectionsPerAddress;
  }

  add({ user, address }: CountedFor): void {
    change(this.#users, user, 1);
    change(this.#addresses, address, 1);
  }

  remove({ user, address }: CountedFor): void {
    change(this.#users, user, -1);
    change(this.#addresses, address, -1);
  }
}

function change(counts: Map<string, number>, key: string | null, by: number): void {
  if (key === null) return;
  const count = (counts.get(key) ?? 0) + by;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
}
