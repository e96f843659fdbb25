import { sentPage } from "@showroom/api-contract/entities/page";
import type { Page } from "@showroom/domain/model/page";
import { packBytes } from "../kernel/packed-bytes.ts";
import type { PackedBytes } from "../kernel/packed-bytes.ts";

const packed = new WeakMap<Page, Promise<PackedBytes>>();

/**
 * Serialises and compresses a page once while the catalogue caches it, because pages are large and every buyer loads
 * them.
 */
export function packedPage(page: Page): Promise<PackedBytes> {
  const before = packed.get(page);
  if (before) return before;
  const packing = packBytes(Buffer.from(JSON.stringify(sentPage(page))));
  packed.set(page, packing);
  return packing;
}
