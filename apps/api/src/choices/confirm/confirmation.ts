import { and, desc, eq, min, sql } from "drizzle-orm";
import type { Confirmation } from "@showroom/api-contract/entities/confirmation";
import type { LatePart } from "@showroom/api-contract/entities/offer";
import type { FrozenOrderLine } from "@showroom/api-contract/entities/staff";
import { orderGroupOf } from "@showroom/domain/order-list/order-line";
import type { RenderRequest } from "@showroom/domain/render/render-request";
import { calledName, namedBuyers } from "../../accounts/home-buyers.ts";
import type { Queries } from "../../database/database.ts";
import type { UserRow } from "../../kernel/asker.ts";
import { confirmations } from "../../database/schema/choices.ts";
import { findContractTerms } from "../../offers/contract-terms.ts";
import { frozenTexts } from "../../offers/document-contracts.ts";
import { now } from "@showroom/service/clock";
import { wantPictures, type KeptFile } from "../../pictures/room-pictures.ts";
import type { Rooms } from "../read/check-rooms.ts";
import type { ChoicesRow } from "../read/choices-row.ts";
import type { Home } from "../read/home.ts";
import { orderLinesOf } from "../read/order-lines.ts";
import { roomScene } from "../read/room-scene.ts";
import type { PricedRooms } from "../read/settle-rooms.ts";
import { isHandedIn } from "../../offers/last-offers.ts";
import { lateDocument } from "./late-document.ts";
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

/** The number of the next confirmation. */
async function nextId(tx: Queries): Promise<number> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select nextval(pg_get_serial_sequence('confirmations', 'id')) as id`,
  );
  return Number(rows[0]?.id);
}

/** Stores the confirmation of who hands in; its number comes from the table's sequence. The caller has locked the choices. */
export async function storeConfirmation(
  tx: Queries,
  home: Home,
  { id: choicesId, submitType, submittedAt }: ChoicesRow,
  priced: PricedRooms,
  actor: UserRow,
): Promise<Confirmation> {
  if (submitType === null || submittedAt === null) throw new Error("Only choices that are handed in are confirmed");
  const [former] = await tx
    .select({ version: confirmations.version, document: confirmations.document })
    .from(confirmations)
    .where(and(eq(confirmations.choicesId, choicesId), isHandedIn))
    .orderBy(desc(confirmations.version))
    .limit(1);
  const version = (former?.version ?? 0) + 1;
  const replaces = former?.document.reference ?? null;
  const id = await nextId(tx);
  const buyers = await namedBuyers(tx, home.user);
  const { terms } = await findContractTerms(tx, home.project.id);
  const facts = {
    id,
    submitType,
    submittedAt,
    version,
    replaces,
    buyers,
    ...(actor.role !== "projectuser" && { enteredBy: calledName(actor) }),
    ...(terms && frozenTexts(terms)),
  };
  const document = writeConfirmation(home, priced, facts);
  const { rooms, cost } = priced;
  const orderLines = orderLinesOf(home, rooms, document.buildNumber);
  const frozen = { choicesId, version, submitType, confirmedAt: submittedAt, document, cost, orderLines };
  await tx.insert(confirmations).values({ id: document.id, ...frozen });
  await wantPictures(tx, { confirmationId: document.id, revision: home.project.revision }, scenesOf(home, rooms));
  return document;
}

/** The scenes of the rooms in a document of late parts. */
export const lateScenes = (home: Home, rooms: Rooms, { pages }: Confirmation): ReadonlyMap<number, RenderRequest> =>
  new Map([...scenesOf(home, rooms)].filter(([id]) => pages.some(({ pageId }) => pageId === id)));

interface FrozenLate {
  readonly document: Confirmation;
  readonly orderLines: FrozenOrderLine[];
}

/** Freezes what a draft has of late parts, for a last offer. The choices stay open: nobody handed in. The caller has locked them. */
export async function storeLateDraft(
  tx: Queries,
  home: Home,
  choicesId: number,
  priced: PricedRooms,
  { late, kept }: { readonly late: readonly LatePart[]; readonly kept: ReadonlyMap<number, KeptFile> },
): Promise<FrozenLate> {
  const [lowest] = await tx
    .select({ version: min(confirmations.version) })
    .from(confirmations)
    .where(eq(confirmations.choicesId, choicesId));
  const version = Math.min(0, lowest?.version ?? 0) - 1;
  const submitType = "quote" as const;
  const submittedAt = now();
  const buyers = await namedBuyers(tx, home.user);
  const facts = { id: await nextId(tx), submitType, submittedAt, version, replaces: null, buyers };
  const document = lateDocument(home, priced, late, facts);
  const { rooms } = priced;
  const orderLines = orderLinesOf(home, rooms, document.buildNumber).filter(({ part }) =>
    late.some((one) => one.part === orderGroupOf(part)),
  );
  const frozen = { choicesId, version, submitType, confirmedAt: submittedAt, document, orderLines };
  await tx.insert(confirmations).values({ id: document.id, ...frozen, late: { parts: late, rooms } });
  const wanted = { confirmationId: document.id, revision: home.project.revision };
  await wantPictures(tx, wanted, lateScenes(home, rooms, document), kept);
  return { document, orderLines };
}
