import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import CircleUser from "lucide-react/icons/circle-user";
import { IconButton } from "../../controls/icon-button/icon-button.tsx";
import { SaveStatus } from "../../feedback/save-status/save-status.tsx";
import { UndoRedo } from "../undo-redo/undo-redo.tsx";
import { TopBar } from "./top-bar.tsx";

/** The pages of a step have actions, those without a price bar have a total. */
const PAGES = [
  { actions: <UndoRedo onUndo={() => {}} /> },
  { total: { amount: "€ 112.485,95", indicative: true } },
] as const;

test.each([360, 390, 479, 480, 768, 1200, 1280, 1400])(
  "shows building number and house type whole, each on one line, in a window of %i px",
  async (width) => {
    await page.viewport(width, 800);
    for (const own of PAGES) {
      const screen = await render(
        <TopBar
          projectName="De Lindehof"
          home="Bouwnummer 14"
          homeDetail="Type A"
          status={<SaveStatus state="saved" onRetry={() => {}} />}
          account={<IconButton icon={CircleUser} label="Account" />}
          {...own}
        />,
      );
      for (const words of ["Bouwnummer 14", "Type A"]) {
        const element = screen.getByText(words, { exact: true }).element();
        const range = document.createRange();
        range.selectNodeContents(element);
        expect(range.getClientRects(), words).toHaveLength(1);
        const { left, right } = range.getBoundingClientRect();
        expect(left).toBeGreaterThanOrEqual(0);
        for (let box: Element | null = element; box !== null; box = box.parentElement)
          expect(right, words).toBeLessThanOrEqual(box.getBoundingClientRect().right + 0.5);
      }
      if (width >= 1200 || width < 480)
        expect(screen.getByRole("banner").element().getBoundingClientRect().height, "as without it").toBe(64);
      await screen.unmount();
    }
  },
);
