import { endPurchase, listFormerBuyers, moveBuyers } from "@showroom/api-contract/endpoints/occupancy";
import { listHomes, type ProjectHome } from "@showroom/api-contract/endpoints/homes";
import { inviteBuyers } from "@showroom/api-contract/endpoints/invitations";
import { userId } from "./demo-ids.ts";
import { OTHER_BUYER, PROJECT_ADMIN, type TestApp } from "./test-app.ts";

/** A project admin of a project with homes, who ends purchases and moves buyers. */
export async function openHomeDesk(app: TestApp, projectId: number) {
  const admin = await app.signedIn(PROJECT_ADMIN);
  const params = { projectId };

  async function home(buildNumber: string): Promise<ProjectHome> {
    const { items } = (await admin.call(listHomes, { params })).body;
    const found = items.find((one) => one.buildNumber === buildNumber);
    if (!found) throw new Error(`There is no home ${buildNumber}`);
    return found;
  }
  async function freeHome(houseType?: string): Promise<ProjectHome> {
    const { items } = (await admin.call(listHomes, { params })).body;
    const found = items.find(
      ({ state, former, houseType: type }) =>
        state === "free" && former === 0 && (houseType === undefined || type === houseType),
    );
    if (!found) throw new Error("No home is free");
    return found;
  }
  const seenIn = ({ buyers }: ProjectHome) => buyers.map((one) => one.userId);

  /** Ends the purchase for these buyers, or all of them, after a dry run. */
  async function end(buildNumber: string, leaving?: readonly number[]) {
    const at = await home(buildNumber);
    const call = async (dryRun: boolean, version: number | null) =>
      (
        await admin.call(endPurchase, {
          params: { projectId, homeId: at.id },
          body: {
            seen: { buyers: seenIn(at), version },
            leaving: [...(leaving ?? seenIn(at))],
            reason: "De koop is ontbonden",
            dryRun,
          },
        })
      ).body;
    const { effects } = await call(true, null);
    return await call(false, effects?.version ?? null);
  }

  async function move(buildNumber: string, to: ProjectHome, dryRun = false) {
    const at = await home(buildNumber);
    const call = async (isDry: boolean, version: number | null) =>
      (
        await admin.call(moveBuyers, {
          params: { projectId, homeId: at.id },
          body: { seen: { buyers: seenIn(at), version }, toHomeId: to.id, reason: "Ruil van woning", dryRun: isDry },
        })
      ).body;
    const dry = await call(true, null);
    return dryRun || dry.outcome !== "done" ? dry : await call(false, dry.effects?.version ?? null);
  }

  async function invite(email: string, { buildNumber, houseType }: ProjectHome, coBuyer = "") {
    const row = { line: null, buildNumber, houseType, firstName: "Nieuwe", lastName: "Koper", email, coBuyer };
    const { rows, sent } = (await admin.call(inviteBuyers, { params, body: { rows: [row], dryRun: false } })).body;
    if (sent !== 1) throw new Error(JSON.stringify(rows));
    return await userId(app.pool, email);
  }

  /** Registers an invited person with the password of the demo, and signs in. */
  async function enter(email: string) {
    await app.pool.query(
      `update users set password_hash = (select password_hash from users where email = $2), approved_terms_at = now() where email = $1`,
      [email, OTHER_BUYER],
    );
    return await app.signedIn(email);
  }
  const former = async (buildNumber: string) =>
    (await admin.call(listFormerBuyers, { params: { projectId, homeId: (await home(buildNumber)).id } })).body.items;
  return { admin, home, freeHome, end, move, invite, enter, former };
}
export type HomeDesk = Awaited<ReturnType<typeof openHomeDesk>>;
