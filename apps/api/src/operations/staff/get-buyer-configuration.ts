import { getBuyerConfiguration } from "@showroom/api-contract/endpoints/staff";
import { operation } from "../../kernel/operation.ts";
import { confirmationsOf } from "../../choices/confirm/find-confirmations.ts";
import { choicesEntity, roomsOf } from "../../choices/read/choices-entity.ts";
import { homeOfChoices } from "../../choices/read/home.ts";
import { costOf } from "../../choices/read/settle-rooms.ts";
import { agreedOf, findOffersOfChoices } from "../../offers/find-offers.ts";
import { findBuyer, staffBuyer } from "../../staff/buyers.ts";

export const getBuyerConfigurationOperation = operation(getBuyerConfiguration, async ({ app, params }) => {
  const live = await app.catalogue.project(params.projectId);
  const buyer = await findBuyer(app, live.id, params.userId);
  const { user, row, frozen } = buyer;
  const home = await homeOfChoices(app, user, live, row);
  const confirmations = row ? await confirmationsOf(app.db, row.id) : [];
  const { name, slug, hasHardPrices } = home.project.document;
  return {
    buyer: staffBuyer(live, buyer, home),
    project: { id: live.id, name, slug, hasHardPrices },
    pages: [...home.house.houseType.pages],
    choices: row && row.version > 0 ? choicesEntity(home, row) : null,
    cost: frozen?.cost ?? costOf(home, roomsOf(home, row)),
    confirmation: confirmations.find(({ id }) => id === frozen?.id) ?? null,
    earlierConfirmations: confirmations.filter(({ id }) => id !== frozen?.id),
    agreed: row ? agreedOf(await findOffersOfChoices(app.db, row.id)) : null,
  };
});
