import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { TabLinks } from "./tab-links.tsx";

const LABELS = ["Teksten", "Foto's en film", "Mensen", "Datums", "Prijzen"];

/** Number of rows in which the tabs stand, in a container of the given width. */
async function rows(labels: readonly string[], width: string): Promise<number> {
  const screen = await render(
    <div style={{ width }}>
      <TabLinks label="Onderdelen" items={labels.map((label) => ({ href: `#${label}`, label }))} />
    </div>,
  );
  const tops = screen
    .getByRole("listitem")
    .elements()
    .map((tab) => tab.getBoundingClientRect().top);
  await screen.unmount();
  return new Set(tops).size;
}

test("on a phone the words of a tab wrap before the row of tabs does", async () => {
  await page.viewport(390, 844);
  expect(await rows(LABELS, "35.8rem")).toBe(1);
  await page.viewport(360, 740);
  expect(await rows(LABELS, "32.8rem")).toBe(1);
});

test("tabs whose longest words do not fit stand in several rows", async () => {
  await page.viewport(320, 740);
  expect(await rows(["Verantwoordelijkheden", "Woningeigenschappen"], "28.8rem")).toBe(2);
});
