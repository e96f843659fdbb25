import type { PageOutline } from "../model/page.ts";

type Place = Pick<PageOutline, "order">;

/** The number of a page's step, as in its URL. */
export const stepNumberOf = ({ order }: Place): number => order + 1;

/** The page of a step. */
export const pageOfStep = <P extends Place>(pages: readonly P[], stepNumber: number): P | undefined =>
  pages.find((page) => stepNumberOf(page) === stepNumber);

/** The page after another one; null after the last. */
export const pageAfter = <P extends Place>(pages: readonly P[], { order }: Place): P | null =>
  pages.find((page) => page.order === order + 1) ?? null;
