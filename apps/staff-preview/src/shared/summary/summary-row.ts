import type { AmountFormat } from "@showroom/domain/format/amounts-that-add-up";
import { formatTileSize } from "@showroom/domain/format/measures";
import type { LineItem } from "@showroom/domain/model/cost";
import type { Cents } from "@showroom/domain/money/cents";
import type { SummaryTableProps } from "@showroom/ui/showroom/summary/summary-table";
import type { Images } from "@showroom/web-app/pictures/use-images";

export type SummaryRow = SummaryTableProps["rows"][number];

/** The fields that current price lines and the lines of a confirmation have in common. */
export type PricedProduct = Pick<
  LineItem,
  | "name"
  | "brand"
  | "colorName"
  | "colorHex"
  | "size"
  | "thumbnail"
  | "productNumber"
  | "grossPrice"
  | "returnPrice"
  | "labourPrice"
  | "totalPrice"
> &
  Partial<Pick<LineItem, "width" | "length">>;

/** A line of a summary table. */
export function summaryRow(
  id: string,
  what: string,
  article: PricedProduct,
  images: Images,
  isCutOut: boolean,
  { euro, difference }: AmountFormat,
): SummaryRow {
  // Zero is undefined, which the column shows as 'Inbegrepen'.
  const amount = (value: Cents): string | undefined => (value === 0 ? undefined : difference(value));
  return {
    id,
    imageUrl: article.thumbnail ? images.url(article.thumbnail.public_id, { crop: "fit", width: 300 }) : undefined,
    imageFit: isCutOut ? "contain" : "cover",
    colourHex: article.colorHex ?? undefined,
    brandAndType: [what, article.brand].filter(Boolean).join(" · "),
    description: article.name,
    colour: article.colorName ?? undefined,
    size: article.size ?? formatTileSize(article.width ?? null, article.length ?? null) ?? undefined,
    productPrice: amount(article.grossPrice),
    returnPrice: article.returnPrice === 0 ? undefined : euro(article.returnPrice),
    labourPrice: amount(article.labourPrice),
    total: amount(article.totalPrice),
    articleNumber: article.productNumber || undefined,
  };
}
