import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { DeviationTable } from "./deviation-table.tsx";

const meta = {
  title: "Staff/Deviation table/Tests",
  component: DeviationTable,
  tags: ["!autodocs", "!dev"],
  args: {
    title: "Badkamer",
    rows: [{ id: "a", part: "Wandtegel", standard: "Wit mat", chosen: "Solva travertin", price: "+ € 1.420,-" }],
  },
} satisfies Meta<typeof DeviationTable>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Screen readers announce the column of every cell. */
export const IsATableWithHeadings: Story = {
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole("table", { name: "Badkamer 1 afwijking" }));
    await expect(table.getAllByRole("columnheader").map((header) => header.textContent)).toEqual([
      "Onderdeel",
      "Standaard",
      "Gekozen",
      "Prijs incl. BTW en montage",
    ]);
    await expect(table.getByRole("rowheader", { name: "Wandtegel" })).toBeVisible();
    await expect(table.getAllByRole("cell").map((cell) => cell.textContent)).toEqual([
      "Wit mat",
      "Solva travertin",
      "+ € 1.420,-",
    ]);
  },
};

export const NamesTheColumnsOfASubmission: Story = {
  args: { against: "submission" },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole("table", { name: "Badkamer 1 wijziging" }));
    await expect(table.getAllByRole("columnheader").map((header) => header.textContent)).toEqual([
      "Onderdeel",
      "Eerder ingediend",
      "Nu",
      "Prijs incl. BTW en montage",
    ]);
  },
};

export const CountsNone: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table", { name: "Badkamer Geen afwijkingen" })).toBeVisible();
  },
};
