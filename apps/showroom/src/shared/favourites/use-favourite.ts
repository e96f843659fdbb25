import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { setFavourite } from "@showroom/api-contract/endpoints/favourites";
import { isFavourite, type Favourite } from "@showroom/domain/configurator/favourites";
import { api } from "../api/api.ts";
import { useMember } from "../session/user.ts";
import { favouritePress } from "./favourite-press.ts";
import { favouritesQuery } from "./favourites-query.ts";

/** Whether a product is a favourite, and what a press does. */
export function useFavourite(projectId: number, { pageId, pageProductId }: Favourite) {
  const one: Favourite = { pageId, pageProductId };
  const userId = useMember()?.id;
  const query = favouritesQuery(projectId, userId ?? 0);
  const { data: liked } = useQuery({
    ...query,
    enabled: userId !== undefined,
    select: ({ favourites }) => isFavourite(favourites, one),
  });
  const { mutate, isError, reset } = useMutation(
    favouritePress(useQueryClient(), query.queryKey, one, (isLiked) =>
      api.call(setFavourite, { params: { projectId }, body: { ...one, liked: isLiked, userId } }),
    ),
  );
  return { liked, setLiked: mutate, failed: isError, dismiss: reset };
}
