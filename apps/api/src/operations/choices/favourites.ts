import { eq } from "drizzle-orm";
import { getFavourites, setFavourite } from "@showroom/api-contract/endpoints/favourites";
import { changeFavourite, slotOfFavourite, type Favourite } from "@showroom/domain/configurator/favourites";
import { pageCatalogue } from "@showroom/domain/selection/page-catalogue";
import { findOwnChoices } from "../../choices/read/own-choices.ts";
import { lockChoices } from "../../choices/save/choices-rows.ts";
import { projectChoices } from "../../database/schema/choices.ts";
import { inTransaction } from "../../database/transaction.ts";
import { operation, type Operation } from "../../kernel/operation.ts";
import { ProblemError } from "../../kernel/problem.ts";

const entity = (favourites: readonly Favourite[]) => ({ favourites: [...favourites] });

const getFavouritesOperation = operation(getFavourites, async ({ app, asker, params }) => {
  const { row } = await findOwnChoices(app, asker, params.projectId);
  return entity(row?.favourites ?? []);
});

const setFavouriteOperation = operation(setFavourite, async ({ app, asker, params, body }) => {
  const { home } = await findOwnChoices(app, asker, params.projectId, body.userId);
  const { liked, pageId, pageProductId } = body;
  const page = home.house.pages.find(({ id }) => id === pageId);
  // What the catalogue lost can still be taken away.
  if (liked && (!page || slotOfFavourite(pageCatalogue(page), pageProductId) === null))
    throw new ProblemError("choice-invalid");
  const favourites = await inTransaction(app.pool, async ({ tx }) => {
    const row = await lockChoices(tx, home);
    const next = changeFavourite(row.favourites, { pageId, pageProductId }, liked);
    if (next !== row.favourites)
      await tx.update(projectChoices).set({ favourites: next }).where(eq(projectChoices.id, row.id));
    return next;
  });
  return entity(favourites);
});

export const FAVOURITE_OPERATIONS: readonly Operation[] = [getFavouritesOperation, setFavouriteOperation];
