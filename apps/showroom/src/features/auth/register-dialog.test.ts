import { createElement } from "react";
import { aUser } from "@showroom/domain/testing/a-user";
import type { DialogProps } from "@showroom/ui/overlays/dialog/dialog";
import { expect, test, vi } from "vitest";
import { showOnPage } from "../../../testing/show-routes.tsx";
import { RegisterDialog } from "./register-dialog.tsx";

const shown = vi.hoisted((): DialogProps[] => []);
// A dialog needs a browser. What it does with these properties is tested with the component.
vi.mock("@showroom/ui/overlays/dialog/dialog", () => ({
  Dialog: (props: DialogProps) => {
    shown.push(props);
    return null;
  },
}));

test("the registration is a form, 60rem wide, that nothing but registering closes", () => {
  showOnPage(
    createElement(RegisterDialog, { user: aUser(), onRegistered: () => {}, reopen: () => Promise.resolve(true) }),
  );
  expect(shown).toHaveLength(1);
  const { open, dismissable, hideCloseButton, size = "form" } = shown[0]!;
  expect({ open, dismissable, hideCloseButton, size }).toEqual({
    open: true,
    dismissable: false,
    hideCloseButton: true,
    size: "form",
  });
});
