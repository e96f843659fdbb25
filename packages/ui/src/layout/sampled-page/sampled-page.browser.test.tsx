import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { SampledPage } from "./sampled-page.tsx";

afterEach(() => document.documentElement.style.removeProperty("font-size"));

async function widthOfWords(): Promise<number> {
  const screen = await render(
    <SampledPage>
      <h1>Sorry, we kunnen deze pagina niet (meer) vinden</h1>
    </SampledPage>,
  );
  const { width } = screen.getByRole("heading").element().getBoundingClientRect();
  await screen.unmount();
  return width;
}

test("beside the samples where there is room; with text at twice its size the words have the whole width", async () => {
  await page.viewport(1280, 800);
  const beside = await widthOfWords();
  expect(beside).toBeLessThan(700);
  document.documentElement.style.fontSize = "125%";
  expect(await widthOfWords()).toBeGreaterThan(1100);
});
