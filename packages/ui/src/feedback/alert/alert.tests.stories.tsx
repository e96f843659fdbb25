import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Alert } from "./alert.tsx";

const meta = {
  title: "Feedback/Alert/Tests",
  component: Alert,
  tags: ["!autodocs", "!dev"],
  args: { children: "Controleer uw verbinding." },
} satisfies Meta<typeof Alert>;

export default meta;

type Story = StoryObj<typeof meta>;

export const LaterErrorIsReadAtOnce: Story = {
  args: { variant: "danger", announce: "assertive" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Fout: Controleer uw verbinding.");
  },
};

export const WhatIsThereFromTheStartIsSilent: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("alert")).toBeNull();
    await expect(canvas.queryByRole("status")).toBeNull();
    await expect(canvas.getByText("Informatie:")).toBeInTheDocument();
  },
};
