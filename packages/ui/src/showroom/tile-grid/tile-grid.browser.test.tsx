import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { TileGrid, type TileGridProps } from "./tile-grid.tsx";

/** How many of seven cards stand beside one another in a place of that width. */
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

// The sidebar is 50.8rem wide and keeps 2.4rem free at either side.
const SIDEBAR = "46rem";

test("in the sidebar stand three tiles, two products or floors, and three colours in a row", async () => {
  await page.viewport(1280, 800);
  expect(await perRow("three", SIDEBAR)).toBe(3);
  expect(await perRow("two", SIDEBAR)).toBe(2);
  expect(await perRow("swatches", SIDEBAR)).toBe(3);
});

test("on a phone colours stay three in a row and tiles go to two", async () => {
  await page.viewport(360, 640);
  expect(await perRow("swatches", "32.8rem")).toBe(3);
  expect(await perRow("three", "32.8rem")).toBe(2);
  expect(await perRow("two", "32.8rem")).toBe(2);
  expect(await perRow("two", "28rem")).toBe(1);
});

test("where there is room for more, more stand beside one another", async () => {
  await page.viewport(1280, 800);
  expect(await perRow("three", "80rem")).toBeGreaterThan(3);
  expect(await perRow("two", "80rem")).toBe(3);
});
