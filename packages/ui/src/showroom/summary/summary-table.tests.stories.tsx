import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { tileRows } from "../testing/sample-summary.ts";
import { SummaryTable } from "./summary-table.tsx";

const meta = {
  title: "Showroom/Summary table/Tests",
  component: SummaryTable,
  tags: ["!autodocs", "!dev"],
  args: { title: "Tegelwerk & Tegelopties", rows: tileRows, total: "+ € 680,-" },
} satisfies Meta<typeof SummaryTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const headings = [
  "Afbeelding",
  "Omschrijving",
  "Kleur",
  "Afmeting",
  "Productprijs",
  "Retour",
  "Montage",
  "Prijs incl. BTW en montage",
];

/** A table with column and row headings, 'Inbegrepen' for the standard, and a total as last row. */
export const Structure: Story = {
  play: async ({ canvasElement }) => {
    const table = within(within(canvasElement).getByRole("table", { name: "Tegelwerk & Tegelopties" }));
    await expect(table.getAllByRole("columnheader").map((heading) => heading.textContent)).toEqual(headings);
    const grout = table.getByRole("row", { name: /Jasmijn/ });
    await expect(within(grout).getByText("Inbegrepen")).toBeVisible();
    await expect(table.getByRole("row", { name: /^Totaal/ })).toHaveTextContent("+ € 680,-");
  },
};

/** In the stacked layout it stays a table for assistive technology, without empty cells. */
export const Stacked: Story = {
  render: (args) => (
    <div style={{ width: "328px" }}>
      <SummaryTable {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole("table");
    await expect(within(table).getAllByRole("columnheader")).toHaveLength(headings.length);
    await expect(within(table).getAllByRole("row")).toHaveLength(tileRows.length + 2);
    await expect(table.scrollWidth).toBeLessThanOrEqual(328);
    const grout = within(table).getByRole("row", { name: /Jasmijn/ });
    await expect(
      [...grout.querySelectorAll("[data-empty]")].every((cell) => getComputedStyle(cell).display === "none"),
    ).toBe(true);
  },
};
