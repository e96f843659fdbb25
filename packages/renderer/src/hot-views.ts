import type { HotView } from "./hot-view.ts";

interface Entry {
  readonly view: HotView;
  users: number;
  /** Dropped from the list; its memory goes when the last user is done. */
  dropped: boolean;
  /** Whether anybody has asked for it yet. */
  asked: boolean;
}

/** Views ready to be composited. Those that nobody has asked for yet go first, then the least recently used. */
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
    entry.asked = true;
    entry.users++;
    const release = () => {
      entry.users--;
      if (entry.dropped && entry.users === 0) entry.view.memory.release();
    };
    return { view: entry.view, release };
  }

  /** Adds a view that somebody asked for, which now belongs to this list; the newest always stays. */
  add(key: string, view: HotView): void {
    this.drop(key);
    this.entries.set(key, { view, users: 0, dropped: false, asked: true });
    while (this.bytes > this.maxBytes && this.entries.size > 1) this.drop(this.nextToGo());
  }

  /** Takes a view that nobody has asked for yet if that drops no other, and says whether this list has it now. */
  offer(key: string, view: HotView): boolean {
    if (this.entries.has(key) || !this.hasRoom(view.bytes)) return false;
    this.entries.set(key, { view, users: 0, dropped: false, asked: false });
    return true;
  }

  /** Whether so many bytes fit beside what is here. */
  hasRoom(bytes: number): boolean {
    return this.bytes + bytes <= this.maxBytes;
  }

  /** Never the newest of those that were asked for, unless it is alone. */
  private nextToGo(): string {
    const keys = [...this.entries];
    const [key] = keys.find(([, { asked }]) => !asked) ?? keys[0] ?? [];
    if (key === undefined) throw new Error("There is no hot view");
    return key;
  }

  private drop(key: string): void {
    const entry = this.entries.get(key);
    if (!entry) return;
    this.entries.delete(key);
    entry.dropped = true;
    if (entry.users === 0) entry.view.memory.release();
  }
}
