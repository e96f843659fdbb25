import type { OrderLine, OrderPrice, OrderScope, OrderTotal } from "@showroom/api-contract/entities/staff";
import { LINE_PART_TEXTS } from "@showroom/domain/words/room-texts";
import type { ArticleLine, HomeLine, SupplierLine } from "./order-views.ts";

export type OrderCell = string | number | null;

/** What a file says of its lines: a submission is a request, of which nothing may be ordered. */
export const NOTICES: Readonly<Record<OrderScope, string | null>> = {
  current: null,
  requested: "Aangevraagd, nog geen opdracht: de koper heeft nog niets besteld. Bestel pas als er akkoord is.",
  final: "Akkoord: de kopers hebben voor elke regel opdracht gegeven.",
};

const UNIT_TEXTS: Readonly<Record<OrderLine["unit"], string>> = { m2: "m²", m1: "m¹", piece: "stuks" };
const STATUS_TEXTS: Readonly<Record<OrderLine["status"], string>> = {
  open: "concept, niet ingediend",
  reopened: "heropend",
  submitted: "aangevraagd",
  changed: "aangevraagd, aanbod gewijzigd",
  agreed: "akkoord",
};
const INSTALLATION = "Verwerking";
const PART_TEXTS: Readonly<Record<OrderLine["part"], string>> = {
  ...LINE_PART_TEXTS,
  sealant: "Kit",
  kimcoat: "Kimcoat",
  extra: "Buiten de catalogus",
  installation: INSTALLATION,
};
const NO_SUPPLIER = "Geen leverancier ingevuld";
const DISCOUNT = "Korting";
const BUILD_NUMBER = "Bouwnummer";
const PART = "Onderdeel";

const euros = (amount: number): number => amount / 100;

export interface OrderColumn<Line> {
  readonly title: string;
  /** Column width in characters, for a spreadsheet. */
  readonly width: number;
  readonly value: (line: Line) => OrderCell;
}

const HOME: readonly OrderColumn<OrderLine | HomeLine>[] = [
  { title: BUILD_NUMBER, width: 12, value: (line) => line.buildNumber },
  { title: "Woningtype", width: 16, value: (line) => line.houseType },
  { title: "Koper", width: 24, value: (line) => line.buyer },
  { title: "Kenmerk", width: 16, value: (line) => line.reference },
];
const ARTICLE: readonly OrderColumn<OrderLine | HomeLine | ArticleLine>[] = [
  { title: "Artikelnummer", width: 18, value: (line) => line.productNumber },
  { title: "Omschrijving", width: 36, value: (line) => line.name },
  { title: "Merk", width: 18, value: (line) => line.brand },
  { title: "Kleur", width: 18, value: (line) => line.colorName },
  { title: "Afmeting", width: 16, value: (line) => line.size },
];
const SUPPLY: readonly OrderColumn<OrderLine | HomeLine | ArticleLine>[] = [
  { title: "Leverancier", width: 24, value: (line) => line.supplier },
  { title: "Artikelnummer leverancier", width: 24, value: (line) => line.supplierNumber },
  { title: "GTIN (EAN)", width: 16, value: (line) => line.gtin },
];
const NET: OrderColumn<OrderLine | HomeLine | ArticleLine> = {
  title: "Netto",
  width: 10,
  value: (line) => line.quantity,
};
const LOSS: OrderColumn<OrderLine | HomeLine> = {
  title: "Snijverlies %",
  width: 12,
  value: (line) => Math.round(line.cuttingLoss * 10_000) / 100,
};
const GROSS: readonly OrderColumn<OrderLine | HomeLine | ArticleLine>[] = [
  { title: "Met snijverlies", width: 14, value: (line) => line.orderQuantity },
  { title: "Eenheid", width: 9, value: (line) => UNIT_TEXTS[line.unit] },
  { title: "Per doos", width: 9, value: (line) => line.amountPerBox },
];
const BOXES: OrderColumn<HomeLine | ArticleLine> = { title: "Dozen", width: 8, value: (line) => line.boxes };
const STATUS: readonly OrderColumn<OrderLine | HomeLine>[] = [
  { title: "Status", width: 28, value: (line) => STATUS_TEXTS[line.status] },
  { title: "Standaard", width: 10, value: (line) => (line.isStandard ? "ja" : "nee") },
];

/** Columns of the lines per room, in Dutch. Boxes are counted per home. */
export const ROOM_COLUMNS: readonly OrderColumn<OrderLine>[] = [
  ...HOME,
  { title: "Ruimte", width: 20, value: (line) => line.pageTitle },
  { title: PART, width: 24, value: (line) => PART_TEXTS[line.part] },
  ...ARTICLE,
  NET,
  LOSS,
  ...GROSS,
  ...STATUS,
  ...SUPPLY,
];
export const HOME_COLUMNS: readonly OrderColumn<HomeLine>[] = [
  ...HOME,
  ...ARTICLE,
  NET,
  LOSS,
  ...GROSS,
  BOXES,
  ...STATUS,
  ...SUPPLY,
];
export const ARTICLE_COLUMNS: readonly OrderColumn<ArticleLine>[] = [
  ...SUPPLY,
  ...ARTICLE,
  { title: "Woningen", width: 10, value: (line) => line.homes },
  NET,
  ...GROSS,
  BOXES,
];
export const SUPPLIER_COLUMNS: readonly OrderColumn<SupplierLine>[] = [
  {
    title: "Leverancier",
    width: 28,
    value: ({ supplier, isWork }) => (isWork ? INSTALLATION : (supplier ?? NO_SUPPLIER)),
  },
  { title: "Artikelen", width: 10, value: ({ articles }) => articles },
  { title: "Woningen", width: 10, value: ({ homes }) => homes },
  { title: "m²", width: 10, value: ({ m2 }) => m2 },
  { title: "m¹", width: 10, value: ({ m1 }) => m1 },
  { title: "Stuks", width: 10, value: ({ piece }) => piece },
  { title: "Dozen", width: 10, value: ({ boxes }) => boxes },
];

const ofPrice =
  (value: (price: OrderPrice) => number | null) =>
  ({ price }: OrderLine): OrderCell =>
    price && value(price);

/** What the buyer pays, in euros: price times charged quantity plus surcharge is the gross amount. */
export const PRICE_COLUMNS: readonly OrderColumn<OrderLine>[] = [
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
  const own = ROOM_COLUMNS.map(({ title }) =>
    title === BUILD_NUMBER ? buildNumber : title === PART ? DISCOUNT : null,
  );
  return [...own, ...PRICE_COLUMNS.slice(1).map(() => null), -euros(discount)];
}
