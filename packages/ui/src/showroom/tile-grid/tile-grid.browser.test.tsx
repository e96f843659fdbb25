import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { TileGrid, type TileGridProps } from "./tile-grid.tsx";

/** Number of cards per row, of seven, in a container of the given width. */
async function perRow(columns: NonNullable<TileGridProps["columns"]>, width: string): Promise<number> {
  const screen = await render(
    <div style={{ width }}>
      <TileGrid label="Tegels" columns={columns}>
        {Array.from({ length: 7 }, (_, index) => (
          <div key={index} data-testid="card">
            {index}
          </div>
        ))}
      </TileGrid>
    </div>,
  );
  const tops = screen
    .getByTestId("card")
    .elements()
    .map((card) => card.getBoundingClientRect().top);
  await screen.unmount();
  return tops.filter((top) => top === tops[0]).length;
}

// The sidebar is 50.8rem wide with a padding of 2.4rem.
const SIDEBAR = "46rem";

test("the sidebar has three tiles, two products or floors, and three colours per row", async () => {
  await page.viewport(1280, 800);
  expect(await perRow("three", SIDEBAR)).toBe(3);
  expect(await perRow("two", SIDEBAR)).toBe(2);
  expect(await perRow("swatches", SIDEBAR)).toBe(3);
});

test("a phone has three colours and two tiles per row", async () => {
  await page.viewport(360, 640);
  expect(await perRow("swatches", "32.8rem")).toBe(3);
  expect(await perRow("three", "32.8rem")).toBe(2);
  expect(await perRow("two", "32.8rem")).toBe(2);
  expect(await perRow("two", "28rem")).toBe(1);
});

test("wider containers have more cards per row", async () => {
  await page.viewport(1280, 800);
  expect(await perRow("three", "80rem")).toBeGreaterThan(3);
  expect(await perRow("two", "80rem")).toBe(3);
});

/** Reports what an observer saw in one call, as a browser does whose page was too busy for a call per change. */
function reportTogether(...changes: readonly boolean[]): void {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      private readonly report: (entries: readonly { readonly isIntersecting: boolean }[]) => void;
      constructor(report: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
        this.report = report;
      }
      observe(): void {
        setTimeout(() => this.report(changes.map((isIntersecting) => ({ isIntersecting }))));
      }
      disconnect(): void {}
    },
  );
}

test.for([
  { changes: [false, true], calls: 1 },
  { changes: [true, false], calls: 0 },
])("of the changes $changes that are reported together, the last one counts", async ({ changes, calls }) => {
  reportTogether(...changes);
  const onNearEnd = vi.fn<() => void>();
  const screen = await render(
    <TileGrid label="Tegels" onNearEnd={onNearEnd}>
      <div>1</div>
    </TileGrid>,
  );
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(onNearEnd).toHaveBeenCalledTimes(calls);
  await screen.unmount();
  vi.unstubAllGlobals();
});
