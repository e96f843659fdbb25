import { beforeAll, describe, expect, it } from "vitest";
import { measurePages } from "../../testing/page-sizes.ts";
import type { PageKind, PageSize } from "../../testing/page-sizes.ts";
import { PAGES } from "../pages/pages.ts";
import { PARTS, WIDE_STEPS } from "../pages/steps.ts";

/** Bytes of JavaScript, brotli-compressed, before a page can show. */
const BUDGETS: Readonly<Record<PageKind, number>> = { public: 140_000, step: 195_000 };
/** Files of JavaScript before a page can show: with HTTP/1.1 a browser requests six at a time. */
const MOST_FILES: Readonly<Record<PageKind, number>> = { public: 8, step: 9 };
/** A page that needs no account, but shows the choices of a home as a step does. */
const LIKE_A_STEP = "src/features/share/shared-page.tsx";

const kindOf = ({ page, kind }: PageSize): PageKind => (page === LIKE_A_STEP ? "step" : kind);

/** Pages above the given share of their budget, each with its size. */
const tooLarge = (pages: readonly PageSize[], share = 1): readonly string[] =>
  pages
    .filter((page) => page.bytes > BUDGETS[kindOf(page)] * share || page.files > MOST_FILES[kindOf(page)] * share)
    .map(({ page, bytes, files }) => `${page}: ${bytes} bytes in ${files} files`);

let pages: readonly PageSize[] = [];
beforeAll(async () => {
  pages = await measurePages();
}, 120_000);

describe("what a page loads before it can show", () => {
  it("stays within the budgets", () => {
    expect(tooLarge(pages)).toEqual([]);
  });

  it("exceeds half of the budgets, so that the check can fail", () => {
    expect(tooLarge(pages, 0.5)).toHaveLength(pages.length);
  });

  it("is measured for every page", () => {
    expect(pages.map(({ page }) => page)).toEqual(
      expect.arrayContaining([PAGES.contact.code, PARTS.tiles.code, WIDE_STEPS.overview.code, LIKE_A_STEP]),
    );
  });

  it("does not include the showroom's frame on pages outside the showroom", () => {
    const frame = pages.find(({ page }) => page === PARTS.tiles.code)?.bytes ?? 0;
    for (const { page, bytes } of pages.filter(({ kind }) => kind === "public"))
      expect(frame - bytes, page).toBeGreaterThan(25_000);
  });
});
