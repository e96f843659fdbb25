import { useCallback, useEffect, useRef } from "react";
import { useSearchParams } from "react-router";

/**
 * Stores values in the query of the URL, without an entry in the history; null removes a value. The URL changes later than the call, so a
 * second call starts from the values of the first one and not from the URL.
 */
export function useAddressWriter(): (values: Readonly<Record<string, string | null>>) => void {
  const [search, setSearch] = useSearchParams();
  const asked = useRef(search);
  useEffect(() => {
    asked.current = search;
  }, [search]);
  return useCallback(
    (values) => {
      const next = new URLSearchParams(asked.current);
      for (const [name, value] of Object.entries(values))
        if (value === null) next.delete(name);
        else next.set(name, value);
      asked.current = next;
      setSearch(next, { replace: true, preventScrollReset: true });
    },
    [setSearch],
  );
}
