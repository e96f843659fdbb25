import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useRef } from "react";
import { ToastProvider, useToast, type ToastMessage } from "./toast.tsx";

const meta = {
  title: "Overlays/Toast",
  component: ToastProvider,
  args: { children: null },
  parameters: {
    screenshot: { target: "section [role=group]" },
    docs: {
      story: { inline: false, height: "200px" },
      guidance: {
        do: ["Say what happened and offer to undo it.", "Use it for what concerns no one place on the page."],
        dont: ["Don't put the only word of an error in it.", "Don't ask anything in it."],
      },
      keys: [
        {
          press: "Tab",
          does: "Comes after the page to what the message offers, then to its cross.",
          story: "UndoneByKeyboard",
        },
        { press: "Enter", does: "Does what the button says.", story: "UndoneByKeyboard" },
        { press: "Space", does: "Does the same; on the cross: takes the message away.", story: "ClosedBySpace" },
      ],
    },
  },
} satisfies Meta<typeof ToastProvider>;

export default meta;

type Story = StoryObj<typeof meta>;

interface ShownToastProps {
  message: ToastMessage;
}

function ShownToast({ message }: ShownToastProps) {
  const { show } = useToast();
  const shown = useRef(false);
  useEffect(() => {
    if (shown.current) return;
    shown.current = true;
    show(message);
  }, [show, message]);
  return <p>De melding verschijnt onderaan.</p>;
}

export const Neutral: Story = { args: { children: <ShownToast message={{ title: "Uw keuzes zijn overgenomen." }} /> } };
export const WithUndo: Story = {
  args: {
    children: (
      <ShownToast
        message={{
          title: "Vloertegel gewijzigd",
          description: "De voeg is aangepast naar de standaardvoeg.",
          actionLabel: "Ongedaan maken",
        }}
      />
    ),
  },
};
export const Danger: Story = {
  args: {
    children: (
      <ShownToast
        message={{ variant: "danger", title: "Uw wijziging is niet opgeslagen.", actionLabel: "Opnieuw proberen" }}
      />
    ),
  },
};
export const LongText: Story = {
  args: {
    children: (
      <ShownToast
        message={{
          title: "Inbouwthermostaatkraanafdekplaatgarnituur rechthoekig gewijzigd",
          description: "De planchet en de wastafelkraan zijn aangepast omdat zij niet bij uw nieuwe keuze passen.",
          actionLabel: "Ongedaan maken",
        }}
      />
    ),
  },
};
