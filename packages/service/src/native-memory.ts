import { promisify } from "node:util";

/** Gives memory of this process back to the system, which JavaScript cannot do by itself. */
export interface NativeMemory {
  /** Gives the pages of a block back. The block starts and ends at pages; its bytes are zero afterwards. */
  discard(block: Uint8Array): void;
  /** Gives back what the allocator of the C library keeps of freed memory, in a thread of its own. */
  trim(): Promise<void>;
}

/** From <sys/mman.h> and <malloc.h> of Linux. */
const MADV_DONTNEED = 4;
const M_ARENA_MAX = -8;
/** Each further arena keeps its own freed memory. Threads for pictures and files share these. */
const ARENAS = 2;
/** Milliseconds between two times that freed memory is given back. */
const TRIM_EVERY = 30_000;

/**
 * The functions of the C library, on Linux; null elsewhere. It also limits the arenas of the allocator, like the variable
 * MALLOC_ARENA_MAX, so call it before threads start. Throws if the library cannot be called.
 */
export async function openNativeMemory(): Promise<NativeMemory | null> {
  if (process.platform !== "linux") return null;
  const { default: koffi } = await import("koffi");
  // Null: the libraries that the process has loaded already.
  const libc = koffi.load(null);
  const madvise = libc.func("int madvise(void *address, size_t length, int advice)");
  const trim = gnuOnly(() => {
    libc.func("int mallopt(int parameter, int value)")(M_ARENA_MAX, ARENAS);
    return promisify<number, number>(libc.func("int malloc_trim(size_t padding)").async);
  });
  return {
    discard(block) {
      madvise(block, block.byteLength, MADV_DONTNEED);
    },
    async trim() {
      await trim?.(0);
    },
  };
}

/**
 * Gives freed memory back from now on, as long as the process runs. Returns null, and reports why, where this is not possible. Call it
 * before threads start.
 */
export async function giveFreedMemoryBack(onError: (error: unknown) => void): Promise<NativeMemory | null> {
  try {
    const native = await openNativeMemory();
    if (native) setInterval(() => void native.trim().catch(onError), TRIM_EVERY).unref();
    return native;
  } catch (error) {
    onError(error);
    return null;
  }
}

/** Other C libraries than GNU's lack these functions, and do without them. */
function gnuOnly<T>(find: () => T): T | null {
  try {
    return find();
  } catch {
    return null;
  }
}
