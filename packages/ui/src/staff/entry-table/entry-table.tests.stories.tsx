import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { TextField } from "../../controls/text-field/text-field.tsx";
import { EntryTable } from "./entry-table.tsx";

const meta = {
  title: "Staff/Entry table/Tests",
  component: EntryTable,
  tags: ["!autodocs", "!dev"],
  args: {
    title: "Producten",
    nameHeading: "Naam",
    headings: ["Prijs (€)"],
    rows: [
      { id: "a", name: "Duin", fields: [<TextField key="a" hideLabel label="Prijs (€), Duin" defaultValue="34,90" />] },
    ],
  },
} satisfies Meta<typeof EntryTable>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The keyboard reaches the table, to scroll it, and then its fields, which are named by column and entry. */
export const IsReachedByKeyboard: Story = {
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole("table", { name: "Producten" }));
    await expect(table.getByRole("rowheader", { name: "Duin" })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("region", { name: "Producten" })).toHaveFocus();
    await userEvent.tab();
    await expect(table.getByRole("textbox", { name: "Prijs (€), Duin" })).toHaveFocus();
  },
};
