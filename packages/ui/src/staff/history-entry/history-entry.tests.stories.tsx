import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { HistoryEntry } from "./history-entry.tsx";

const meta = {
  title: "Staff/History entry/Tests",
  component: HistoryEntry,
  tags: ["!autodocs", "!dev"],
  decorators: [
    (Story) => (
      <ol>
        <Story />
      </ol>
    ),
  ],
  args: {
    at: "2026-11-21T13:05:00Z",
    moment: "21-11-2026 14:05",
    actor: "S. de Vries, koper",
    event: "Keuzes gewijzigd",
    changes: [{ key: "a", label: "Badkamer, Wandtegel", before: null, after: "Solva travertin" }],
    difference: "+ € 1.420,-",
    total: "Totaal € 2.670,-",
  },
} satisfies Meta<typeof HistoryEntry>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Screen readers get a word instead of the arrow. */
export const ReadsAsASentence: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Keuzes gewijzigd" })).toBeVisible();
    await expect(canvas.getByRole("time")).toHaveAttribute("datetime", "2026-11-21T13:05:00Z");
    const change = within(canvas.getAllByRole("list")[1] ?? document.body).getByRole("listitem");
    await expect(change).toHaveTextContent("Badkamer, Wandtegel: niets →wordt Solva travertin");
  },
};

/** The reason stands below the event. */
export const ShowsTheReason: Story = {
  args: { note: "De leidingen liggen anders." },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("De leidingen liggen anders.")).toBeVisible();
  },
};

export const WithoutChangesThereIsNoEmptyList: Story = {
  args: { changes: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("list")).toHaveLength(1);
  },
};
