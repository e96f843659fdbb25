import type { HotView } from "./hot-view.ts";

interface Entry {
  readonly view: HotView;
  users: number;
  /** Whether it was evicted. Its memory is given back when the last user is done. */
  dropped: boolean;
  /** Whether a request has used it. */
  asked: boolean;
  /** When it was added or last used. */
  usedAt: number;
}

/** A view, which stays in memory until `release`. */
export interface ViewLease {
  readonly view: HotView;
  readonly release: () => void;
}

/** The hot views. Views that no request has used are evicted first, then the least recently used. */
export class HotViews {
  private readonly entries = new Map<string, Entry>();
  private readonly maxBytes: number;
  private readonly now: () => number;

  /** `now` is the time in milliseconds. */
  constructor(maxBytes: number, now: () => number) {
    this.maxBytes = maxBytes;
    this.now = now;
  }

  get bytes(): number {
    let sum = 0;
    for (const { view } of this.entries.values()) sum += view.bytes;
    return sum;
  }

  has(key: string): boolean {
    return this.entries.has(key);
  }

  use(key: string): ViewLease | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    this.entries.delete(key);
    this.entries.set(key, entry);
    entry.asked = true;
    entry.usedAt = this.now();
    entry.users++;
    const release = () => {
      entry.users--;
      if (entry.dropped && entry.users === 0) entry.view.memory.release();
    };
    return { view: entry.view, release };
  }

  /** Adds a requested view, which this list now owns. The newest view is never evicted. */
  add(key: string, view: HotView): void {
    this.drop(key);
    this.entries.set(key, { view, users: 0, dropped: false, asked: true, usedAt: this.now() });
    while (this.bytes > this.maxBytes && this.entries.size > 1) this.drop(this.nextToGo());
  }

  /** Adds a view that was solved ahead, if that evicts no other. Returns whether this list now owns it. */
  offer(key: string, view: HotView): boolean {
    if (this.entries.has(key) || !this.hasRoom(view.bytes)) return false;
    this.entries.set(key, { view, users: 0, dropped: false, asked: false, usedAt: this.now() });
    return true;
  }

  /** Whether this many bytes fit without an eviction. */
  hasRoom(bytes: number): boolean {
    return this.bytes + bytes <= this.maxBytes;
  }

  /** Evicts the views that were not used since a time. */
  dropUnused(since: number): void {
    for (const [key, { usedAt }] of this.entries) if (usedAt < since) this.drop(key);
  }

  /** The next view to evict: never the newest requested one, unless it is the only view. */
  private nextToGo(): string {
    const keys = [...this.entries];
    const [key] = keys.find(([, { asked }]) => !asked) ?? keys[0] ?? [];
    if (key === undefined) throw new Error("There is no hot view");
    return key;
  }

  /** Evicts a view. */
  drop(key: string): void {
    const entry = this.entries.get(key);
    if (!entry) return;
    this.entries.delete(key);
    entry.dropped = true;
    if (entry.users === 0) entry.view.memory.release();
  }
}
