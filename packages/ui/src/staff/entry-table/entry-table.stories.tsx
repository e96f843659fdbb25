import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextField } from "../../controls/text-field/text-field.tsx";
import { EntryTable } from "./entry-table.tsx";

const HEADINGS = ["Prijs (€)", "Retourprijs (€)"];

const row = (name: string, ...values: readonly string[]) => ({
  id: name,
  name,
  fields: values.map((value, at) => (
    <TextField key={HEADINGS[at]} hideLabel label={`${HEADINGS[at]}, ${name}`} defaultValue={value} />
  )),
});

const meta = {
  title: "Staff/Entry table",
  component: EntryTable,
  args: {
    title: "Producten",
    nameHeading: "Naam",
    headings: HEADINGS,
    rows: [row("WT-1 Basis mat", "21,50", "21,50"), row("WT-2 Duin", "34,90", "0")],
  },
  parameters: {
    docs: {
      keys: [{ press: "Tab", does: "Puts the focus on the table, then on each field.", story: "IsReachedByKeyboard" }],
      guidance: {
        do: ["Fields whose labels name the column and the entry."],
        dont: ["Don't use it for what is read only: that is a table without fields."],
      },
    },
  },
} satisfies Meta<typeof EntryTable>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const Empty: Story = { args: { rows: [] } };
export const LongDutchText: Story = {
  args: { rows: [row("ITK-1 Inbouwthermostaatkraanafdekplaatgarnituur, geborsteld roestvrijstaal", "1235,50", "980")] },
};
