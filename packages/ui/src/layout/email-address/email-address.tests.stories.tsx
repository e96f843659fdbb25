import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { EmailAddress } from "./email-address.tsx";

const meta = {
  title: "Layout/Email address/Tests",
  component: EmailAddress,
  tags: ["!autodocs", "!dev"],
  args: { address: "koper.halverwege@lindehof.example" },
} satisfies Meta<typeof EmailAddress>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The selected and copied text is the address without breaks. */
export const BrokenBetweenItsParts: Story = {
  render: (args) => (
    <p data-testid="place" style={{ width: "14rem" }}>
      <EmailAddress {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    const place = canvas.getByTestId("place");
    const range = document.createRange();
    const tops = [...place.querySelectorAll("span")].map((part) => {
      range.selectNodeContents(part);
      return [...range.getClientRects()].map(({ top }) => top);
    });
    // Each part is on one line, and there are several lines.
    await expect(tops.map((lines) => new Set(lines).size)).toEqual([1, 1, 1, 1]);
    await expect(new Set(tops.flat()).size).toBeGreaterThan(1);
    getSelection()?.selectAllChildren(place);
    await expect(getSelection()?.toString()).toBe("koper.halverwege@lindehof.example");
    getSelection()?.removeAllRanges();
  },
};
