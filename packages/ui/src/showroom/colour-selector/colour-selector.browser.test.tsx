import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ColourSelector } from "./colour-selector.tsx";

test("without colours it shows the empty text when it is opened", async () => {
  const screen = await render(
    <ColourSelector groups={[{ id: "luxe", title: "Luxe", options: [] }]} onSelect={() => {}} />,
  );
  await expect.element(screen.getByText("Gekozen kleur: -")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Toon kleuropties" }));
  await expect.element(screen.getByText("Het assortiment is nog niet beschikbaar.")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Sluit kleuropties" }));
  await expect.element(screen.getByText("Het assortiment is nog niet beschikbaar.")).not.toBeVisible();
});
