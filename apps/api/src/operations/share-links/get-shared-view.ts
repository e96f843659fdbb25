import { eq } from "drizzle-orm";
import { isbot } from "isbot";
import { getSharedView } from "@showroom/api-contract/endpoints/share-links";
import { now } from "@showroom/service/clock";
import { operation } from "../../kernel/operation.ts";
import { costOf } from "../../choices/read/settle-rooms.ts";
import { sharedPictures } from "../../choices/read/shared-pictures.ts";
import { shareLinks } from "../../database/schema/choices.ts";
import { findShared, sharedHome } from "./find-shared.ts";

export const getSharedViewOperation = operation(getSharedView, async ({ app, request, params }) => {
  const { hash, ...found } = await findShared(app, params.token);
  // The preview that a chat or mail program makes of a link is not a view.
  if (!isbot(request.headers["user-agent"]))
    await app.db.update(shareLinks).set({ lastViewedAt: now() }).where(eq(shareLinks.hash, hash));
  const { home, rooms } = await sharedHome(app, found);
  const { document } = home.project;
  return {
    project: {
      name: document.name,
      slug: document.slug,
      hasHardPrices: document.hasHardPrices,
      headerImage: document.headerImage && { public_id: document.headerImage.public_id },
      showroom: document.showroom,
      contractor: document.contractor,
    },
    houseTypeName: home.house.houseType.name,
    pages: [...home.house.houseType.pages],
    confirmedPageIds: Object.values(rooms)
      .filter((room) => room.confirmedByUser)
      .map((room) => room.projectPageId),
    pictures: await sharedPictures(app, home, rooms, found.confirmationId),
    cost: found.cost ?? costOf(home, rooms),
    submitType: found.choices.submitType,
    updatedAt: found.choices.updatedAt.toISOString(),
    expiresAt: found.link.expiresAt.toISOString(),
  };
});
