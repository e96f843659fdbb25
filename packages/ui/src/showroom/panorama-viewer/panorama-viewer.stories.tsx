import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { guidance } from "../testing/guidance.ts";
import { longName } from "../testing/long-texts.ts";
import { partChoices } from "../testing/sample-parts.tsx";
import { faces, panoramaParts } from "../testing/sample-panorama.ts";
import { rooms } from "../testing/sample-materials.ts";
import { PanoramaViewer } from "./panorama-viewer.tsx";

const meta = {
  title: "Showroom/Panorama viewer",
  component: PanoramaViewer,
  parameters: {
    layout: "fullscreen",
    screenshot: { target: "[role=dialog]" },
    ...guidance(
      ["Ask for the faces in the order that `onLook` gives.", "Give it a still, for who wants less motion."],
      ["Don't open it by itself: its pictures cost as much as three stills."],
      [
        { press: "Tab", does: "Walks through the buttons.", story: "TurnedByKeyboard" },
        { press: "Shift+Tab", does: "Goes back.", story: "TurnedByKeyboard" },
        { press: "Enter, Space", does: "Does what the button says.", story: "TurnedByKeyboard" },
        { press: "ArrowLeft, ArrowRight, ArrowUp, ArrowDown", does: "Turns the view.", story: "TurnedByKeyboard" },
        { press: "Letters", does: "+ and - go nearer and back, 0 looks straight ahead.", story: "TurnedByKeyboard" },
        { press: "Escape", does: "Closes it.", story: "ClosedByEscape" },
      ],
    ),
  },
  args: {
    title: "Badkamer",
    note: "Impressie",
    alt: "Badkamer met wandtegel Solva travertin en vloertegel Veneto terrazzo",
    faces,
    state: "ready",
    parts: panoramaParts,
    choices: partChoices,
    onClose: fn(),
  },
} satisfies Meta<typeof PanoramaViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
/** Before the first side is there: the picture of the page. Who wants less motion sees it first. */
export const FirstPicture: Story = { args: { faces: {}, state: "working", still: rooms.travertine } };
export const Working: Story = { args: { faces: { back: faces.back }, state: "working" } };
export const Failed: Story = { args: { faces: { back: faces.back }, state: "failed", onRetry: fn() } };
export const LongDutchText: Story = { args: { title: longName } };
