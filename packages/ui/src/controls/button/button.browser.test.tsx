import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import ArrowRight from "lucide-react/icons/arrow-right";
import Printer from "lucide-react/icons/printer";
import { Button, type ButtonProps } from "./button.tsx";

/** Words of an element that are broken over several lines. */
function brokenWords(element: Element): string[] {
  const broken: string[] = [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    for (const { 0: word, index } of (texts.currentNode.textContent ?? "").matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(texts.currentNode, index);
      range.setEnd(texts.currentNode, index + word.length);
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(word);
    }
  }
  return broken;
}

afterEach(() => {
  document.documentElement.style.removeProperty("font-size");
});

const BUTTONS: readonly (ButtonProps & { children: string })[] = [
  { children: "Prijsopgave afdrukken", icon: Printer, iconAfter: ArrowRight },
  { children: "Start met configureren" },
  { children: "Bekijk Resultaat", iconAfter: ArrowRight },
  { children: "Nee, terug naar de samenvatting" },
  { children: "Configuratie opslaan", loading: true },
  { children: "Wachtwoord vergeten?", variant: "quiet" },
];

test.each(BUTTONS)("does not break words on a phone at 200% text size: $children", async (button) => {
  await page.viewport(320, 640);
  document.documentElement.style.fontSize = "125%";
  const screen = await render(
    <div style={{ width: "256px" }}>
      <Button {...button} />
    </div>,
  );
  const element = screen.getByRole("button").element();
  expect(brokenWords(element)).toEqual([]);
  expect(element.scrollWidth).toBeLessThanOrEqual(256);
});
