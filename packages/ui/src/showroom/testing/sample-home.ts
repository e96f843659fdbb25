import type { PlanSpace, PlanStorey } from "../home-plan/plan-drawing.ts";

const space = (name: string, x: number, y: number, width: number, depth: number): PlanSpace => {
  const metres = (value: number) => (value / 1000).toFixed(2).replace(".", ",");
  return { name, size: `${metres(width)} × ${metres(depth)} m`, x, y, width, depth };
};

/** A ground floor with a toilet that can be chosen, and a first floor. */
export const storeys: readonly PlanStorey[] = [
  {
    name: "Begane grond",
    width: 5400,
    depth: 7000,
    description: "Begane grond: Woonkamer, 5,40 bij 5,00 meter; Keuken; Toilet.",
    spaces: [
      space("Woonkamer", 0, 0, 5400, 5000),
      space("Keuken", 0, 5100, 3000, 1900),
      {
        ...space("Toilet", 4500, 5800, 900, 1200),
        href: "#toilet",
        label: "Toilet 0,90 × 1,20 m: naar uw keuzes",
        room: {
          width: 900,
          depth: 1200,
          turn: 180,
          shapes: [
            { kind: "fixture", path: "M0 0h900v200h-900Z" },
            { kind: "opening", path: "M60 1198h780v104h-780Z" },
            { kind: "leaf", path: "M840 1300L840 2080" },
            { kind: "swing", path: "M840 2080A780 780 0 0 1 60 1300" },
          ],
        },
      },
      space("Hal", 3100, 5100, 2300, 600),
    ],
  },
  {
    name: "Eerste verdieping",
    width: 5400,
    depth: 7000,
    description: "Eerste verdieping: Slaapkamer 1; Slaapkamer 2.",
    spaces: [space("Slaapkamer 1", 0, 0, 5400, 3500), space("Slaapkamer 2", 0, 3600, 5400, 3400)],
  },
];
