import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { guidance } from "../testing/guidance.ts";
import { floorPlan, rooms } from "../testing/sample-materials.ts";
import { FirstPicture } from "./first-picture.tsx";
import { MediaFrame } from "./media-frame.tsx";

const meta = {
  title: "Showroom/Media frame",
  component: MediaFrame,
  subcomponents: { FirstPicture },
  parameters: {
    layout: "fullscreen",
    ...guidance(
      [
        "Build the alt text from the choices.",
        "Say beside the header that a rendered picture is an impression.",
        "Keep the last picture while a new one is made.",
        "Give its container a height on wide screens; the frame fills it.",
      ],
      ["Do not cover the picture with a spinner.", "Do not let it shrink inside a dialog."],
      [
        {
          press: "Tab",
          does: "Comes to showing the picture large.",
          story: "EnlargedByKeyboard",
        },
        { press: "Enter, Space", does: "Does what the button says.", story: "EnlargedByKeyboard" },
      ],
    ),
  },
  args: {
    src: rooms.travertine,
    alt: "Badkamer met wandtegel Solva travertin en vloertegel Veneto terrazzo",
    header: <h2>Badkamer</h2>,
    note: "Impressie",
    onFullScreen: fn(),
  },
  decorators: [
    (Story) => (
      // A fixed minimum height on wide screens, the picture's height on narrow ones
      <div style={{ display: "grid", minHeight: "min(48rem, 37.5vw)" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MediaFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Working: Story = { args: { status: "working" } };
export const WorkingWithProgress: Story = { args: { status: "working", progress: 0.6 } };
export const ServiceAway: Story = { args: { status: "unavailable", onRetry: fn() } };
export const Placeholder: Story = { args: { src: undefined } };
export const FirstPictureComing: Story = { args: { src: undefined, status: "working" } };
export const ServiceAwayWithoutPicture: Story = { args: { src: undefined, status: "unavailable", onRetry: fn() } };
export const FloorPlan: Story = {
  args: { src: floorPlan, fit: "contain", header: undefined, alt: "Plattegrond van de begane grond" },
};
export const ShrinksOnAPhone: Story = {
  args: { shrinks: true },
  decorators: [
    (Story) => (
      <div>
        <Story />
        <div style={{ height: "160rem", padding: "1.6rem" }}>
          Scroll: op een telefoon blijft een strook van het beeld staan.
        </div>
      </div>
    ),
  ],
};
/** A room picture: whole on a wide screen, with the sides cut off on a phone. */
export const Room: Story = { args: { fit: "room" } };
