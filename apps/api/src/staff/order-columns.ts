import type { OrderLine, OrderPrice, OrderTotal } from "@showroom/api-contract/entities/staff";
import { LINE_PART_TEXTS } from "@showroom/domain/words/room-texts";

export type OrderCell = string | number | null;

const UNIT_TEXTS: Readonly<Record<OrderLine["unit"], string>> = { m2: "m²", m1: "m¹", piece: "stuks" };
const STATUS_TEXTS: Readonly<Record<OrderLine["status"], string>> = {
  open: "open",
  reopened: "heropend",
  submitted: "ingediend",
  changed: "ingediend, aanbod gewijzigd",
};
const INSTALLATION = "Verwerking";
const DISCOUNT = "Korting";
const BUILD_NUMBER = "Bouwnummer";
const PART = "Onderdeel";

const euros = (amount: number): number => amount / 100;

export interface OrderColumn {
  readonly title: string;
  /** Column width in characters, for a spreadsheet. */
  readonly width: number;
  readonly value: (line: OrderLine) => OrderCell;
}

/** Columns of an order file, in Dutch. */
export const ORDER_COLUMNS: readonly OrderColumn[] = [
  { title: BUILD_NUMBER, width: 12, value: (line) => line.buildNumber },
  { title: "Ruimte", width: 20, value: (line) => line.pageTitle },
  {
    title: PART,
    width: 24,
    value: (line) => (line.part === "installation" ? INSTALLATION : LINE_PART_TEXTS[line.part]),
  },
  { title: "Artikelnummer", width: 18, value: (line) => line.productNumber },
  { title: "Omschrijving", width: 36, value: (line) => line.name },
  { title: "Merk", width: 18, value: (line) => line.brand },
  { title: "Kleur", width: 18, value: (line) => line.colorName },
  { title: "Afmeting", width: 16, value: (line) => line.size },
  { title: "Netto", width: 10, value: (line) => line.quantity },
  { title: "Snijverlies %", width: 12, value: (line) => Math.round(line.cuttingLoss * 10_000) / 100 },
  { title: "Te bestellen", width: 12, value: (line) => line.orderQuantity },
  { title: "Eenheid", width: 9, value: (line) => UNIT_TEXTS[line.unit] },
  { title: "Per doos", width: 9, value: (line) => line.amountPerBox },
  { title: "Dozen", width: 8, value: (line) => line.boxes },
  { title: "Status", width: 26, value: (line) => STATUS_TEXTS[line.status] },
  { title: "Standaard", width: 10, value: (line) => (line.isStandard ? "ja" : "nee") },
];

const ofPrice =
  (value: (price: OrderPrice) => number | null) =>
  ({ price }: OrderLine): OrderCell =>
    price && value(price);

/** What the buyer pays, in euros: price times charged quantity plus surcharge is the gross amount. */
export const PRICE_COLUMNS: readonly OrderColumn[] = [
  { title: "Prijs per eenheid (€)", width: 18, value: ofPrice(({ unitPrice }) => euros(unitPrice)) },
  { title: "Berekende hoeveelheid", width: 20, value: ofPrice(({ chargedQuantity }) => chargedQuantity) },
  { title: "Toeslag (€)", width: 12, value: ofPrice(({ surcharge }) => surcharge && euros(surcharge)) },
  { title: "Bruto (€)", width: 12, value: ofPrice(({ grossPrice }) => euros(grossPrice)) },
  { title: "Retour standaard (€)", width: 18, value: ofPrice(({ returnPrice }) => euros(returnPrice)) },
  { title: "Verwerking (€)", width: 14, value: ofPrice(({ labourPrice }) => euros(labourPrice)) },
  { title: "Bedrag (€)", width: 12, value: ofPrice(({ totalPrice }) => euros(totalPrice)) },
];

/** The row of a home's discount: the amounts of all rows add up to what the buyer pays. */
export function discountRow({ buildNumber, discount }: OrderTotal): OrderCell[] {
  const own = ORDER_COLUMNS.map(({ title }) =>
    title === BUILD_NUMBER ? buildNumber : title === PART ? DISCOUNT : null,
  );
  return [...own, ...PRICE_COLUMNS.slice(1).map(() => null), -euros(discount)];
}
