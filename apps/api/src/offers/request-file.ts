/** The PDF of a request, and what tells that it is known. */
import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Confirmation } from "@showroom/api-contract/entities/confirmation";
import { canonicalJson } from "@showroom/domain/agreement/canonical-json";
import { isHandedIn } from "./last-offers.ts";
import { confirmations } from "../database/schema/choices.ts";
import type { Queries } from "../database/database.ts";
import { writeDocument } from "../documents/write-document.ts";
import { fileName } from "../kernel/send-file.ts";
import { picturesOf } from "../pictures/room-pictures.ts";
import { checkOf, filesOf, PDF, type FileTools, type PdfFile } from "./pdf-file.ts";

/** The frozen document as a text, with its hash. */
function frozenText(document: Confirmation) {
  const json = canonicalJson(document);
  return { json, hash: createHash("sha256").update(json, "utf8").digest("hex") };
}

interface StoredRequest {
  readonly id: number;
  readonly document: Confirmation;
}

export async function requestFile(
  db: Queries,
  { id, document }: StoredRequest,
  { publicUrl, images }: FileTools,
): Promise<PdfFile> {
  const { json, hash } = frozenText(document);
  const { reference } = document;
  const rooms = (await picturesOf(db, [id]))(id);
  const content = await writeDocument({
    kind: "request",
    json,
    hash,
    roomPictures: new Map(rooms.map(({ pageId, picture }) => [pageId, picture])),
    pictures: await filesOf(
      rooms.map(({ picture }) => picture),
      images,
    ),
    check: checkOf(publicUrl, reference, hash),
  });
  return { name: fileName(["aanvraag", reference], "pdf"), type: PDF, content };
}

/** The request with this reference and hash, with whether it is the newest of its choices; undefined when there is none. */
export async function findRequestByHash(db: Queries, reference: string, hash: string) {
  // A reference ends with the number of the request.
  const id = Number(/-(\d{1,9})$/.exec(reference)?.[1] ?? 0);
  const [found] = await db
    .select()
    .from(confirmations)
    .where(and(eq(confirmations.id, id), isHandedIn));
  if (found?.document.reference !== reference || frozenText(found.document).hash !== hash) return undefined;
  const later = await db
    .select({ version: confirmations.version })
    .from(confirmations)
    .where(eq(confirmations.choicesId, found.choicesId));
  return { ...found, isNewest: later.every(({ version }) => version <= found.version) };
}
