import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Text } from "./text.tsx";

const meta = {
  title: "Layout/Text/Tests",
  component: Text,
  tags: ["!autodocs", "!dev"],
  args: { as: "span", size: 14, tone: "muted", children: "3 afwijkingen" },
} satisfies Meta<typeof Text>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Keeps the text font inside a heading. */
export const KeepsItsFaceInAHeading: Story = {
  decorators: [
    (Story) => (
      <h2>
        Badkamer <Story />
      </h2>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Badkamer 3 afwijkingen" })).toBeVisible();
    const { fontFamily } = getComputedStyle(canvas.getByText("3 afwijkingen"));
    await expect(fontFamily).toMatch(/^"Instrument Sans Variable"/);
  },
};

/** The fonts that the browser loaded for characters that Dutch text does not have. */
const restFonts = async (): Promise<readonly string[]> => {
  await document.fonts.ready;
  return [...document.fonts]
    .filter(({ family, status }) => / Rest"?$/.test(family) && status === "loaded")
    .map(({ family }) => family.replaceAll('"', ""));
};

/** A letter outside Dutch text loads the font that has it. */
export const LoadsRareLetters: Story = {
  args: { children: "Sint-Jan in Œuvry" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Sint-Jan in Œuvry")).toBeVisible();
    await waitFor(async () => {
      await expect(await restFonts()).toEqual(["Instrument Sans Rest"]);
    });
  },
};

/** Attributes such as `role` are passed to the element. */
export const AnnouncesItself: Story = {
  args: { role: "status" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("3 afwijkingen");
  },
};
