import { expect, it } from "vitest";
import { DEMO_HOMES } from "./homes.ts";
import { buildLindehof } from "./projects/lindehof.ts";

it("every demo buyer has one of the homes, with its house type", () => {
  const { houseTypes, demoAccounts = [] } = buildLindehof(() => false).bundle;
  const numbered = demoAccounts.filter(({ buildNumber }) => buildNumber !== undefined);
  expect(numbered.length).toBeGreaterThan(0);
  for (const { buildNumber, houseType } of numbered)
    expect(DEMO_HOMES.rows.find((home) => home.buildNumber === buildNumber)?.houseType).toBe(
      houseTypes.find(({ key }) => key === houseType)?.name,
    );
  expect(new Set(DEMO_HOMES.rows.map(({ buildNumber }) => buildNumber)).size).toBe(48);
});
