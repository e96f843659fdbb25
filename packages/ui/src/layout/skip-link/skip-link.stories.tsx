import type { Meta, StoryObj } from "@storybook/react-vite";
import { SkipLink } from "./skip-link.tsx";

const meta = {
  title: "Layout/Skip link",
  component: SkipLink,
  args: { targetId: "inhoud" },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="inhoud" tabIndex={-1}>
        Druk op Tab om de snelkoppeling te zien.
      </main>
    </>
  ),
  parameters: {
    docs: {
      guidance: {
        do: ["Make it the first thing in the page."],
        dont: ["Don't hide it from the keyboard."],
      },
      keys: [
        {
          press: "Tab",
          does: "As the first press on a page: shows it and puts the focus on it.",
          story: "FirstTabThenEnterMovesTheFocus",
        },
        { press: "Enter", does: "Puts the focus on the content.", story: "FirstTabThenEnterMovesTheFocus" },
      ],
    },
  },
} satisfies Meta<typeof SkipLink>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: { label: "Naar de inhoud van de samenvatting van uw badkamer op de verdieping" },
};
