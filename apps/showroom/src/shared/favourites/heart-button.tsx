import { useEffect, useRef } from "react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import Heart from "lucide-react/icons/heart";
import { useLocation } from "react-router";
import { setFavourite } from "@showroom/api-contract/endpoints/favourites";
import { changeFavourite, isFavourite } from "@showroom/domain/configurator/favourites";
import { IconButton } from "@showroom/ui/controls/icon-button/icon-button";
import { VisuallyHidden } from "@showroom/ui/layout/visually-hidden/visually-hidden";
import { replaceData } from "@showroom/web-app/queries/replace-data";
import { api } from "../api/api.ts";
import { useMember } from "../session/user.ts";
import { viewing } from "../session/viewing.ts";
import { favouritesQuery } from "./favourites-query.ts";
import { favouriteTexts as texts } from "./texts.ts";

export interface HeartButtonProps {
  readonly projectId: number;
  readonly pageId: number;
  readonly pageProductId: number;
  /** The name of the product. */
  readonly name: string;
}

/** One after another, so that the answer to an earlier press does not undo a later one. */
const SCOPE = { id: "favourites" };
const KEY = ["favourites"];

/** Scrolls to the card that the board of favourites led to, once its button is there. */
function useShown(pageProductId: number, isReady: boolean) {
  const button = useRef<HTMLSpanElement>(null);
  const { shows } = Object(useLocation().state) as { readonly shows?: number };
  useEffect(() => {
    if (shows !== pageProductId || !isReady) return;
    button.current?.scrollIntoView({ block: "center" });
    button.current?.querySelector("button")?.focus({ preventScroll: true });
  }, [shows, pageProductId, isReady]);
  return button;
}

/** Keeps a product among the favourites of the home. Nothing for staff who look in a buyer's place. */
export function HeartButton({ projectId, pageId, pageProductId, name }: HeartButtonProps) {
  const queries = useQueryClient();
  const userId = useMember()?.id;
  const query = favouritesQuery(projectId, userId ?? 0);
  const { data } = useQuery({ ...query, enabled: userId !== undefined });
  const place = useShown(pageProductId, data !== undefined);
  const one = { pageId, pageProductId };
  const { mutate, isError } = useMutation({
    mutationKey: KEY,
    scope: SCOPE,
    mutationFn: (liked: boolean) => api.call(setFavourite, { params: { projectId }, body: { ...one, liked, userId } }),
    onMutate: (liked) =>
      replaceData(queries, query, { favourites: [...changeFavourite(data?.favourites ?? [], one, liked)] }),
    // The last answer has everything, also what a partner pressed meanwhile.
    onSettled: async () => {
      if (queries.isMutating({ mutationKey: KEY }) === 1) await queries.invalidateQueries({ queryKey: query.queryKey });
    },
  });
  if (viewing !== null || userId === undefined || data === undefined) return null;
  const liked = isFavourite(data.favourites, one);
  return (
    <span ref={place}>
      <IconButton
        icon={Heart}
        label={(liked ? texts.remove : texts.add)(name)}
        variant="onImage"
        size="small"
        filled={liked}
        onClick={() => mutate(!liked)}
      />
      {isError && <VisuallyHidden role="alert">{texts.failed}</VisuallyHidden>}
    </span>
  );
}
