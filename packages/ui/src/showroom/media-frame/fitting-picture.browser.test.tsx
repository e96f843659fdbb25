import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { MediaFrame } from "./media-frame.tsx";

const files = new Map<string, string>();

/**
 * The address of a picture of a width in pixels, twice as wide as high. Each test has its own colors, and no `data:`
 * addresses: of files that it has already, Chromium picks the largest.
 */
function file(color: string, width: number): string {
  const key = `${color} ${width}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width / 2}"><rect width="100%" height="100%" fill="${color}"/></svg>`;
  const address = files.get(key) ?? URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  files.set(key, address);
  return address;
}
const whole = (color: string) => file(color, 1_920);
const copies = (color: string) => [512, 960, 1_920].map((width) => `${file(color, width)} ${width}w`).join(", ");

/** The frame of a room picture, 400 pixels high. */
function Room({ color, width, srcSet }: { color: string; width: string; srcSet?: string | undefined }) {
  return (
    <div style={{ display: "grid", width, height: "400px" }}>
      <MediaFrame src={whole(color)} srcSet={srcSet} alt={color} fit="room" />
    </div>
  );
}

/** Addresses of the files that loaded, in order. */
let loads: string[];
beforeEach(async () => {
  loads = [];
  await page.viewport(1_280, 800);
  const note = ({ target }: Event): void => {
    if (target instanceof HTMLImageElement) loads.push(target.currentSrc);
  };
  document.addEventListener("load", note, true);
  return () => document.removeEventListener("load", note, true);
});

const shownFile = (container: Element) => container.querySelector<HTMLImageElement>("img:last-of-type")?.currentSrc;
const settle = () => new Promise((resolve) => setTimeout(resolve, 300));

test("one file is loaded of each picture, of the width at which it is drawn", async () => {
  const screen = await render(<Room color="red" width="400px" srcSet={copies("red")} />);
  await expect.poll(() => loads).toEqual([file("red", 512)]);
  await screen.rerender(<Room color="green" width="400px" srcSet={copies("green")} />);
  await expect.poll(() => shownFile(screen.container)).toBe(file("green", 512));
  await settle();
  expect(loads).toEqual([file("red", 512), file("green", 512)]);
  expect(screen.container.querySelectorAll("img")).toHaveLength(1);
});

test("the edges that are cut off count", async () => {
  // 480 pixels wide and 400 high: drawn 600 pixels wide.
  await render(<Room color="blue" width="480px" srcSet={copies("blue")} />);
  await expect.poll(() => loads).toEqual([file("blue", 960)]);
});

/** The address of a bitmap. Unlike drawings, their sizes on the page are rounded. */
async function bitmap(width: number, height: number): Promise<string> {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext("2d")?.fillRect(0, 0, width, height);
  return URL.createObjectURL(await canvas.convertToBlob({ type: "image/jpeg" }));
}

test.each([
  [960, 540, 1_320, 743],
  [600, 800, 960, 1_280],
  [960, 960, 1_320, 1_320],
])("a copy is drawn in exactly the place of the preview of %i by %i before it", async (width, height, wide, high) => {
  await page.viewport(1_000, 800);
  const srcSet = `${await bitmap(wide, high)} ${wide}w`;
  const [preview, whole] = [await bitmap(width, height), await bitmap(2 * width, 2 * height)];
  const frame = (src: string, set?: string) => (
    <div style={{ width: "439px" }}>
      <MediaFrame src={src} srcSet={set} alt={src} fit="room" />
    </div>
  );
  const screen = await render(frame(preview));
  const shown = () => screen.container.querySelector<HTMLImageElement>("img:last-of-type[data-ready]");
  const place = () => {
    const { left, top, width: w, height: h } = shown()?.getBoundingClientRect() ?? new DOMRect();
    return [left, top, w, h];
  };
  await expect.poll(() => shown()?.alt).toBe(preview);
  const before = place();
  await screen.rerender(frame(whole, srcSet));
  await expect.poll(() => shown()?.alt).toBe(whole);
  await settle();
  expect(shown()?.currentSrc).not.toBe(whole);
  expect(place()).toEqual(before);
});

test("a picture that is shown whole already is not loaded again in another size", async () => {
  const screen = await render(<Room color="teal" width="400px" />);
  await expect.poll(() => loads).toEqual([whole("teal")]);
  await screen.rerender(<Room color="teal" width="400px" srcSet={copies("teal")} />);
  await settle();
  expect(loads).toEqual([whole("teal")]);
  expect(screen.container.querySelector("img")?.srcset).toBe("");
});

test("a picture that comes back while it fades is not loaded again", async () => {
  const screen = await render(<Room color="olive" width="400px" srcSet={copies("olive")} />);
  await expect.poll(() => loads).toHaveLength(1);
  await screen.rerender(<Room color="plum" width="400px" srcSet={copies("plum")} />);
  const [first] = screen.container.querySelectorAll("img");
  await screen.rerender(<Room color="olive" width="400px" srcSet={copies("olive")} />);
  expect(screen.container.querySelector("img:last-of-type")).toBe(first);
  await settle();
  expect(loads.filter((address) => address === file("olive", 512))).toHaveLength(1);
});

test("a window that grows loads a sharper file, one that shrinks loads nothing", async () => {
  const screen = await render(<Room color="navy" width="40vw" srcSet={copies("navy")} />);
  await expect.poll(() => loads).toEqual([file("navy", 960)]);
  await page.viewport(1_920, 800);
  await settle();
  await page.viewport(2_560, 800);
  await expect.poll(() => shownFile(screen.container)).toBe(whole("navy"));
  await page.viewport(800, 800);
  await settle();
  // A file that is there already reports a load again when its size on the page changes.
  expect([...new Set(loads)]).toEqual([file("navy", 960), whole("navy")]);
});
