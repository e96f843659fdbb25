import { setImmediate } from "node:timers/promises";

const PAGE = 65536;
const ALIGNMENT = 128;
/** Addresses below this one belong to the kernels' constants. */
const FIRST_ADDRESS = 4 * PAGE;
const MAXIMUM_PAGES = 65536;
/** Bytes that are given back to the system at once, which takes some milliseconds. */
const PART = 32 * 2 ** 20;

/** Gives the pages of a block back to the system. They are zero when they are touched again. */
export type DiscardPages = (block: Uint8Array) => void;

interface FreeBlock {
  address: number;
  bytes: number;
}

const alignUp = (bytes: number) => Math.ceil(Math.max(bytes, 1) / ALIGNMENT) * ALIGNMENT;

/** Allocates blocks of the shared memory: first fit, and free neighbours are merged. Only the host thread uses it. */
export class MemoryArena {
  readonly memory: WebAssembly.Memory;
  private readonly free: FreeBlock[] = [];
  private readonly sizes = new Map<number, number>();
  private end = FIRST_ADDRESS;
  private used = 0;
  private readonly discard: DiscardPages | undefined;

  constructor(discard?: DiscardPages) {
    this.discard = discard;
    this.memory = new WebAssembly.Memory({ initial: 64, maximum: MAXIMUM_PAGES, shared: true });
  }

  /** Bytes that are allocated now. */
  get usedBytes(): number {
    return this.used;
  }

  /** Bytes that were allocated at some time: a WebAssembly memory never shrinks. */
  get reservedBytes(): number {
    return this.memory.buffer.byteLength;
  }

  /** Gives the pages of free blocks back to the system, where that is possible. Their addresses remain. */
  async giveFreePagesBack(): Promise<void> {
    if (!this.discard) return;
    // Blocks may be allocated and released between two parts, so the next part is looked for each time.
    for (let part = this.freePages(0); part; part = this.freePages(part.end)) {
      this.discard(this.bytes(part.start, part.end - part.start));
      await setImmediate();
    }
  }

  /** The first free pages from an address on, at most `PART` of them. */
  private freePages(from: number): { readonly start: number; readonly end: number } | undefined {
    for (const { address, bytes } of this.free) {
      const start = Math.ceil(Math.max(address, from) / PAGE) * PAGE;
      const end = Math.floor((address + bytes) / PAGE) * PAGE;
      if (end > start) return { start, end: Math.min(end, start + PART) };
    }
    return undefined;
  }

  /** Allocates memory, not cleared. Throws if 4 GiB are not enough. */
  allocate(bytes: number): number {
    const size = alignUp(bytes);
    const index = this.free.findIndex((block) => block.bytes >= size);
    let address: number;
    const block = this.free[index];
    if (block) {
      address = block.address;
      block.address += size;
      block.bytes -= size;
      if (block.bytes === 0) this.free.splice(index, 1);
    } else {
      address = this.extend(size);
    }
    this.sizes.set(address, size);
    this.used += size;
    return address;
  }

  /** Gives a block back. Throws if it is not allocated. */
  release(address: number): void {
    const size = this.sizes.get(address);
    if (size === undefined) throw new Error(`Address ${address} was not allocated`);
    this.sizes.delete(address);
    this.used -= size;
    this.giveBack({ address, bytes: size });
  }

  /** Keeps the first bytes of a block and gives the rest back. */
  shrink(address: number, bytes: number): void {
    const size = this.sizes.get(address);
    const kept = alignUp(bytes);
    if (size === undefined || kept > size) throw new Error(`Block ${address} cannot shrink to ${bytes} bytes`);
    if (kept === size) return;
    this.sizes.set(address, kept);
    this.used -= size - kept;
    this.giveBack({ address: address + kept, bytes: size - kept });
  }

  /** A view of a block. It must not be kept across `allocate`, which may grow the memory. */
  bytes(address: number, length: number): Uint8Array {
    return new Uint8Array(this.memory.buffer, address, length);
  }

  floats(address: number, length: number): Float32Array {
    return new Float32Array(this.memory.buffer, address, length);
  }

  /** Allocates memory and copies an array into it. */
  store(array: Float32Array | Int32Array | Uint8Array, padding = 0): number {
    const address = this.allocate(array.byteLength + padding);
    this.bytes(address, array.byteLength).set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength));
    return address;
  }

  private extend(size: number): number {
    const last = this.free.at(-1);
    const tail = last && last.address + last.bytes === this.end ? last : undefined;
    const address = tail ? tail.address : this.end;
    const needed = address + size;
    const missing = Math.ceil((needed - this.memory.buffer.byteLength) / PAGE);
    if (missing > 0) {
      try {
        this.memory.grow(missing);
      } catch (cause) {
        throw new RangeError(`The renderer needs ${size} bytes more than its memory can grow to`, { cause });
      }
    }
    if (tail) this.free.pop();
    this.end = needed;
    return address;
  }

  private giveBack(block: FreeBlock): void {
    let index = this.free.findIndex((other) => other.address > block.address);
    if (index < 0) index = this.free.length;
    this.free.splice(index, 0, block);
    const next = this.free[index + 1];
    if (next && block.address + block.bytes === next.address) {
      block.bytes += next.bytes;
      this.free.splice(index + 1, 1);
    }
    const previous = this.free[index - 1];
    if (previous && previous.address + previous.bytes === block.address) {
      previous.bytes += block.bytes;
      this.free.splice(index, 1);
    }
  }
}

/** A set of blocks that are given back together. */
export class MemoryScope {
  private readonly addresses = new Set<number>();
  private readonly arena: MemoryArena;

  constructor(arena: MemoryArena) {
    this.arena = arena;
  }

  allocate(bytes: number): number {
    const address = this.arena.allocate(bytes);
    this.addresses.add(address);
    return address;
  }

  store(array: Float32Array | Int32Array | Uint8Array, padding = 0): number {
    const address = this.arena.store(array, padding);
    this.addresses.add(address);
    return address;
  }

  /** Gives one block back early. */
  giveBack(address: number): void {
    this.addresses.delete(address);
    this.arena.release(address);
  }

  /** Removes a block from the set. Its new owner gives it back to the arena. */
  handOver(address: number): void {
    this.addresses.delete(address);
  }

  release(): void {
    for (const address of this.addresses) this.arena.release(address);
    this.addresses.clear();
  }
}
