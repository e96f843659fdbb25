import { StatusBadge } from "../../feedback/status-badge/status-badge.tsx";
import type { BuyerLine } from "../../staff/buyer-table/buyer-row.tsx";

const rooms = (confirmed: number) =>
  ["Badkamer", "Toilet", "Woonvloer"].map((title, index) => ({ id: index, title, confirmed: index < confirmed }));

const line = (buildNumber: number, name: string, rest: Partial<BuyerLine>): BuyerLine => ({
  id: buildNumber,
  buildNumber: String(buildNumber),
  name,
  href: `#koper-${buildNumber}`,
  note: "Hoekwoning",
  rooms: rooms(0),
  status: <StatusBadge variant="open">Aangemeld</StatusBadge>,
  total: "€ 0,-",
  changed: "Nog niets opgeslagen",
  ...rest,
});

/** Sample buyers, one per status. */
export const buyers: readonly BuyerLine[] = [
  line(1, "S. de Vries", {
    rooms: rooms(3),
    status: <StatusBadge variant="locked">Ingediend</StatusBadge>,
    submittedAs: "Definitief",
    submittedOn: "14-11-2026",
    total: "€ 8.420,-",
    changed: "14-11-2026 20:12",
  }),
  line(2, "M. El Amrani", {
    rooms: rooms(1),
    status: <StatusBadge variant="neutral">Bezig</StatusBadge>,
    total: "€ 2.670,-",
    changed: "21-11-2026 14:05",
  }),
  line(3, "j.jansen@voorbeeld.nl", {
    status: <StatusBadge variant="neutral">Uitgenodigd</StatusBadge>,
    note: "Geen woningtype",
  }),
];

/** The given number of sample buyers. */
export const manyBuyers = (count: number): readonly BuyerLine[] =>
  Array.from({ length: count }, (_, index) => line(index + 1, `Koper ${index + 1}`, {}));
