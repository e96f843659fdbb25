import { useState } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { pressedByKeys, tabTo } from "../../testing/keyboard.ts";
import { FilterBar } from "./filter-bar.tsx";

const onRemove = fn();

function TwoFilters() {
  const [open, setOpen] = useState<string>();
  return (
    <FilterBar
      open={open}
      onOpenChange={setOpen}
      filters={[
        {
          id: "size",
          label: "Afmeting",
          summary: "1",
          content: (
            <label>
              <input type="checkbox" /> 10 x 10 cm.
            </label>
          ),
        },
        {
          id: "price",
          label: "Prijs",
          content: (
            <label>
              <input type="checkbox" /> tot € 50,-
            </label>
          ),
        },
      ]}
      chips={[{ id: "a", label: "10 x 10 cm.", onRemove }]}
      resultCount="12 tegels"
    />
  );
}

const meta = { title: "Showroom/Filter bar/Tests", component: TwoFilters, tags: ["!autodocs", "!dev"] } satisfies Meta<
  typeof TwoFilters
>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opening one filter closes the other; Escape closes it and restores the focus. */
export const OneAtATime: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const page = within(document.body);
    await userEvent.click(canvas.getByRole("button", { name: /^Afmeting/ }));
    await page.findByRole("checkbox", { name: "10 x 10 cm." });
    await userEvent.click(canvas.getByRole("button", { name: "Prijs" }));
    await page.findByRole("checkbox", { name: "tot € 50,-" });
    await waitFor(() => expect(page.queryByRole("checkbox", { name: "10 x 10 cm." })).not.toBeInTheDocument());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page.queryByRole("checkbox")).not.toBeInTheDocument());
    await expect(canvas.getByRole("button", { name: "Prijs" })).toHaveFocus();
  },
};

export const RemovesByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    onRemove.mockClear();
    await pressedByKeys(
      within(canvasElement).getByRole("button", { name: "Filter 10 x 10 cm. verwijderen" }),
      onRemove,
    );
  },
};

export const OpenedAndLeftByKeyboard: Story = {
  play: async ({ canvas }) => {
    const page = within(document.body);
    const opener = canvas.getByRole("button", { name: /^Afmeting/ });
    await tabTo(opener);
    await userEvent.keyboard("{Enter}");
    const box = await page.findByRole("checkbox", { name: "10 x 10 cm." });
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(opener).toHaveFocus();
    await userEvent.keyboard(" ");
    await waitFor(() => expect(page.queryByRole("checkbox")).not.toBeInTheDocument());
    await userEvent.keyboard(" ");
    await waitFor(() => expect(page.getByRole("checkbox", { name: "10 x 10 cm." })).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Prijs" })).toHaveFocus();
    await waitFor(() => expect(page.queryByRole("checkbox")).not.toBeInTheDocument());
  },
};
