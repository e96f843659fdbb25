import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { commands, page, utils } from "vitest/browser";
import { cleanup, render } from "vitest-browser-react";
import type { PicturedComponent } from "./catalogue.ts";
import { Sheet } from "./sheet.tsx";

const WIDTHS = [320, 768, 1280] as const;
const VIEW_HEIGHT = 800;
/** Maximum height of a screenshot in the browser. A higher sheet is captured in parts. */
const MAX_HEIGHT = 6000;

/**
 * The colours to capture at a width. Forced colours do not change the layout, so `npm test` has them at one width; all other runs, such
 * as the nightly one, have all.
 */
const coloursAt = (width: number): readonly ("normal" | "forced")[] =>
  import.meta.env["LOOKS"] === "few" && width !== WIDTHS[0] ? ["normal"] : ["normal", "forced"];

async function pictured(element: HTMLElement, name: string, width: number) {
  for (const colours of coloursAt(width)) {
    await commands.emulateForcedColors(colours === "forced");
    const part = page.elementLocator(element);
    const picture = `${name}-${colours}`;
    if (await commands.looksAsRecorded(part.selector, picture)) continue;
    await expect(part).toMatchScreenshot(picture);
    await commands.recordLook(part.selector, picture);
  }
}

/**
 * The ARIA tree as text, compared exactly. Vitest's own matcher accepts partial snapshots and would miss an added state
 * or word.
 */
function reading(element: HTMLElement): string {
  const { generateAriaTree, renderAriaTree } = utils.aria;
  return `\n${renderAriaTree(generateAriaTree(element))}\n`;
}

/** Loads all pictures, also outside of the viewport, because a late picture changes the height. */
async function allPictures(element: HTMLElement): Promise<void> {
  const pictures = Array.from(element.querySelectorAll("img"));
  for (const picture of pictures) picture.loading = "eager";
  // A broken picture may be part of a story.
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
}

/** Captures a sheet from top to bottom. A sheet above the maximum height is moved up and captured in parts. */
async function picturedWhole(sheet: HTMLElement, window: HTMLElement, name: string, width: number): Promise<void> {
  const height = Math.ceil(sheet.getBoundingClientRect().height);
  if (height <= MAX_HEIGHT) return pictured(sheet, name, width);
  for (let top = 0, part = 1; top < height; top += MAX_HEIGHT, part += 1) {
    window.style.cssText = `height: ${Math.min(MAX_HEIGHT, height - top)}px; overflow: hidden;`;
    sheet.style.marginBlockStart = `${-top}px`;
    await pictured(window, part === 1 ? name : `${name}-part-${part}`, width);
  }
}

/** Declares the tests of these components: an ARIA snapshot and screenshots of all stories. */
export function pictureComponents(components: readonly PicturedComponent[]) {
  afterEach(async () => {
    await cleanup();
    await commands.emulateForcedColors(false);
  });

  describe.each(components)("$path", pictureComponent);
}

/** Components whose stories keep their pictures. */
const KEEPS_PICTURES = "showroom/material-texture";

function pictureComponent({ path, inPage, floating }: PicturedComponent) {
  beforeEach(() => {
    document.body.toggleAttribute("data-flat-pictures", path !== KEEPS_PICTURES);
  });

  const fileName = path.replaceAll("/", "-");

  test.skipIf(inPage.length === 0)("reads the same", async () => {
    await page.viewport(1280, VIEW_HEIGHT);
    const { container } = await render(<Sheet stories={inPage} />);
    expect(reading(container)).toMatchSnapshot();
  });

  test.skipIf(inPage.length === 0).each(WIDTHS)("looks the same at %i px", async (width) => {
    await page.viewport(width, VIEW_HEIGHT);
    const { container } = await render(<Sheet stories={inPage} />);
    const sheet = container.querySelector<HTMLElement>("[data-sheet]");
    if (!sheet) throw new Error("The sheet did not render");
    await allPictures(sheet);
    // Twice, because an element with a height relative to the window grows once with it
    for (let turn = 0; turn < 2; turn += 1) {
      await page.viewport(width, Math.min(MAX_HEIGHT, Math.max(VIEW_HEIGHT, Math.ceil(sheet.scrollHeight))));
    }
    await picturedWhole(sheet, container, `${fileName}-${width}`, width);
  });

  for (const { name, Story, target, play } of floating) {
    test(`${name} reads and looks the same`, async () => {
      await page.viewport(1280, VIEW_HEIGHT);
      const { container } = await render(<Story />);
      await play?.({ canvasElement: container });
      const find = () => document.querySelector<HTMLElement>(target);
      await expect.poll(find).not.toBeNull();
      const element = find();
      if (!element) throw new Error(`Nothing floats at ${target}`);
      expect(reading(element)).toMatchSnapshot();
      await allPictures(element);
      for (const width of WIDTHS) {
        await page.viewport(width, VIEW_HEIGHT);
        await pictured(element, `${fileName}-${name}-${width}`, width);
      }
    });
  }
}
