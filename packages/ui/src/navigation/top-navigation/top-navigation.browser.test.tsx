import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { TopNavigation } from "./top-navigation.tsx";

const PAGES = ["Projecten", "Medewerkers", "Mislukte taken"];

test("on a tablet the name wraps before the pages do", async () => {
  await page.viewport(768, 1024);
  const screen = await render(
    <TopNavigation
      brand="Digitale Showroom | Advies"
      brandHref="/"
      items={PAGES.map((label) => ({ href: `/${label}`, label }))}
      end={<span style={{ whiteSpace: "nowrap" }}>Beheer Showroom Nederland</span>}
    />,
  );
  const tops = PAGES.map((label) => screen.getByRole("link", { name: label }).element().getBoundingClientRect().top);
  expect(new Set(tops).size).toBe(1);
});
