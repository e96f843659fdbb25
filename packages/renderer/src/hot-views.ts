import type { HotView } from "./hot-view.ts";

interface Entry {
  readonly view: HotView;
  users: number;
  /** Dropped from the list; its memory goes when the last user is done. */
  dropped: boolean;
}

/** Views ready to be composited; the least recently used go first. */
export class HotViews {
  private readonly entries = new Map<string, Entry>();
  private readonly maxBytes: number;

  constructor(maxBytes: number) {
    this.maxBytes = maxBytes;
  }

  get bytes(): number {
    let sum = 0;
    for (const { view } of this.entries.values()) sum += view.bytes;
    return sum;
  }

  has(key: string): boolean {
    return this.entries.has(key);
  }

  /** The view, safe from eviction until `release`. */
  use(key: string): { readonly view: HotView; readonly release: () => void } | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    this.entries.delete(key);
    this.entries.set(key, entry);
    entry.users++;
    const release = () => {
      entry.users--;
      if (entry.dropped && entry.users === 0) entry.view.memory.release();
    };
    return { view: entry.view, release };
  }

  /** Adds a view, which now belongs to this list; the newest always stays. */
  add(key: string, view: HotView): void {
    this.drop(key);
    this.entries.set(key, { view, users: 0, dropped: false });
    for (const oldest of this.entries.keys()) {
      if (this.bytes <= this.maxBytes || oldest === key) break;
      this.drop(oldest);
    }
  }

  private drop(key: string): void {
    const entry = this.entries.get(key);
    if (!entry) return;
    this.entries.delete(key);
    entry.dropped = true;
    if (entry.users === 0) entry.view.memory.release();
  }
}
