import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../../controls/button/button.tsx";
import { Link } from "../../controls/link/link.tsx";
import { Select } from "../../controls/select/select.tsx";
import { tabsThrough, tabTo } from "../../testing/keyboard.ts";
import { AccountMenu, AccountMenuSection } from "./account-menu.tsx";

const content = (
  <>
    <AccountMenuSection>
      <p>
        Marieke Jansen
        <br />
        m.jansen@voorbeeld.nl
      </p>
    </AccountMenuSection>
    <AccountMenuSection>
      <Select label="Woningtype" options={[{ value: "1", label: "Type A – hoekwoning" }]} />
      <Link href="/contact">Neem contact op</Link>
    </AccountMenuSection>
    <AccountMenuSection>
      <Button size="small">Uitloggen</Button>
    </AccountMenuSection>
  </>
);

const meta = {
  title: "Navigation/Account menu/Tests",
  component: AccountMenu,
  tags: ["!autodocs", "!dev"],
  args: { label: "Marieke Jansen", onOpenChange: fn(), children: content },
} satisfies Meta<typeof AccountMenu>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OpensByKeyboardAndEscapeGivesFocusBack: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const opener = canvas.getByRole("button", { name: "Marieke Jansen" });
    await userEvent.keyboard("{Enter}");
    const panel = await screen.findByRole("dialog", { name: "Marieke Jansen" });
    await waitFor(() => expect(panel).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const ClosedByAPressOutside: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Marieke Jansen" }));
    await screen.findByRole("dialog");
    await userEvent.click(document.body);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const TabWalksThroughItAndOnClosesIt: Story = {
  render: (args) => (
    <>
      <AccountMenu {...args} />
      <button type="button">Verder</button>
    </>
  ),
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "Marieke Jansen" });
    await tabTo(opener);
    await userEvent.keyboard(" ");
    await waitFor(() => expect(screen.getByRole("combobox", { name: "Woningtype" })).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(opener).toHaveFocus();
    await tabsThrough(
      screen.getByRole("combobox", { name: "Woningtype" }),
      screen.getByRole("link", { name: "Neem contact op" }),
      screen.getByRole("button", { name: "Uitloggen" }),
    );
    await tabTo(canvas.getByRole("button", { name: "Verder" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};
