import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { VariantPicker } from "./variant-picker.tsx";

test("without colours or sizes it shows an empty text for each", async () => {
  const screen = await render(
    <VariantPicker colours={[]} dimensions={[]} onColourSelect={() => {}} onDimensionSelect={() => {}} />,
  );
  const colours = screen.getByRole("group", { name: "Selecteer een kleur" });
  const sizes = screen.getByRole("group", { name: "Selecteer een afmeting" });
  await expect.element(colours.getByText("Er zijn geen kleur varianten beschikbaar in dit assortiment.")).toBeVisible();
  await expect
    .element(sizes.getByText("Er zijn geen afmeting varianten beschikbaar in dit assortiment."))
    .toBeVisible();
});
