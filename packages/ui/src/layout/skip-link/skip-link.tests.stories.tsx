import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { SkipLink } from "./skip-link.tsx";

const meta = {
  title: "Layout/Skip link/Tests",
  component: SkipLink,
  tags: ["!autodocs", "!dev"],
  args: { targetId: "inhoud" },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <a href="#een">Menu</a>
      <main id="inhoud" tabIndex={-1}>
        Inhoud
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FirstTabThenEnterMovesTheFocus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Naar de inhoud" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("main")).toHaveFocus();
  },
};
