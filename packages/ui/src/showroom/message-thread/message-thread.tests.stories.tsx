import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { MessageThread } from "./message-thread.tsx";

const message = {
  id: "1",
  by: "S. de Vries",
  at: "2026-11-21T13:05:00Z",
  moment: "21-11-2026 14:05",
  own: true,
  words: "Kan dit mat?",
};

const meta = {
  title: "Showroom/Message thread/Tests",
  component: MessageThread,
  tags: ["!autodocs", "!dev"],
  args: {
    title: "Solva travertin",
    messages: [message, { ...message, id: "2", own: false, isNew: true, words: "Ja" }],
  },
} satisfies Meta<typeof MessageThread>;

export default meta;

type Story = StoryObj<typeof meta>;

/** What was not seen says so in a word. */
export const NamesWhatIsNew: Story = {
  play: async ({ canvas }) => {
    const thread = within(canvas.getByRole("region", { name: "Solva travertin" }));
    const [first, second] = thread.getAllByRole("listitem");
    await expect(first).not.toHaveTextContent("Nieuw");
    await expect(second).toHaveTextContent("S. de Vries 21-11-2026 14:05 Nieuw");
    await expect(thread.getAllByRole("time")[0]).toHaveAttribute("datetime", message.at);
  },
};

export const WithoutMessagesThereIsNoEmptyList: Story = {
  args: { messages: [], facts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("list")).toBeNull();
  },
};
