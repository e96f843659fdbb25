import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { MediaFrame } from "./media-frame.tsx";

test("the heading over a picture lies on a blurred ground", async () => {
  const screen = await render(<MediaFrame alt="Badkamer" header={<h2>Badkamer</h2>} />);
  const header = screen.getByRole("heading", { name: "Badkamer" }).element().parentElement;
  expect(header && getComputedStyle(header, "::before").backdropFilter).toMatch(/^blur\((?!0)\d+px\)$/);
});

test("without a picture words stand in its place", async () => {
  const screen = await render(<MediaFrame alt="Badkamer" placeholder="Er is nog geen beeld" />);
  await expect.element(screen.getByText("Er is nog geen beeld")).toBeVisible();
  expect(screen.container.querySelector("img")).toBeNull();
});
