import { Spinner } from "@showroom/ui/feedback/spinner/spinner";
import { SanitaryList } from "./sanitary-list.tsx";
import type { SanitaryListProps } from "./sanitary-list.tsx";
import { useNarrowed } from "./use-narrowed.ts";

export interface NarrowedListProps extends Omit<SanitaryListProps, "found" | "narrowedBy" | "isSearch"> {
  readonly query: string;
}

/** The groups that a search finds, filtered and sorted by the amounts on the cards. */
export function NarrowedList({ query, ...list }: NarrowedListProps) {
  const { asked, traits, left } = useNarrowed(query);
  if (left === null) return <Spinner patient />;
  const colours = traits.wanted.colorGroup.join(" ");
  const narrowedBy = asked.without ? `${query} ${colours} ${asked.order}` : `${query} ${colours}`.trim();
  return <SanitaryList {...list} found={left} narrowedBy={narrowedBy} isSearch={query !== ""} />;
}
