/** The parts of a price of sanitary ware, for the view 'Prijsopbouw' of a card. Pure. */
import { amountsThatAddUp } from "@showroom/domain/format/amounts-that-add-up";
import type { HouseType, Project } from "@showroom/domain/model/project";
import type { LineItem } from "@showroom/domain/model/cost";
import type { Page } from "@showroom/domain/model/page";
import type { PageProduct, ProductGroup } from "@showroom/domain/model/product";
import type { Amounts } from "@showroom/domain/pricing/amounts";
import { pagePricing } from "@showroom/domain/pricing/page-pricing";
import { mayBeIndicative } from "@showroom/domain/pricing/tile-amounts";
import { leastAmounts } from "@showroom/domain/pricing/sanitary-amounts";
import type { ProductCardProps } from "@showroom/ui/showroom/product-card/product-card";
import { sanitaryTexts } from "./texts.ts";

const { breakdown: texts } = sanitaryTexts;

export type PriceBuildUp = ReturnType<NonNullable<ProductCardProps["breakdown"]>>;

function builtUp(amounts: Amounts, labels: { readonly product: string; readonly returned: string }): PriceBuildUp {
  const { grossPrice, returnPrice, labourPrice, totalPrice } = amounts;
  const { euro } = amountsThatAddUp([{ parts: [grossPrice, returnPrice, labourPrice], total: totalPrice }]);
  return {
    rows: [
      { label: labels.product, amount: euro(grossPrice) },
      { label: labels.returned, amount: euro(returnPrice) },
      { label: texts.labour, amount: euro(labourPrice) },
    ],
    total: { label: texts.total, amount: euro(totalPrice) },
  };
}

/** The parts of the price of a chosen product, from its price line. */
export function chosenBuildUp(line: Amounts & Pick<LineItem, "indicative">): PriceBuildUp {
  return { ...builtUp(line, texts), indicative: line.indicative };
}

export interface OfferedProduct {
  readonly project: Project;
  readonly houseType: HouseType;
  readonly page: Page;
  readonly group: ProductGroup;
  readonly pageProduct: PageProduct;
}

/** The parts of the price difference of an alternative to the standard; with several variants the cheapest one, with 'v.a.'. */
export function offeredBuildUp({ project, houseType, page, group, pageProduct }: OfferedProduct): PriceBuildUp {
  const amounts = leastAmounts(pagePricing(project, houseType, page), group, pageProduct);
  const { rows, total } = builtUp(amounts, texts.offered);
  const several = pageProduct.variants.length > 1;
  return {
    rows,
    total: total && { ...total, amount: several ? texts.from(total.amount ?? "") : total.amount },
    indicative: mayBeIndicative(page, project, "sanitary"),
  };
}
