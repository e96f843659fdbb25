import { expect, test } from "vitest";
import { keepMeasures } from "./keep-together.ts";

test.each([
  ["Atelier Wit mat, Wit mat, 30 x 60 cm", "Atelier Wit mat, Wit mat, 30·x·60·cm"],
  ["Meubelset Stil, Wit, 80 cm", "Meubelset Stil, Wit, 80·cm"],
  ["Recht 90 wit", "Recht 90 wit"],
  ["2 meubels van 7,5 x 15 cm", "2 meubels van 7,5·x·15·cm"],
])("the measures in %s are not broken over two lines", (text, kept) =>
  expect(keepMeasures(text)).toBe(kept.replaceAll("·", "\u00A0")),
);
