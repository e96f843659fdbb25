import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { SampledPage } from "./sampled-page.tsx";

afterEach(() => document.documentElement.style.removeProperty("font-size"));

async function places(): Promise<{ words: DOMRect; samples: DOMRect }> {
  const screen = await render(
    <SampledPage>
      <h1>Sorry, we kunnen deze pagina niet (meer) vinden</h1>
    </SampledPage>,
  );
  const words = screen.getByRole("heading").element().getBoundingClientRect();
  const samples = screen.container.querySelector("[aria-hidden]")!.getBoundingClientRect();
  await screen.unmount();
  return { words, samples };
}

test("the samples are next to the text where there is room, and under text that needs the full width", async () => {
  await page.viewport(1280, 800);
  const wide = await places();
  expect(wide.words.width).toBeLessThan(700);
  expect(wide.samples.left).toBeGreaterThanOrEqual(wide.words.right);
  document.documentElement.style.fontSize = "125%";
  const large = await places();
  expect(large.words.width).toBeGreaterThan(1100);
  expect(large.samples.top).toBeGreaterThanOrEqual(large.words.bottom);
});

test("on a phone the samples are as wide as the text", async () => {
  await page.viewport(360, 740);
  const { words, samples } = await places();
  expect(samples.top).toBeGreaterThanOrEqual(words.bottom);
  expect(samples.width).toBe(words.width);
});
