import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Modal } from "./modal.tsx";

test("Tab and Shift+Tab cycle within the modal", async () => {
  const screen = await render(
    <>
      <button type="button">Buiten</button>
      <Modal open labelledBy="title">
        <h2 id="title">Inloggen</h2>
        <input aria-label="E-mailadres" />
        <button type="button">Verstuur</button>
      </Modal>
    </>,
  );
  const field = screen.getByRole("textbox", { name: "E-mailadres" });
  const button = screen.getByRole("button", { name: "Verstuur" });
  await expect.element(screen.getByRole("dialog", { name: "Inloggen" })).toHaveFocus();
  await userEvent.keyboard("{Tab}");
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard("{Tab}");
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard("{Tab}");
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
  await expect.element(button).toHaveFocus();
});

test("without `onDismiss`, pressing Escape repeatedly does not close it", async () => {
  const screen = await render(
    <Modal open labelledBy="title">
      <h2 id="title">Registreren</h2>
    </Modal>,
  );
  for (let press = 0; press < 3; press += 1) await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("dialog", { name: "Registreren" })).toBeVisible();
});

test("when the button that opened it is gone, the focus goes to its neighbour", async () => {
  const page = (open: boolean) => (
    <main>
      <a href="#inhoud">Naar de inhoud</a>
      <div>
        {open && <button type="button">Zet open</button>}
        <button type="button">Archiveer</button>
      </div>
    </main>
  );
  const screen = await render(page(true));
  await userEvent.click(screen.getByRole("button", { name: "Zet open" }));
  const modal = (
    <Modal open labelledBy="title">
      <h2 id="title">Project open zetten?</h2>
    </Modal>
  );
  await screen.rerender(
    <>
      {page(true)}
      {modal}
    </>,
  );
  await expect.element(screen.getByRole("dialog")).toHaveFocus();
  await screen.rerender(
    <>
      {page(false)}
      {modal}
    </>,
  );
  await screen.rerender(<>{page(false)}</>);
  await expect.element(screen.getByRole("button", { name: "Archiveer" })).toHaveFocus();
});
