import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { CheckboxGroup } from "../../controls/checkbox-group/checkbox-group.tsx";
import { PriceRange } from "../../controls/price-range/price-range.tsx";
import { guidance } from "../testing/guidance.ts";
import { FilterBar } from "./filter-bar.tsx";

const sizes = ["10 x 10 cm.", "30 x 60 cm.", "60 x 60 cm.", "60 x 120 cm."];

const meta = {
  title: "Showroom/Filter bar",
  component: FilterBar,
  parameters: guidance(
    [
      "Show every active filter as a chip that removes it.",
      "Use the sheet on phones, so that the picture stays in view.",
    ],
    ["Do not apply a price range while it is being dragged."],
    [
      {
        press: "Tab",
        does: "Goes through the filters, then through the chips of active filters.",
        story: "RemovesByKeyboard",
      },
      {
        press: "Enter, Space",
        does: "On a filter: opens it and puts the focus in it.",
        story: "OpenedAndLeftByKeyboard",
      },
      { press: "Enter, Space", does: "On a chip: removes the filter.", story: "RemovesByKeyboard" },
      {
        press: "Tab, Shift+Tab",
        does: "In an open filter: goes through its controls and back to its button; after the last one it closes.",
        story: "OpenedAndLeftByKeyboard",
      },
      { press: "Escape", does: "Closes the filter; its button has the focus again.", story: "OneAtATime" },
    ],
  ),
  args: {
    filters: [
      {
        id: "size",
        label: "Afmeting",
        summary: "2",
        content: (
          <CheckboxGroup
            legend="Afmeting"
            hideLegend
            selectAll
            options={sizes.map((size) => ({ value: size, label: size }))}
            value={sizes.slice(1, 3)}
            onValueChange={fn()}
          />
        ),
      },
      {
        id: "price",
        label: "Prijs",
        content: (
          <PriceRange
            label="Prijs per m²"
            bounds={{ low: 2100, high: 9900 }}
            value={{ low: 2100, high: 9900 }}
            onValueChange={fn()}
          />
        ),
      },
    ],
    onOpenChange: fn(),
    chips: [
      { id: "30", label: "30 x 60 cm.", onRemove: fn() },
      { id: "60", label: "60 x 60 cm.", onRemove: fn() },
    ],
    onClearAll: fn(),
    resultCount: "24 tegels",
  },
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Applied: Story = {};
export const NothingApplied: Story = {
  args: {
    chips: [],
    filters: [
      { id: "size", label: "Afmeting", content: "" },
      { id: "price", label: "Prijs", content: "" },
    ],
  },
};
export const SizesOpen: Story = {
  args: { open: "size" },
  parameters: { screenshot: { target: '[role="dialog"]' }, docs: { story: { inline: false, height: "360px" } } },
};
export const PriceOpenAsSheet: Story = {
  args: { open: "price", presentation: "sheet" },
  parameters: { screenshot: { target: '[role="dialog"]' }, docs: { story: { inline: false, height: "420px" } } },
};
/** On a phone the buttons are one line that scrolls. */
export const FourFilters: Story = {
  args: {
    presentation: "sheet",
    filters: [
      { id: "colour", label: "Kleur", title: "Kleur en uitstraling", summary: "2", content: "" },
      { id: "size", label: "Afmeting", content: "" },
      { id: "price", label: "Prijs", content: "" },
      { id: "extra", label: "Meerprijs", summary: "zonder, laagste eerst", content: "" },
    ],
  },
};
export const NoResults: Story = { args: { resultCount: "Geen tegels" } };
