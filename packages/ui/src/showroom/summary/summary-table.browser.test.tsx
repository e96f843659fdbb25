import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { SummaryTable } from "./summary-table.tsx";

test("a row without a picture has a block of its colour in that place", async () => {
  const screen = await render(
    <SummaryTable
      title="Tegels"
      rows={[
        { id: "grout", description: "Voeg", colourHex: "#C0FFEE" },
        { id: "tile", description: "Tegel", imageUrl: "data:image/gif;base64,R0lGODlhAQABAAAAACw=" },
      ]}
    />,
  );
  const samples = [...screen.container.querySelectorAll("tbody td:first-child > span")];
  expect(samples.map((sample) => sample.querySelector("img") !== null)).toEqual([false, true]);
  const [block] = samples;
  expect(block && getComputedStyle(block).backgroundColor).toBe("rgb(192, 255, 238)");
  const box = block?.getBoundingClientRect();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThan(16);
});
