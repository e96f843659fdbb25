import { desc, eq, sql } from "drizzle-orm";
import type { Confirmation } from "@showroom/api-contract/entities/confirmation";
import type { RenderRequest } from "@showroom/domain/render/render-request";
import { namedBuyers } from "../../accounts/home-buyers.ts";
import type { Queries } from "../../database/database.ts";
import { confirmations } from "../../database/schema/choices.ts";
import { findContractTerms } from "../../offers/contract-terms.ts";
import { frozenTexts } from "../../offers/document-contracts.ts";
import { wantPictures } from "../../pictures/room-pictures.ts";
import type { Rooms } from "../read/check-rooms.ts";
import type { ChoicesRow } from "../read/choices-row.ts";
import type { Home } from "../read/home.ts";
import { orderLinesOf } from "../read/order-lines.ts";
import { roomScene } from "../read/room-scene.ts";
import type { PricedRooms } from "../read/settle-rooms.ts";
import { writeConfirmation } from "./write-confirmation.ts";

/** The scenes of the rooms that can be drawn, by page. They name no buyer, and are of the frozen choices. */
function scenesOf(home: Home, rooms: Rooms): ReadonlyMap<number, RenderRequest> {
  return new Map(
    home.house.pages.flatMap((page) => {
      const scene = roomScene(home, page, rooms[page.id]);
      return scene === null ? [] : [[page.id, scene] as const];
    }),
  );
}

/** Stores the confirmation; its number comes from the table's sequence. The caller has locked the choices. */
export async function storeConfirmation(
  tx: Queries,
  home: Home,
  { id: choicesId, submitType, submittedAt }: ChoicesRow,
  priced: PricedRooms,
): Promise<Confirmation> {
  if (submitType === null || submittedAt === null) throw new Error("Only choices that are handed in are confirmed");
  const next = await tx.execute<{ id: string }>(
    sql`select nextval(pg_get_serial_sequence('confirmations', 'id')) as id`,
  );
  const [former] = await tx
    .select({ version: confirmations.version, document: confirmations.document })
    .from(confirmations)
    .where(eq(confirmations.choicesId, choicesId))
    .orderBy(desc(confirmations.version))
    .limit(1);
  const version = (former?.version ?? 0) + 1;
  const replaces = former?.document.reference ?? null;
  const id = Number(next.rows[0]?.id);
  const buyers = await namedBuyers(tx, home.user);
  const { terms } = await findContractTerms(tx, home.project.id);
  const facts = { id, submitType, submittedAt, version, replaces, buyers, ...(terms && frozenTexts(terms)) };
  const document = writeConfirmation(home, priced, facts);
  const { rooms, cost } = priced;
  const orderLines = orderLinesOf(home, rooms, document.buildNumber);
  const frozen = { choicesId, version, submitType, confirmedAt: submittedAt, document, cost, orderLines };
  await tx.insert(confirmations).values({ id: document.id, ...frozen });
  await wantPictures(tx, { confirmationId: document.id, revision: home.project.revision }, scenesOf(home, rooms));
  return document;
}
