import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Picture } from "./picture.tsx";

const ROOM = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"/>')}`;

beforeEach(() => page.viewport(412, 823));

/** The `loading` attributes after the browser has told which pictures are in sight. */
async function loadingOf(container: Element) {
  for (let frames = 0; frames < 3; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  return [...container.querySelectorAll("img")].map(({ loading }) => loading);
}

test("pictures in sight load at once, and those below only when they come near", async () => {
  const screen = await render(
    <div>
      <Picture src={ROOM} alt="Badkamer" />
      <Picture src={ROOM} variant="plan" alt="Begane grond" />
      <div style={{ height: "823px" }} />
      <Picture src={ROOM} alt="Toilet" />
      <Picture src={ROOM} variant="plan" alt="Verdieping" />
    </div>,
  );
  expect(await loadingOf(screen.container)).toEqual(["eager", "eager", "lazy", "lazy"]);
});

test("a picture above the window or in a closed section is not in sight", async () => {
  const closed = (section: HTMLElement | null) => section?.setAttribute("hidden", "until-found");
  const screen = await render(
    <div>
      <div style={{ position: "absolute", top: "-900px" }}>
        <Picture src={ROOM} alt="Badkamer" />
      </div>
      <div ref={closed}>
        <Picture src={ROOM} alt="Toilet" />
      </div>
    </div>,
  );
  expect(await loadingOf(screen.container)).toEqual(["lazy", "lazy"]);
});

test("a picture that is put into its reserved place later is measured then", async () => {
  const screen = await render(<div style={{ height: "100px" }} />);
  await screen.rerender(
    <div style={{ height: "100px" }}>
      <Picture src={ROOM} alt="Badkamer" />
    </div>,
  );
  expect(await loadingOf(screen.container)).toEqual(["eager"]);
});

test("a portrait picture asks for the width of its part of the plate", async () => {
  const srcSet = `${ROOM} 512w, ${ROOM} 1200w`;
  const screen = await render(<Picture src={ROOM} srcSet={srcSet} alt="Toilet" upright />);
  expect(screen.container.querySelector("img")?.sizes).toBe("clamp(150px, 30vw, 360px)");
  await screen.rerender(<Picture src={ROOM} alt="Toilet" />);
  expect(screen.container.querySelector("img")?.hasAttribute("sizes")).toBe(false);
});
