import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { PriceBounds } from "./euros.ts";
import { PriceRange } from "./price-range.tsx";

const bounds: PriceBounds = { low: 1250, high: 12990 };

function Remembering({ start }: { start: PriceBounds }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <PriceRange label="Prijs" bounds={bounds} value={value} onValueChange={setValue} />
      <output>{`${value.low}-${value.high}`}</output>
    </>
  );
}

test("arrow keys move a thumb by a euro, Home and End to the exact bounds", async () => {
  const screen = await render(<Remembering start={bounds} />);
  const chosen = screen.getByRole("status");
  await userEvent.tab();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  await expect.element(chosen).toHaveTextContent("1400-12990");
  await userEvent.keyboard("{Home}");
  await expect.element(chosen).toHaveTextContent("1250-12990");
  await userEvent.tab();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(chosen).toHaveTextContent("1250-12900");
  await userEvent.keyboard("{Home}");
  await expect.element(chosen).toHaveTextContent("1250-1250");
  await userEvent.keyboard("{End}");
  await expect.element(chosen).toHaveTextContent("1250-12990");
});

test("either thumb can be dragged, also when both are at the end", async () => {
  await page.viewport(400, 400);
  const screen = await render(<Remembering start={{ low: 12990, high: 12990 }} />);
  const chosen = screen.getByRole("status");
  const slider = screen.getByRole("slider", { name: "Laagste prijs in euro" });
  const { width, height } = slider.element().getBoundingClientRect();
  await userEvent.dragAndDrop(slider, slider, {
    sourcePosition: { x: width - 12, y: height / 2 },
    targetPosition: { x: width / 2, y: height / 2 },
    force: true,
  });
  await expect.poll(() => chosen.element().textContent).toMatch(/^[67]\d00-12990$/);
});
