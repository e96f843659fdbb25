import type { Meta, StoryObj } from "@storybook/react-vite";
import { RoomProgress } from "./room-progress.tsx";

const meta = {
  title: "Staff/Room progress",
  component: RoomProgress,
  args: {
    rooms: [
      { id: 1, title: "Badkamer", confirmed: true },
      { id: 2, title: "Toilet", confirmed: false },
      { id: 3, title: "Woonvloer", confirmed: false },
    ],
  },
  parameters: {
    docs: {
      guidance: {
        do: ["Name every room that asks for choices, in the sequence of the showroom."],
        dont: ["Don't use it as navigation: it only tells."],
      },
    },
  },
} satisfies Meta<typeof RoomProgress>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Halfway: Story = {};
export const NothingConfirmed: Story = { args: { rooms: [{ id: 1, title: "Badkamer", confirmed: false }] } };
export const AllConfirmed: Story = {
  args: {
    rooms: [
      { id: 1, title: "Badkamer", confirmed: true },
      { id: 2, title: "Tweede badkamer op de eerste verdieping", confirmed: true },
      { id: 3, title: "Toilet", confirmed: true },
      { id: 4, title: "Woonvloer", confirmed: true },
    ],
  },
};
