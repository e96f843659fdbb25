import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { UndoToast } from "./undo-toast.tsx";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const SECONDS = 8000;

async function shown(id = 1) {
  const onDismiss = vi.fn();
  const onUndo = vi.fn();
  const toast = (own: number) => (
    <>
      <button type="button">Kaart</button>
      <UndoToast action={{ id: own, text: `Keuze ${own} gekozen` }} onUndo={onUndo} onDismiss={onDismiss} />
    </>
  );
  const screen = await render(toast(id));
  const button = (name: string) => screen.getByRole("button", { name }).element() as HTMLElement;
  return { onDismiss, onUndo, button, next: (own: number) => screen.rerender(toast(own)), screen };
}

test("it goes after some seconds", async () => {
  const { onDismiss } = await shown();
  vi.advanceTimersByTime(SECONDS - 1);
  expect(onDismiss).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onDismiss).toHaveBeenCalledOnce();
});

test("it stays while it has the focus or the pointer, and goes some seconds later", async () => {
  const { onDismiss, button, screen } = await shown();
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const undo = button("Ongedaan maken");
  await act(async () => undo.focus());
  vi.advanceTimersByTime(10 * SECONDS);
  expect(onDismiss).not.toHaveBeenCalled();
  await act(async () => undo.blur());
  const toast = screen.getByText("Keuze 1 gekozen").element().parentElement;
  await act(() => toast?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true })));
  vi.advanceTimersByTime(10 * SECONDS);
  expect(onDismiss).not.toHaveBeenCalled();
  await act(() => toast?.dispatchEvent(new PointerEvent("pointerout", { bubbles: true })));
  vi.advanceTimersByTime(SECONDS);
  expect(onDismiss).toHaveBeenCalledOnce();
});

test("a next action starts the time anew", async () => {
  const { onDismiss, next, screen } = await shown();
  vi.advanceTimersByTime(SECONDS - 1);
  await next(2);
  expect(screen.getByRole("status").element().textContent).toContain("Keuze 2 gekozen");
  vi.advanceTimersByTime(SECONDS - 1);
  expect(onDismiss).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onDismiss).toHaveBeenCalledOnce();
});

test("undo gives the focus back to where it came from", async () => {
  const { onUndo, button } = await shown();
  const card = button("Kaart");
  card.focus();
  button("Ongedaan maken").focus();
  button("Ongedaan maken").click();
  expect(onUndo).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(card);
});
