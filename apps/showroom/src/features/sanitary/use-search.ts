import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";

const PARAMETER = "zoek";
const DEBOUNCE = 400;

export interface Search {
  /** The text in the field. */
  readonly text: string;
  /** The text that is searched for. It follows the field after a pause in typing. */
  readonly query: string;
  readonly setText: (text: string) => void;
}

/** A search that is stored in the address after a pause in typing. */
export function useSearch(): Search {
  const [parameters, setParameters] = useSearchParams();
  const query = parameters.get(PARAMETER) ?? "";
  const [text, setText] = useState(query);
  useEffect(() => {
    if (text === query) return undefined;
    const timer = setTimeout(
      () =>
        setParameters(
          (before) => {
            if (text === "") before.delete(PARAMETER);
            else before.set(PARAMETER, text);
            return before;
          },
          { replace: true, preventScrollReset: true },
        ),
      text === "" ? 0 : DEBOUNCE,
    );
    return () => clearTimeout(timer);
  }, [text, query, setParameters]);
  return { text, query, setText };
}
