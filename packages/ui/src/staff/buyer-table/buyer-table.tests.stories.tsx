import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { buyers, manyBuyers } from "../../showroom/testing/sample-buyers.tsx";
import { opensByEnter } from "../../testing/keyboard.ts";
import { BuyerTable } from "./buyer-table.tsx";

const meta = {
  title: "Staff/Buyer table/Tests",
  component: BuyerTable,
  tags: ["!autodocs", "!dev"],
  args: { lines: buyers, sort: "name", direction: "desc", onSort: fn() },
} satisfies Meta<typeof BuyerTable>;

export default meta;

type Story = StoryObj<typeof meta>;

export const SaysByWhichColumnItIsSorted: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("columnheader", { name: "Koper" })).toHaveAttribute("aria-sort", "descending");
    await expect(canvas.getByRole("columnheader", { name: "Totaal" })).not.toHaveAttribute("aria-sort");
  },
};

/** Tab moves through the sort buttons, then from buyer to buyer. */
export const SortedAndOpenedByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Bouwnr." })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onSort).toHaveBeenLastCalledWith("buildNumber");
    for (let heading = 1; heading < 5; heading += 1) await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(args.onSort).toHaveBeenLastCalledWith("lastChangeAt");
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "S. de Vries" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "M. El Amrani" })).toHaveFocus();
  },
};

export const WholeRowOpensTheBuyer: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getAllByRole("row")[1] ?? document.body;
    const { x, y } = within(row).getByText("€ 8.420,-").getBoundingClientRect();
    await expect(document.elementFromPoint(x + 2, y + 2)).toBe(within(row).getByRole("link"));
  },
};

/** Two thousand buyers: the full count is exposed, and only rows near the viewport are rendered. */
export const DrawsOnlyWhatIsNear: Story = {
  args: { lines: manyBuyers(2000) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table")).toHaveAttribute("aria-rowcount", "2001");
    const rows = canvas.getAllByRole("row");
    await expect(rows.length).toBeGreaterThan(5);
    await expect(rows.length).toBeLessThan(60);
    await expect(rows.at(-1)).toHaveAttribute("aria-rowindex", String(rows.length));
  },
};

export const EnterOpensTheBuyer: Story = {
  play: async ({ canvas }) => {
    await opensByEnter(canvas.getByRole("link", { name: "S. de Vries" }), "#koper-1");
  },
};
