import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { longName } from "../../showroom/testing/long-texts.ts";
import { buyers } from "../../showroom/testing/sample-buyers.tsx";
import { BuyerTable } from "./buyer-table.tsx";

const [first] = buyers;

const meta = {
  title: "Staff/Buyer table",
  component: BuyerTable,
  args: { lines: buyers, sort: "buildNumber", direction: "asc", onSort: fn() },
  parameters: {
    docs: {
      guidance: {
        do: [
          "Give every buyer, however many: only rows near the window are drawn.",
          "Hand on the same line for a buyer that did not change.",
        ],
        dont: ["Don't show it empty: say that nobody was found."],
      },
      keys: [
        {
          press: "Tab",
          does: "Goes through the headings that sort, then from buyer to buyer.",
          story: "SortedAndOpenedByKeyboard",
        },
        {
          press: "Enter, Space",
          does: "On a heading: sorts by it; again: the other way round.",
          story: "SortedAndOpenedByKeyboard",
        },
        { press: "Enter", does: "On a buyer: opens the buyer's page.", story: "EnterOpensTheBuyer" },
      ],
    },
  },
} satisfies Meta<typeof BuyerTable>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ByBuildNumber: Story = {};
export const ByTotalFromHigh: Story = { args: { sort: "totalPrice", direction: "desc" } };
export const Empty: Story = { args: { lines: [] } };
export const LongDutchText: Story = {
  args: { lines: first ? [{ ...first, name: longName, note: "Hoekwoning verlengd met erker en dakopbouw" }] : [] },
};
