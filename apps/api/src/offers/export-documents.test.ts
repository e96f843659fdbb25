import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabase, type DatabaseHandle } from "../database/database.ts";
import { inTransaction } from "../database/transaction.ts";
import { deleteProject } from "../staff/delete-project.ts";
import { openOfferDesk, type OfferDesk } from "../testing/offer-desk.ts";
import { readPdf } from "../testing/read-pdf.ts";
import { exportDocuments } from "./export-documents.ts";

let desk: OfferDesk;
let database: DatabaseHandle;
let folder: string;
beforeAll(async () => {
  desk = await openOfferDesk();
  database = openDatabase(desk.app.databaseUrl, 1, () => undefined);
  folder = await mkdtemp(join(tmpdir(), "documents-"));
});
afterAll(async () => {
  await database.close();
  await desk.app.stop();
  await rm(folder, { recursive: true });
});

const write = async (place: string): Promise<number> =>
  await exportDocuments(
    { db: database.db, images: { read: async () => null }, publicUrl: "https://showroom.example" },
    desk.projectId,
    join(folder, place),
  );

it("has every request, offer and agreement of the project, also once it is deleted", async () => {
  const { reference: requested } = await desk.request();
  const { rows } = await desk.app.pool.query(
    "select count(*)::int as n from confirmations join project_choices on project_choices.id = choices_id where project_id = $1",
    [desk.projectId],
  );
  const requests: number = rows[0].n;
  expect(await write("requests")).toBe(requests);
  expect(await readdir(join(folder, "requests"))).toContain(`aanvraag-${requested.toLowerCase()}.pdf`);

  await desk.make();
  await desk.make();
  expect(await desk.accept(desk.buyer, { code: await desk.code() })).toBe("done");
  const { document, hash } = await desk.offer();
  expect(await write("all")).toBe(requests + 2);
  const names = await readdir(join(folder, "all"));
  expect(names).toHaveLength(requests + 2);
  expect(names).toContain(`offerte-${document.replaces[0]?.toLowerCase()}.pdf`);
  const file = await readFile(join(folder, "all", `akkoord-${document.reference.toLowerCase()}.pdf`));
  const { title, text } = await readPdf(file);
  expect(title).toBe(`Akkoord ${document.reference}`);
  expect(text).toContain(hash);

  await desk.app.pool.query("update projects set state = 'archived' where id = $1", [desk.projectId]);
  await inTransaction(desk.app.pool, ({ tx }) => deleteProject(tx, null, desk.projectId));
  expect(await write("deleted")).toBe(requests + 2);
  expect(await readFile(join(folder, "deleted", `akkoord-${document.reference.toLowerCase()}.pdf`))).toEqual(file);
  const audited = await desk.app.pool.query("select project_id from audit_log where action = 'exported-documents'");
  expect(audited.rows).toEqual(Array.from({ length: 3 }, () => ({ project_id: desk.projectId })));
});
