import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { SummaryTable } from "./summary-table.tsx";

test("a row without a picture shows a block of its colour", async () => {
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
  const fill = block?.querySelector("rect");
  expect(fill && getComputedStyle(fill).fill).toBe("rgb(192, 255, 238)");
  const box = block?.getBoundingClientRect();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThan(16);
});

test("an article number is not broken when it wraps", async () => {
  const prices = { productPrice: "+ € 1.099,-", returnPrice: "− € 679,-", labourPrice: "€ 100,-", total: "+ € 520,-" };
  const row = { id: "tile", description: "Kalk Crème", colour: "Crème", size: "60 x 60 cm", ...prices };
  const screen = await render(
    // The width on a tablet in portrait
    <div style={{ width: "707px" }}>
      <SummaryTable title="Tegels" rows={[{ ...row, articleNumber: "KAL-CREM-60X60" }]} />
    </div>,
  );
  const number = screen.getByText("KAL-CREM-60X60", { exact: true }).element();
  const text = document.createRange();
  text.selectNodeContents(number);
  expect(new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size).toBe(1);
});
