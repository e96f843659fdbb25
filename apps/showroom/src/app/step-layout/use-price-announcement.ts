import { useEffect, useRef } from "react";
import { cents } from "@showroom/domain/money/cents";
import type { Cents } from "@showroom/domain/money/cents";

/** Milliseconds without a new price before it is announced, so that a series of clicks causes one announcement. */
const QUIET = 1_200;

/** Announces a new total with its difference from the last announced one, after the price stops changing. */
export function usePriceAnnouncement(total: Cents | null, tell: (total: Cents, difference: Cents) => void): void {
  const told = useRef<Cents | null>(null);
  const telling = useRef(tell);
  useEffect(() => {
    telling.current = tell;
  });
  useEffect(() => {
    if (total === null || total === told.current) return undefined;
    if (told.current === null) {
      told.current = total;
      return undefined;
    }
    const timer = setTimeout(() => {
      telling.current(total, cents(total - (told.current ?? total)));
      told.current = total;
    }, QUIET);
    return () => clearTimeout(timer);
  }, [total]);
}
