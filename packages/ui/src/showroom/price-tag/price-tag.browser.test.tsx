import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { PriceTag } from "./price-tag.tsx";

afterEach(() => document.documentElement.style.removeProperty("font-size"));

/** Number of lines of an amount after a word, in a container of the given width in pixels. */
async function linesOfAmount(width: number): Promise<number> {
  const screen = await render(
    <div style={{ width, whiteSpace: "nowrap" }}>
      <span style={{ whiteSpace: "normal" }}>Minimumprijs </span>
      <PriceTag size="small" amount="€ 2.729,-" />
    </div>,
  );
  const range = document.createRange();
  range.selectNodeContents(screen.getByText("€ 2.729,-").element());
  const lines = new Set([...range.getClientRects()].map(({ top }) => top)).size;
  await screen.unmount();
  return lines;
}

test("at 200% text size an amount moves to the next line as a whole, and wraps only when it fits on no line", async () => {
  await page.viewport(320, 640);
  document.documentElement.style.fontSize = "125%";
  expect(await linesOfAmount(220)).toBe(1);
  expect(await linesOfAmount(110)).toBe(2);
});
