import { agreeLate } from "../choices/save/agree-late.ts";
import type { UserRow } from "../kernel/asker.ts";
import type { AppContext } from "../kernel/context.ts";
import type { OnAgreed } from "../offers/after-agreement.ts";
import { replaceLost } from "./replace-lost.ts";

/** What an agreement means for the choices of the home, and for articles that the catalogue lost meanwhile. `actor`: who accepts or signs. */
export const followAgreement =
  (app: Pick<AppContext, "catalogue" | "jobs">, actor: UserRow): OnAgreed =>
  async (open, offer) => {
    await agreeLate(app, open, actor, offer);
    await replaceLost(open, app, offer);
  };
