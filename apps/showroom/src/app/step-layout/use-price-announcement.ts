import { useEffect, useRef } from "react";
import { cents } from "@showroom/domain/money/cents";
import type { Cents } from "@showroom/domain/money/cents";

/** Long enough for a series of clicks to be told once. */
const QUIET = 1_200;

/** Tells a new total with its difference from the last one told, once the price has come to rest. */
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
