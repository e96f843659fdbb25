import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { opensByEnter } from "../../testing/keyboard.ts";
import { ProgressTable } from "./progress-table.tsx";

const meta = {
  title: "Showroom/Progress table/Tests",
  component: ProgressTable,
  tags: ["!autodocs", "!dev"],
  args: {
    rows: [
      { id: 1, title: "Badkamer", href: "#badkamer", completed: true, total: "€ 1.250,-" },
      { id: 2, title: "Toilet", href: "#toilet", completed: false },
      { id: 3, title: "Woonvloer", completed: false },
    ],
  },
} satisfies Meta<typeof ProgressTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SaysHowFarEachPageIs: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole("table", { name: "Overzicht van uw keuzes" });
    const [, bathroom, toilet] = within(table).getAllByRole("row");
    await expect(bathroom).toHaveTextContent(/Badkamer.*Voorkeuren opgeslagen.*€ 1\.250,-/);
    await expect(toilet).toHaveTextContent(/Toilet.*Nog niet bekeken.*Inbegrepen/);
  },
};

export const TabGoesFromPageToPage: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Badkamer" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Toilet" })).toHaveFocus();
    await expect(canvas.queryByRole("link", { name: "Woonvloer" })).not.toBeInTheDocument();
  },
};

export const EnterOpens: Story = {
  play: async ({ canvas }) => {
    await opensByEnter(canvas.getByRole("link", { name: "Toilet" }), "#toilet");
  },
};
