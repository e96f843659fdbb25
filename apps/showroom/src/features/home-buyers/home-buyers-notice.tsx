import { useEffect } from "react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { HomeBuyers } from "@showroom/api-contract/endpoints/home-buyers";
import { dayInWords, dayOf } from "@showroom/domain/format/day-in-words";
import { Text } from "@showroom/ui/layout/text/text";
import { useShowroom } from "../../shared/step-view/use-showroom.ts";
import { homeBuyersQuery } from "./home-buyers-query.ts";
import { homeBuyersTexts as texts } from "./texts.ts";

function lineOf({ others, lastChange }: HomeBuyers): string {
  const together = texts.together(others.map(({ name }) => name));
  if (lastChange === null) return together;
  const day = dayInWords(dayOf(lastChange.at), new Date());
  return `${together} ${texts.lastChange(lastChange.isOwn ? texts.you : lastChange.name, day)}`;
}

/** With whom the buyer shares the choices, and who changed them last. Follows what the others change. */
export function HomeBuyersNotice({ className }: { readonly className: string | undefined }) {
  const { store, page, project } = useShowroom();
  const queries = useQueryClient();
  const { data } = useQuery(homeBuyersQuery(project.id));
  const isShared = data !== undefined && data.others.length > 0;
  useEffect(() => {
    if (!isShared) return;
    let stop = (): void => {};
    let isOver = false;
    const unsubscribe = store.subscribe(({ server }, before) => {
      if (server.version === before.server.version) return;
      void queries.invalidateQueries({ queryKey: homeBuyersQuery(project.id).queryKey });
    });
    // Loaded for homes of several buyers alone.
    void import("./follow-choices.ts").then(
      ({ followChoices }) => {
        if (!isOver) stop = followChoices(project.id, store.follow);
      },
      () => {},
    );
    return () => {
      isOver = true;
      unsubscribe();
      stop();
    };
  }, [isShared, queries, project.id, store]);
  if (!isShared || (page.type !== "intro" && page.type !== "overview")) return null;
  return (
    <div className={className} data-print="hide">
      <Text size={14}>{lineOf(data)}</Text>
    </div>
  );
}
