import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ColourName } from "./colour-name.tsx";

const meta = {
  title: "Showroom/Colour name/Tests",
  component: ColourName,
  tags: ["!autodocs", "!dev"],
  args: { name: "Groen", colour: "#6F8A6A" },
} satisfies Meta<typeof ColourName>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The sample has the colour, and says nothing: the name is read alone. */
export const ASampleBesideItsName: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("Groen")).toBeVisible();
    await expect(canvasElement.textContent).toBe("Groen");
    const fills = [...canvasElement.querySelectorAll("*")].map((one) => getComputedStyle(one));
    await expect(
      fills.some(({ backgroundColor, fill }) => [backgroundColor, fill].includes("rgb(111, 138, 106)")),
    ).toBe(true);
  },
};
