import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { PriceBox } from "./price-box.tsx";

const EXPLAINED = "Het verschil met de standaard opstelling.";

test("the explanation of the price opens by press and keyboard, and closes by Escape", async () => {
  const screen = await render(<PriceBox label="Totaal meerprijs" amount="€ 1.250,-" tooltip={EXPLAINED} />);
  const button = screen.getByRole("button", { name: "Toelichting bij Totaal meerprijs" });
  await expect.element(screen.getByText(EXPLAINED)).not.toBeInTheDocument();
  await userEvent.click(button);
  await expect.element(screen.getByText(EXPLAINED)).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByText(EXPLAINED)).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText(EXPLAINED)).toBeVisible();
});

test("without an explanation there is no button", async () => {
  const screen = await render(<PriceBox label="Totaal meerprijs" amount="€ 1.250,-" />);
  expect(screen.getByRole("button").elements()).toEqual([]);
});
