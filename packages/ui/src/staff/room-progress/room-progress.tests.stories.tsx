import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { RoomProgress } from "./room-progress.tsx";

const meta = {
  title: "Staff/Room progress/Tests",
  component: RoomProgress,
  tags: ["!autodocs", "!dev"],
  args: {
    rooms: [
      { id: 1, title: "Badkamer", confirmed: true },
      { id: 2, title: "Toilet", confirmed: false },
    ],
  },
} satisfies Meta<typeof RoomProgress>;

export default meta;

type Story = StoryObj<typeof meta>;

export const SaysTheStateOfEveryRoomInWords: Story = {
  play: async ({ canvas }) => {
    const rooms = within(canvas.getByRole("list", { name: "Voortgang per ruimte" })).getAllByRole("listitem");
    await expect(rooms.map((room) => room.textContent)).toEqual(["Badkamer: bevestigd", "Toilet: nog open"]);
  },
};
