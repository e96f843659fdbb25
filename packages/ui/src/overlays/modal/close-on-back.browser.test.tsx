import { useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { watchBack } from "./close-on-back.tsx";
import { Modal } from "./modal.tsx";

/** What the router sees. */
const routed = vi.fn();
/** Every move in the history. */
const moved = vi.fn();
window.addEventListener("popstate", moved, { capture: true });
let start = 0;

watchBack();
beforeEach(() => {
  // A page of its own in the history, as the router adds it.
  start += 1;
  history.pushState({ idx: start, key: `page-${start}` }, "");
  routed.mockClear();
  window.addEventListener("popstate", routed);
  return () => window.removeEventListener("popstate", routed);
});

function Opened({ busy = false }: { readonly busy?: boolean }) {
  const [first, setFirst] = useState(true);
  const [second, setSecond] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setFirst(true)}>
        Open
      </button>
      <Modal open={first} labelledBy="first" onDismiss={busy ? () => {} : () => setFirst(false)}>
        <h2 id="first">Eerste</h2>
        <button type="button" onClick={() => setSecond(true)}>
          Nog een
        </button>
        <button type="button" onClick={() => setFirst(false)}>
          Sluit
        </button>
        <Modal open={second} labelledBy="second" onDismiss={() => setSecond(false)}>
          <h2 id="second">Tweede</h2>
        </Modal>
      </Modal>
    </>
  );
}

const modal = (name: string) => page.getByRole("dialog", { name });
const idx = (): unknown => Object(history.state).idx;

test("Back closes the newest modal, then the one below, and then leaves the page", async () => {
  await render(<Opened />);
  await page.getByRole("button", { name: "Nog een" }).click();
  await expect.element(modal("Tweede")).toBeVisible();
  history.back();
  await expect.element(modal("Tweede")).not.toBeInTheDocument();
  await expect.element(modal("Eerste")).toBeVisible();
  await vi.waitFor(() => expect(Object(history.state).overlay).toBeDefined());
  history.back();
  await expect.element(modal("Eerste")).not.toBeInTheDocument();
  expect([idx(), routed.mock.calls.length]).toEqual([start, 0]);
  history.back();
  await vi.waitFor(() => expect(idx()).not.toBe(start));
  expect(routed).toHaveBeenCalled();
});

test("after a modal was closed by its button, one Back leaves the page", async () => {
  await render(<Opened />);
  await page.getByRole("button", { name: "Sluit" }).click();
  await expect.element(modal("Eerste")).not.toBeInTheDocument();
  history.back();
  await vi.waitFor(() => expect(idx()).not.toBe(start));
  expect(routed).toHaveBeenCalledTimes(1);
});

test("a modal that opens again adds no second entry, and Forward opens nothing", async () => {
  await render(<Opened />);
  const { length } = history;
  await page.getByRole("button", { name: "Sluit" }).click();
  await page.getByRole("button", { name: "Open" }).click();
  expect(history.length).toBe(length);
  history.back();
  await expect.element(modal("Eerste")).not.toBeInTheDocument();
  history.forward();
  await vi.waitFor(() => expect(Object(history.state).overlay).toBeDefined());
  await expect.element(modal("Eerste")).not.toBeInTheDocument();
  expect([idx(), routed.mock.calls.length]).toEqual([start, 0]);
});

test("after a navigation from a modal, Back shows the page once, and the next Back leaves it", async () => {
  const screen = await render(<Opened />);
  history.pushState({ idx: start + 1, key: "next" }, "");
  await screen.unmount();
  history.back();
  await vi.waitFor(() => expect(idx()).toBe(start));
  expect(routed).toHaveBeenCalledTimes(1);
  history.back();
  await vi.waitFor(() => expect(idx()).not.toBe(start));
  expect(routed).toHaveBeenCalledTimes(2);
});

test("a modal that may not be dismissed now stays", async () => {
  await render(<Opened busy />);
  for (let press = 0; press < 3; press += 1) {
    moved.mockClear();
    history.back();
    await vi.waitFor(() => expect(moved).toHaveBeenCalled());
    await vi.waitFor(() => expect(Object(history.state).overlay).toBeDefined());
  }
  await expect.element(modal("Eerste")).toBeVisible();
  expect(routed).not.toHaveBeenCalled();
});

/** The page gives itself another address, as the router does it for a filter. */
const filter = (name: string): void => history.replaceState({ idx: start, key: name }, "", `?maat=${name}`);

test("Back closes a modal in which the page got another address, and the address stays", async () => {
  await render(<Opened />);
  filter("groot");
  filter("klein");
  history.back();
  await expect.element(modal("Eerste")).not.toBeInTheDocument();
  expect([location.search, idx(), routed.mock.calls.length]).toEqual(["?maat=klein", start, 0]);
  history.back();
  await vi.waitFor(() => expect(idx()).not.toBe(start));
  expect(routed).toHaveBeenCalledTimes(1);
});

test("after a modal was closed by its button, Back and Forward keep the page's other address", async () => {
  await render(<Opened />);
  filter("groot");
  await page.getByRole("button", { name: "Sluit" }).click();
  history.back();
  await vi.waitFor(() => expect(idx()).not.toBe(start));
  expect(routed).toHaveBeenCalledTimes(1);
  history.forward();
  await vi.waitFor(() => expect(idx()).toBe(start));
  expect(location.search).toBe("?maat=groot");
});
