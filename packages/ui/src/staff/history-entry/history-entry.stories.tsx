import type { Meta, StoryObj } from "@storybook/react-vite";
import { HistoryEntry } from "./history-entry.tsx";

const meta = {
  title: "Staff/History entry",
  component: HistoryEntry,
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
    changes: [
      { key: "a", label: "Badkamer, Wandtegel", before: "Wit mat, 20 x 40 cm", after: "Solva travertin, 60 x 120 cm" },
      { key: "b", label: "Badkamer, Douchewand", before: null, after: "Glas helder, 90 cm" },
    ],
    difference: "+ € 1.420,-",
    total: "Totaal € 2.670,-",
  },
  parameters: {
    docs: {
      guidance: {
        do: ["Newest first.", "Say what something was and what it became, in the names of the catalogue."],
        dont: ["Don't show ids or fields; who reads this knows products."],
      },
    },
  },
} satisfies Meta<typeof HistoryEntry>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Changed: Story = {};
export const Confirmed: Story = { args: { event: "Ruimte bevestigd", changes: [], difference: "Totaal gelijk" } };
export const WithAReason: Story = {
  args: { event: "Keuzes heropend", note: "De leidingen liggen anders.", changes: [], difference: "Totaal gelijk" },
  parameters: { screenshot: { skip: "The same entry with one line of text." } },
};
export const Removed: Story = {
  args: {
    changes: [{ key: "a", label: "Badkamer, Douchewand", before: "Glas helder, 90 cm", after: null }],
    difference: "− € 235,-",
  },
};
export const DifferenceUnknown: Story = { args: { difference: undefined } };
export const LongDutchText: Story = {
  args: {
    actor: "Mevrouw A.M. van der Schoonhoven-Oudenaarden, projectbeheerder",
    changes: [
      {
        key: "a",
        label: "Badkamer op de eerste verdieping, Inbouwthermostaatkraan",
        before: "Inbouwthermostaatkraanafdekplaatgarnituur rechthoekig",
        after: "Inbouwthermostaatkraanafdekplaatgarnituur rond, geborsteld roestvrijstaal",
      },
    ],
  },
};
