import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { FirstPicture } from "./first-picture.tsx";
import { MediaFrame } from "./media-frame.tsx";

test("the heading over a picture has a blurred background", async () => {
  const screen = await render(<MediaFrame alt="Badkamer" header={<h2>Badkamer</h2>} />);
  const header = screen.getByRole("heading", { name: "Badkamer" }).element().closest("figcaption");
  expect(header && getComputedStyle(header, "::before").backdropFilter).toMatch(/^blur\((?!0)\d+px\)$/);
});

test("without a picture a text is shown instead", async () => {
  const screen = await render(<MediaFrame alt="Badkamer" placeholder="Er is nog geen beeld" />);
  await expect.element(screen.getByText("Er is nog geen beeld")).toBeVisible();
  expect(screen.container.querySelector("img")).toBeNull();
});

test("a picture that the page showed before stays visible without a fade", async () => {
  const src = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"/>')}#known`;
  const known = Object.assign(new Image(), { src });
  document.body.append(known);
  await known.decode();
  const screen = await render(<MediaFrame src={src} alt="Badkamer" fit="room" />);
  expect(getComputedStyle(screen.getByRole("img", { name: "Badkamer" }).element()).opacity).toBe("1");
  known.remove();
});

test("the place of a first picture has its shape, and is named only while the page's script fills it", async () => {
  const picture = { url: "data:image/gif;base64,R0lGODlhAQABAAAAACw=", width: 1_200, height: 1_600 };
  const screen = await render(<FirstPicture picture={picture} fit="room" />);
  const image = screen.container.querySelector("img");
  expect(image?.parentElement?.style.getPropertyValue("--ratio")).toBe("0.75");
  expect(image?.parentElement?.dataset).toMatchObject({ upright: "true" });
  expect(image?.parentElement?.dataset["picturePlace"]).toBeUndefined();
  await screen.rerender(<FirstPicture picture={null} fit="room" awaited />);
  expect(screen.container.querySelector("img")).toBeNull();
  expect(screen.container.querySelector<HTMLElement>("[data-picture-place]")?.dataset["picturePlace"]).toBeTruthy();
});

test("a room picture fills a taller frame, with at most a tenth cut off at each side", async () => {
  await page.viewport(1280, 800);
  const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"/>')}`;
  const screen = await render(
    <div style={{ width: "700px", height: "600px" }}>
      <MediaFrame src={picture} alt="Badkamer" fit="room" />
    </div>,
  );
  const shown = screen.getByRole("img", { name: "Badkamer" });
  await expect.poll(() => Math.round(shown.element().getBoundingClientRect().width)).toBe(875);
  expect(Math.round(shown.element().getBoundingClientRect().left)).toBe(
    Math.round(screen.container.getBoundingClientRect().left - 87.5),
  );
});
