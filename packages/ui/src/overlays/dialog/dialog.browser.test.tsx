import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { BrandLogoProvider } from "./brand-logo.tsx";
import { Dialog, type DialogProps } from "./dialog.tsx";

const LONG = "Badkamerwastafelmeubelcombinatie ".repeat(20);

async function boxOf(size: DialogProps["size"], content: string): Promise<DOMRect> {
  const screen = await render(
    <Dialog open onOpenChange={() => {}} title="Formaat" {...(size && { size })}>
      {content}
    </Dialog>,
  );
  const dialog = screen.getByRole("dialog", { name: "Formaat" }).element();
  // Waits for the slide-in animation, which changes only the position.
  await Promise.all(dialog.getAnimations().map((animation) => animation.finished));
  const box = dialog.getBoundingClientRect();
  await screen.unmount();
  return box;
}

const rem = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

test("dialogs are between 30rem and 70rem wide, and a form is 60rem", async () => {
  await page.viewport(1600, 900);
  for (const size of ["medium", "form", "wide"] as const) {
    for (const content of ["Kort", LONG]) {
      const { width } = await boxOf(size, content);
      expect(width, `${size}: ${content.slice(0, 8)}`).toBeGreaterThanOrEqual(30 * rem());
      expect(width, `${size}: ${content.slice(0, 8)}`).toBeLessThanOrEqual(70 * rem());
    }
  }
  expect((await boxOf("form", "Kort")).width).toBeCloseTo(60 * rem(), 0);
  expect((await boxOf("wide", "Kort")).width).toBeCloseTo(70 * rem(), 0);
});

test("on a phone the text above a form scrolls with it, and the buttons stay in view", async () => {
  await page.viewport(390, 700);
  const screen = await render(
    <Dialog open dismissable={false} onOpenChange={() => {}} title="Registreren" description={LONG} footer="Verder">
      <div style={{ height: "800px" }} />
    </Dialog>,
  );
  const dialog = screen.getByRole("dialog", { name: "Registreren" }).element();
  await Promise.all(dialog.getAnimations().map((animation) => animation.finished));
  const footer = screen.getByText("Verder").element();
  const bottom = footer.getBoundingClientRect().bottom;
  expect(bottom).toBeLessThanOrEqual(700);
  dialog.scrollTo(0, 400);
  expect(dialog.scrollTop).toBe(400);
  expect(screen.getByRole("heading").element().getBoundingClientRect().bottom).toBeLessThan(0);
  expect(footer.getBoundingClientRect().bottom).toBe(bottom);
  await screen.unmount();
});

test("a workbench dialog is 70vw by 80vh, a gallery 70vw by 70vh", async () => {
  for (const [width, height] of [
    [1280, 800],
    [1920, 1080],
  ] as const) {
    await page.viewport(width, height);
    const workbench = await boxOf("workbench", "Kort");
    expect(workbench.width).toBeCloseTo(0.7 * width, 0);
    expect(workbench.height).toBeCloseTo(0.8 * height, 0);
    const gallery = await boxOf("gallery", LONG);
    expect(gallery.width).toBeCloseTo(0.7 * width, 0);
    expect(gallery.height).toBeCloseTo(0.7 * height, 0);
  }
});

test("on a phone these two fill the window", async () => {
  await page.viewport(360, 640);
  for (const size of ["workbench", "gallery"] as const) {
    const { width, height } = await boxOf(size, "Kort");
    expect(height).toBe(640);
    // Unlike a phone's, this browser's scrollbar takes space.
    expect(width).toBeGreaterThanOrEqual(360 - 15);
  }
});

test("the logo next to the title is 6.5rem wide", async () => {
  await page.viewport(1280, 800);
  const screen = await render(
    <BrandLogoProvider logo={<svg viewBox="0 0 10 10" data-testid="logo" />}>
      <Dialog open onOpenChange={() => {}} title="Inloggen">
        Kort
      </Dialog>
    </BrandLogoProvider>,
  );
  const logo = screen.getByTestId("logo").element().parentElement;
  expect(logo?.getBoundingClientRect().width).toBeCloseTo(6.5 * rem(), 0);
});
