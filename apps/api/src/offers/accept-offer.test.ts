import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { acceptanceWording } from "@showroom/domain/agreement/offer-document";
import { users } from "../database/schema/accounts.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { openOfferDesk, type OfferDesk } from "../testing/offer-desk.ts";
import { acceptOfferBy, type ProofOfPerson } from "./accept-offer.ts";

/** Sends no mails. */
const jobs = { send: () => Promise.resolve() } as Partial<Jobs> as Jobs;

let desk: OfferDesk;
beforeAll(async () => {
  desk = await openOfferDesk();
});
afterAll(() => desk.app.stop());

test("another proof takes the place of the code that is mailed", async () => {
  await desk.make();
  const offer = await desk.offer();
  const [user] = await drizzle(desk.app.pool).select().from(users).where(eq(users.id, desk.buyerId));
  if (!user) throw new Error("There is no buyer");
  const accept = async (prove: ProofOfPerson) =>
    await acceptOfferBy(
      {
        pool: desk.app.pool,
        jobs,
        sealOf: () => {
          throw new Error("No code is read");
        },
      },
      { kind: "user", user, sessionId: "", mustEnrol: false },
      {
        projectId: desk.projectId,
        offerId: offer.id,
        code: "",
        hash: offer.hash,
        wording: acceptanceWording(offer.document),
        prove,
        onAgreed: () => Promise.resolve(),
      },
    );
  expect(await accept(() => Promise.resolve("code-wrong"))).toBe("code-wrong");
  expect((await desk.offer()).state).toBe("open");
  expect(await accept((_tx, _tools, { userId }) => Promise.resolve(userId === user.id ? "right" : "code-wrong"))).toBe(
    "done",
  );
  expect((await desk.offer()).state).toBe("agreed");
});
