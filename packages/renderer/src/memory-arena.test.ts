import { expect, test } from "vitest";
import { MemoryArena, MemoryScope } from "./memory-arena.ts";

test("blocks never overlap and all memory comes back", () => {
  const arena = new MemoryArena();
  const held = new Map<number, number>();
  let seed = 7;
  const random = () => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed / 2147483648;
  };
  for (let step = 0; step < 600; step++) {
    const [address] = [...held.keys()].slice(Math.floor(random() * held.size));
    if (address !== undefined && random() < 0.45) {
      arena.release(address);
      held.delete(address);
    } else {
      const bytes = 1 + Math.floor(random() * 5000);
      held.set(arena.allocate(bytes), bytes);
    }
    const blocks = [...held].toSorted(([a], [b]) => a - b);
    for (const [index, [start, bytes]] of blocks.entries()) {
      expect(start % 128).toBe(0);
      expect(start + bytes).toBeLessThanOrEqual(blocks[index + 1]?.[0] ?? Infinity);
    }
  }
  for (const address of held.keys()) arena.release(address);
  expect(arena.usedBytes).toBe(0);
  const first = arena.allocate(1);
  expect(arena.allocate(600 * 5000)).toBe(first + 128);
});

test("the end of a shrunk block is free for the next one", () => {
  const arena = new MemoryArena();
  const block = arena.allocate(4096);
  arena.shrink(block, 1000);
  expect(arena.usedBytes).toBe(1024);
  expect(arena.allocate(3000)).toBe(block + 1024);
  expect(() => arena.shrink(block, 5000)).toThrow(/cannot shrink/);
});

test("releasing twice is refused", () => {
  const arena = new MemoryArena();
  const block = arena.allocate(10);
  arena.release(block);
  expect(() => arena.release(block)).toThrow(/not allocated/);
});

test("memory grows, and a scope gives everything back", () => {
  const arena = new MemoryArena();
  const scope = new MemoryScope(arena);
  const address = scope.allocate(20_000_000);
  arena.bytes(address, 20_000_000).fill(1);
  scope.store(new Float32Array([1, 2, 3]));
  expect(arena.usedBytes).toBeGreaterThan(20_000_000);
  scope.release();
  expect(arena.usedBytes).toBe(0);
});

test("more than 4 GiB is a clear error", () => {
  expect(() => new MemoryArena().allocate(5 * 2 ** 30)).toThrow(/more than its memory can grow to/);
});

test("only whole free pages are given back", async () => {
  const discarded: { start: number; end: number }[] = [];
  const arena = new MemoryArena(({ byteOffset, byteLength }) => {
    discarded.push({ start: byteOffset, end: byteOffset + byteLength });
  });
  const kept = [300_000, 50, 70_000_000].map((bytes) => {
    const free = arena.allocate(bytes);
    const address = arena.allocate(1000);
    arena.release(free);
    return address;
  });
  await arena.giveFreePagesBack();
  const total = discarded.reduce((sum, { start, end }) => sum + end - start, 0);
  expect(total).toBeGreaterThan(70_000_000);
  for (const { start, end } of discarded) {
    expect([start % 65536, end % 65536]).toEqual([0, 0]);
    for (const address of kept) expect(address + 1000 <= start || end <= address).toBe(true);
  }
});
