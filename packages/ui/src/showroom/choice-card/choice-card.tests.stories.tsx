import { useState } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import Heart from "lucide-react/icons/heart";
import { IconButton } from "../../controls/icon-button/icon-button.tsx";
import { TileGrid } from "../tile-grid/tile-grid.tsx";
import { arrowsWalk, pressedByKeys } from "../../testing/keyboard.ts";
import { ChoiceCard } from "./choice-card.tsx";

const onSelect = fn();
const onDeselect = fn();

function ThreeCards() {
  const [value, setValue] = useState("a");
  return (
    <TileGrid label="Wandtegel">
      {["a", "b", "c"].map((id) => (
        <ChoiceCard
          key={id}
          value={id}
          title={`Tegel ${id}`}
          selected={id === value}
          disabledReason={id === "c" ? "Kies eerst een lichte voeg." : undefined}
          onSelect={() => {
            onSelect(id);
            setValue(id);
          }}
          onDeselect={() => onDeselect(id)}
        />
      ))}
    </TileGrid>
  );
}

const meta = {
  title: "Showroom/Choice card/Tests",
  component: ThreeCards,
  tags: ["!autodocs", "!dev"],
  beforeEach: () => {
    onSelect.mockClear();
    onDeselect.mockClear();
  },
} satisfies Meta<typeof ThreeCards>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Tab enters at the present choice, arrows move and choose. A disabled card gets the focus and says why, but is not
 * chosen.
 */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "Tegel a" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    const second = canvas.getByRole("radio", { name: "Tegel b" });
    await expect(second).toHaveFocus();
    await expect(second).toBeChecked();
    await expect(onSelect).toHaveBeenLastCalledWith("b");
    await userEvent.keyboard("{ArrowRight}");
    const disabled = canvas.getByRole("radio", { name: "Tegel c" });
    await expect(disabled).toHaveFocus();
    await expect(disabled).toHaveAccessibleDescription("Kies eerst een lichte voeg.");
    await expect(disabled).not.toBeChecked();
    await expect(second).toBeChecked();
    await expect(onSelect).toHaveBeenCalledTimes(1);
  },
};

/** Only a click on an already chosen radio calls `onDeselect`. */
export const ClickAgain: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const second = canvas.getByRole("radio", { name: "Tegel b" });
    await userEvent.click(second);
    await expect(onDeselect).not.toHaveBeenCalled();
    await userEvent.click(second);
    await expect(onDeselect).toHaveBeenCalledWith("b");
    await userEvent.keyboard(" ");
    await expect(onDeselect).toHaveBeenCalledTimes(2);
    await expect(onSelect).toHaveBeenCalledTimes(1);
  },
};

/** Only the chosen card has the word 'Gekozen'. */
export const ChosenWord: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText("Gekozen")).toHaveLength(1);
  },
};

export const ArrowsWalkBothWays: Story = {
  play: async ({ canvas }) => {
    const first = canvas.getByRole("radio", { name: "Tegel a" });
    await arrowsWalk(first, canvas.getByRole("radio", { name: "Tegel b" }));
    await expect(first).toBeChecked();
    await expect(onSelect.mock.calls.flat()).toEqual(["b", "a", "b", "a"]);
  },
};

export const OpenerByKeys: Story = {
  render: () => <ChoiceCard kind="opener" value="a" title="Tegel a" onSelect={() => onSelect("a")} />,
  play: async ({ canvas }) => {
    await pressedByKeys(canvas.getByRole("button", { name: "Tegel a" }), onSelect);
  },
};

/** Without a picture the word lies within the card: neither over its border nor over its title. */
export const ChosenWordWithinTheCard: Story = {
  render: () => <ChoiceCard value="a" title="60 x 46 cm" frame="sheet" selected />,
  play: async ({ canvas }) => {
    const badge = canvas.getByText("Gekozen").getBoundingClientRect();
    const control = canvas.getByRole("radio", { name: "60 x 46 cm" }).getBoundingClientRect();
    const title = canvas.getByText("60 x 46 cm").getBoundingClientRect();
    await expect(badge.top).toBeGreaterThan(control.top);
    await expect(badge.right).toBeLessThan(control.right);
    await expect(badge.bottom).toBeLessThanOrEqual(title.top);
  },
};

/** The button in the corner is above the card's control: pressing it does not choose the card. */
export const CornerIsPressedApart: Story = {
  render: () => (
    <ChoiceCard
      value="a"
      title="Tegel a"
      media={<span>Beeld</span>}
      corner={
        <IconButton
          icon={Heart}
          label="Favoriet: Tegel a"
          size="small"
          aria-pressed
          onClick={() => onDeselect("heart")}
        />
      }
      onSelect={() => onSelect("a")}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Favoriet: Tegel a" }));
    await expect(onDeselect).toHaveBeenCalledTimes(1);
    await expect(onSelect).not.toHaveBeenCalled();
  },
};
