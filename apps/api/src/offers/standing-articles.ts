/** The agreed lines of the catalogue, and what a catalogue did to their articles. */
import { and, eq } from "drizzle-orm";
import type { OfferDocument } from "@showroom/api-contract/entities/offer";
import { textOfKey, type LineKey } from "@showroom/domain/agreement/lines-in-force";
import type { Queries } from "../database/database.ts";
import { articles } from "../database/schema/catalogue.ts";
import type { LoadedProject } from "../kernel/loaded-project.ts";
import { agreedInOrder, standingLines } from "./agreed-lines.ts";
import type { StoredOffer } from "./find-offers.ts";

export type OfferedArticle = OfferDocument["pages"][number]["lines"][number];

/** A line of a document that is delivered. */
export interface DeliveredLine extends LineKey {
  readonly pageId: number;
  /** Of the page. */
  readonly title: string;
  readonly article: OfferedArticle;
  /** The document that brought it. */
  readonly offer: StoredOffer;
}

/** The lines of the catalogue in a document. A standard that is dropped is not delivered. */
export const deliveredLines = (offer: StoredOffer): DeliveredLine[] =>
  offer.document.pages
    .flatMap(({ pageId, title, lines }) => lines.map((article) => ({ pageId, title, article })))
    .map((one, line) => ({ ...one, reference: offer.document.reference, line, offer }))
    .filter(({ article }) => article.quantity > 0);

/** The delivered lines of a home that are agreed now. */
export function standingArticles(all: readonly StoredOffer[]): DeliveredLine[] {
  const standing = new Set(standingLines(all).map(textOfKey));
  return agreedInOrder(all)
    .flatMap(deliveredLines)
    .filter((line) => standing.has(textOfKey(line)));
}

/** What a project delivers now. */
export interface Delivery {
  /** Numbers of articles that the catalogue had, and has no more. */
  readonly retired: ReadonlySet<string>;
  readonly floors: ReadonlySet<string>;
}

const floorNumbers = ({ houseTypes }: LoadedProject): string[] =>
  [...houseTypes.values()].flatMap(({ floors }) =>
    [...floors.floors, ...floors.baseboards].map((one) => one.product_number),
  );

export async function readDelivery(db: Queries, present: LoadedProject): Promise<Delivery> {
  const gone = await db
    .select({ number: articles.productNumber })
    .from(articles)
    .where(and(eq(articles.projectId, present.id), eq(articles.retired, true)));
  return { retired: new Set(gone.map(({ number }) => number)), floors: new Set(floorNumbers(present)) };
}

const isFloor = ({ part }: OfferedArticle): boolean => part === "floor" || part === "baseboard";

/** Whether the catalogue has lost the article of a line. */
export const isLost = ({ article }: Pick<DeliveredLine, "article">, { retired, floors }: Delivery): boolean =>
  article.productNumber !== "" &&
  (isFloor(article) ? !floors.has(article.productNumber) : retired.has(article.productNumber));
