import { expect, test } from "vitest";
import type { Finding } from "./finding.ts";
import { writeFindings } from "./write-findings.ts";

const finding = (level: Finding["level"], path: string, reason: string): Finding => ({
  level,
  file: "catalogus.xlsx",
  path,
  article: null,
  reason,
});

test("findings with one cause stand together, errors first, with Dutch counts", () => {
  expect(
    writeFindings([
      finding("warning", "Regels", 'de regel "a" doet niets'),
      finding("error", "Producten rij 3", 'hier hoort een getal; er staat "op aanvraag"'),
      finding("error", "Producten rij 9", "mag niet leeg zijn"),
      finding("error", "Vloeren rij 4", 'hier hoort een getal; er staat "?"'),
    ]),
  ).toBe(
    [
      "fout, 2 keer: hier hoort een getal",
      '  catalogus.xlsx Producten rij 3: hier hoort een getal; er staat "op aanvraag"',
      '  catalogus.xlsx Vloeren rij 4: hier hoort een getal; er staat "?"',
      "fout: catalogus.xlsx Producten rij 9: mag niet leeg zijn",
      'waarschuwing: catalogus.xlsx Regels: de regel "a" doet niets',
      "3 fouten, 1 waarschuwing",
    ].join("\n"),
  );
});

test("a check without findings says so", () => {
  expect(writeFindings([])).toBe("Geen fouten en geen waarschuwingen");
});
