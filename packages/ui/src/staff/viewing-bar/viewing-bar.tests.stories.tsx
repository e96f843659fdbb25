import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { pressedByKeys } from "../../testing/keyboard.ts";
import { ViewingBar } from "./viewing-bar.tsx";

const meta = {
  title: "Staff/Viewing bar/Tests",
  component: ViewingBar,
  tags: ["!autodocs", "!dev"],
  args: { buyer: "Noor van Dijk, bouwnummer 14", onLeave: fn() },
} satisfies Meta<typeof ViewingBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const SaysInWhosePlaceAndThatNothingCanChange: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("complementary", { name: "Meekijken" });
    await expect(bar).toHaveTextContent(
      "Alleen lezen U bekijkt de showroom als Noor van Dijk, bouwnummer 14. U kunt niets wijzigen.",
    );
  },
};

export const SaysThatItEndedAndLeadsBack: Story = {
  args: { ended: true },
  play: async ({ args, canvas, userEvent }) => {
    const bar = canvas.getByRole("complementary", { name: "Meekijken" });
    await expect(bar).toHaveTextContent(
      "Het meekijken is afgelopen U ziet de showroom niet langer als Noor van Dijk, bouwnummer 14. Open de koper opnieuw om verder te kijken.",
    );
    await expect(canvas.queryByRole("button", { name: "Stoppen met meekijken" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Terug naar de koper" }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

export const SaysThatTheBuyerDecidesAboutWhatIsPrepared: Story = {
  args: { kind: "prepare" },
  play: async ({ args, canvas, userEvent }) => {
    const bar = canvas.getByRole("complementary", { name: "Voorbereiden" });
    await expect(bar).toHaveTextContent(
      "Voorbereiden U kiest voor Noor van Dijk, bouwnummer 14. De koper geeft er akkoord op en dient zelf in.",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Stoppen met voorbereiden" }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

export const SaysThatAPreviewKeepsNothing: Story = {
  args: { kind: "preview", buyer: "2027-1" },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("complementary", { name: "Voorbeeld" });
    await expect(bar).toHaveTextContent("Catalogus 2027-1, nog niet gepubliceerd. Uw keuzes worden niet bewaard.");
    await expect(canvas.getByRole("button", { name: "Terug naar de catalogus" })).toBeVisible();
  },
};

export const LeavesByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await pressedByKeys(canvas.getByRole("button", { name: "Stoppen met meekijken" }), args.onLeave);
  },
};
