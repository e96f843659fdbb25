import type { QueryClient, UseMutationOptions } from "@tanstack/react-query";
import { isOutage } from "@showroom/api-client/failures";
import { changeFavourite, type Favourite } from "@showroom/domain/configurator/favourites";
import { replaceData } from "@showroom/web-app/queries/replace-data";

/** The presses on hearts that the server does not know yet. */
export const PRESSES = ["favourites"] as const;
/** Tries after the first while the server is away, with pauses that grow to half a minute: some three minutes. */
const TRIES = 9;

interface Favourites {
  readonly favourites: Favourite[];
}

/**
 * What a press on a heart does: it shows at once, waits for the network, and goes back when the server refuses it.
 * @param queryKey of the favourites
 * @param send tells the server, whose answer has all favourites
 */
export function favouritePress(
  queries: QueryClient,
  queryKey: readonly unknown[],
  one: Favourite,
  send: (liked: boolean) => Promise<Favourites>,
): UseMutationOptions<Favourites, Error, boolean> {
  const show = (liked: boolean): void => {
    const { favourites = [] } = queries.getQueryData<Favourites>(queryKey) ?? {};
    replaceData(queries, { queryKey }, { favourites: [...changeFavourite(favourites, one, liked)] });
  };
  return {
    mutationKey: PRESSES,
    // One after another, so that the answer to an earlier press does not undo a later one.
    scope: { id: "favourites" },
    networkMode: "online",
    retry: (failures, error) => failures < TRIES && isOutage(error),
    mutationFn: send,
    onMutate: show,
    onError: (_, liked) => show(!liked),
    // The answer to the last press has them all, and what a partner pressed.
    onSuccess: (answer) => {
      if (queries.isMutating({ mutationKey: PRESSES }) === 1) replaceData(queries, { queryKey }, answer);
    },
  };
}
